import { client } from './auth.js';

const [setUp, check, recover] = document.querySelectorAll('form');
const output = document.querySelector('output');

/** Runs a call of a form, and shows its error. */
const onSubmit = (form, call) =>
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    output.textContent = '';
    await call(form).catch((error) => (output.textContent = error.error_message ?? error.message));
  });

// For signed-in visitors. The secret is good for an hour, until the first code confirms it.
onSubmit(setUp, async () => {
  const { qr_code, secret, recovery_codes } = await client.totps.create({ expiration_minutes: 60 });
  document.querySelector('img').src = qr_code;
  document.querySelector('code').textContent = secret;
  document.querySelector('pre').textContent = recovery_codes.join('\n');
});
onSubmit(check, async ({ elements }) => {
  const options = { totp_code: elements.totp.value, session_duration_minutes: 60 };
  await client.totps.authenticate(options);
  output.textContent = 'The code is right.';
});
onSubmit(recover, async ({ elements }) => {
  const options = { recovery_code: elements.recovery.value, session_duration_minutes: 60 };
  await client.totps.recover(options);
  output.textContent = 'The recovery code is used now.';
});
