import { screen } from '@testing-library/react';
import type { WidgetConfig } from '../../src/domain/config/config';
import { signIn } from './headless';
import { makePasskey, setUpPasskeys, type Browser } from '../browser/passkeys';
import type { PasskeyRegistrationArgs } from '../../src/index';
import { makeClient, renderPasskeyRegistration, renderWidget } from '../renderWidget';
import type { SandboxPage } from '../sandbox';
import { eventually } from '../time';
import { button } from './button';
import { EMAIL, heading } from './signIn';

export const WITH_EMAIL: WidgetConfig = { products: ['emailMagicLinks', 'passkeys'] };
export const WITH_SMS: WidgetConfig = { products: ['otp', 'passkeys'], otpOptions: { methods: ['sms'] } };
export const START = '/webauthn/authenticate/start/primary';
export const NOT_FOUND =
  'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.';
export const UNKNOWN = 'Unknown error occurred during passkey authentication. Please try again.';
export const DELETE_WARNING = 'Once deleted, the passkey cannot be restored.';

export const passkeyButton = () => eventually(() => button('Login with a Passkey'));
export const findButton = (name: string) => eventually(() => button(name));
/** What each row shows: the name, or the field for it. */
export const names = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[translate=no]')?.textContent ?? row.querySelector('input')?.value);
export const nameField = (name: string) => screen.getByDisplayValue<HTMLInputElement>(name);
/** The names of the buttons with an icon, in the order of the list. */
export const icons = () =>
  screen.queryAllByRole('button', { name: /^(Edit|Save|Delete) / }).map((each) => each.ariaLabel);

/** A browser without passkey autofill, whose visitor has a passkey. */
export async function atTheButton(
  page: SandboxPage,
  config = WITH_EMAIL,
  browser: Browser = { autofill: false },
) {
  const device = setUpPasskeys(page, browser);
  const client = makeClient(page);
  await makePasskey(page, client);
  const widget = renderWidget(page, { client, config });
  return { device, client, widget, button: await passkeyButton() };
}

/** A browser with passkey autofill, whose visitor has a passkey. */
export async function atTheOffer(page: SandboxPage, config = WITH_EMAIL, more: { styles?: object } = {}) {
  const device = setUpPasskeys(page);
  const client = makeClient(page);
  await makePasskey(page, client);
  const widget = renderWidget(page, { client, config, ...more });
  await eventually(() => expect(device.isOpen()).toBe(true));
  return { device, client, widget };
}

/** The registration widget of a signed-in visitor. */
export async function atTheStart(
  page: SandboxPage,
  browser?: Browser,
  args: Partial<PasskeyRegistrationArgs> = {},
) {
  const device = setUpPasskeys(page, browser);
  const client = makeClient(page);
  await signIn(page, client, EMAIL);
  const widget = renderPasskeyRegistration(page, { client, ...args });
  await eventually(() => expect(button('Create a Passkey')).toBeEnabled());
  return { device, client, widget };
}

/** The list of passkeys of a visitor whose passkeys are on other devices. */
export async function atTheList(page: SandboxPage, passkeys: readonly string[], browser?: Browser) {
  const device = setUpPasskeys(page, browser);
  const client = makeClient(page);
  await signIn(page, client, EMAIL);
  const ids: string[] = [];
  for (const name of passkeys) {
    const { webauthn_registration_id } = await client.webauthn.register({ is_passkey: true });
    await client.webauthn.update({ webauthn_registration_id, name });
    ids.push(webauthn_registration_id);
    device.moveAway();
  }
  const widget = renderPasskeyRegistration(page, { client });
  await eventually(() => expect(button('Skip')).toBeEnabled());
  await widget.user.click(button('Skip'));
  await heading('Your passkeys');
  await page.idle();
  return { device, client, widget, ids };
}
