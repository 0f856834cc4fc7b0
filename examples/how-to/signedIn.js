import { mountLogin } from 'pricerx-auth';
import { client } from './auth.js';

const button = document.querySelector('button'); // "Finish signing in", hidden at first

/** Asks the visitor, when this browser did not start the sign-in: somebody else may have sent the link. */
function confirm() {
  button.hidden = false;
  return new Promise((resolve) => button.addEventListener('click', () => resolve(true)));
}

try {
  const found = await client.authenticateByUrl({ session_duration_minutes: 60, confirm });
  location.replace(found ? '/account' : '/sign-in');
} catch (error) {
  button.hidden = true;
  document.querySelector('output').textContent = error.error_message ?? error.message;
  mountLogin({ client, selector: '#sign-in' });
}
