import { createStytchClient, StytchAPIError } from 'pricerx-auth/compat';
import { showAccount } from './account.js';
import { SANDBOX } from './sandbox.js';

const stytch = createStytchClient('public-token-test-sandbox', SANDBOX);
const form = document.querySelector('#email');
const message = document.querySelector('[role=alert]');

/** Runs a call, and shows its error to the visitor. */
async function attempt(call) {
  message.textContent = '';
  try {
    await call();
  } catch (error) {
    message.textContent = error instanceof StytchAPIError ? error.error_message : error.message;
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  attempt(async () => {
    await stytch.magicLinks.email.loginOrCreate(form.elements.email.value, {
      login_magic_link_url: location.href,
      signup_magic_link_url: location.href,
    });
    message.textContent = 'The link is in your mail.';
  });
});

// The page to which the link leads.
const address = new URLSearchParams(location.search);
if (address.get('stytch_token_type') === 'magic_links') {
  history.replaceState(null, '', location.pathname);
  attempt(() => stytch.magicLinks.authenticate(address.get('token'), { session_duration_minutes: 60 }));
}
showAccount(stytch, form);
