import { client } from './auth.js';

const main = document.querySelector('main');

function item(text, label, action) {
  const li = document.createElement('li');
  const button = document.createElement('button');
  button.textContent = `${label} ${text}`;
  button.addEventListener('click', () => action().catch((error) => (li.title = error.message)));
  li.append(`${text} `, button);
  return li;
}

function section(title, items) {
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('ul');
  list.append(...items);
  return [heading, list];
}

async function show() {
  const user = client.user.getSync();
  if (!user) return location.assign('/sign-in');
  const { connected_apps: apps } = await client.user.getConnectedApps();
  const { deleteEmail, deletePhoneNumber, deleteWebauthnRegistration, revokeConnectedApp } = client.user;
  main.replaceChildren(
    ...section(
      'Email addresses',
      user.emails.map(({ email, email_id }) => item(email, 'Remove', () => deleteEmail(email_id))),
    ),
    ...section(
      'Phone numbers',
      user.phone_numbers.map(({ phone_number, phone_id }) =>
        item(phone_number, 'Remove', () => deletePhoneNumber(phone_id)),
      ),
    ),
    ...section(
      'Passkeys',
      user.webauthn_registrations.map(({ name, webauthn_registration_id: id }) =>
        item(name, 'Remove', () => deleteWebauthnRegistration(id)),
      ),
    ),
    ...section(
      'Connected apps',
      apps.map(({ name, connected_app_id: id }) =>
        item(name, 'Disconnect', () => revokeConnectedApp(id).then(show)),
      ),
    ),
    ...section('This session', [item('this browser', 'Sign out', () => client.session.revoke())]),
  );
}

client.user.onChange(show); // a removal, here or in another tab, and a sign-out
await show();
