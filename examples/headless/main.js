import { createClient } from 'pricerx-auth/headless';

const client = createClient('public-token-test-sandbox', {
  endpoints: { apiUrl: 'http://localhost:4311' },
  // No other page of the domain can set cookies with these names. Safari stores them with https only.
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
});
const [email, code, account] = ['#email', '#code', '#account'].map((id) => document.querySelector(id));
let methodId = '';

function show(form) {
  for (const each of [email, code, account]) each.hidden = each !== form;
}

/** Runs a call, and shows its error to the visitor. */
async function attempt(call) {
  const alert = document.querySelector('[role=alert]');
  alert.textContent = '';
  try {
    await call();
  } catch (error) {
    alert.textContent = error.error_message ?? error.message;
  }
}

email.addEventListener('submit', (event) => {
  event.preventDefault();
  attempt(async () => {
    ({ method_id: methodId } = await client.otps.email.loginOrCreate(email.elements.email.value));
    show(code);
  });
});
code.addEventListener('submit', (event) => {
  event.preventDefault();
  attempt(() =>
    client.otps.authenticate(code.elements.code.value, methodId, { session_duration_minutes: 60 }),
  );
});
account.querySelector('button').addEventListener('click', () => attempt(() => client.session.revoke()));

function showUser(user) {
  account.querySelector('output').textContent = user?.emails[0]?.email ?? '';
  show(user ? account : email);
}
client.user.onChange(showUser);
showUser(client.user.getSync());
