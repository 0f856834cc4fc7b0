import { screen } from '@testing-library/react';
import type { WidgetConfig } from '../../src/domain/config/config';
import { renderWidget, type RenderedWidget } from '../renderWidget';
import type { SandboxPage } from '../sandbox';
import { eventually } from '../time';
import { button } from './button';
import { EMAIL, emailField, enter } from './signIn';

/** A unique text, so that a search finds leaks of it. */
export const PASSWORD = ' corrEct-hörse🐎battery 7 ';

/** A password and a second method of each kind, or none. */
export const PASSWORDS: WidgetConfig = { products: ['passwords'] };
export const PASSWORDS_AND_CODE: WidgetConfig = {
  products: ['passwords', 'otp'],
  otpOptions: { methods: ['email'] },
};
export const PASSWORDS_AND_LINK: WidgetConfig = {
  products: ['passwords', 'emailMagicLinks'],
  emailMagicLinksOptions: { loginExpirationMinutes: 20 },
};

type Account = Omit<Parameters<SandboxPage['control']['createUser']>[0], 'public_token' | 'email'>;

/** Creates a user, with a password unless it is left out. */
export const makeAccount = (page: SandboxPage, account: Account = { password: PASSWORD }) =>
  page.control.createUser({ public_token: page.publicToken, email: EMAIL, ...account });

export const currentPasswordField = () =>
  eventually(() =>
    screen.getByLabelText<HTMLInputElement>('Password', { selector: '#pricerx-current-password' }),
  );
export const newPasswordField = () =>
  eventually(() =>
    screen.getByLabelText<HTMLInputElement>('Password', { selector: '#pricerx-new-password' }),
  );

/** Submits an address on Main and waits for the password screen. */
export async function giveEmail(page: SandboxPage, config = PASSWORDS): Promise<RenderedWidget> {
  const widget = renderWidget(page, { config });
  await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
  return widget;
}

/** Opens the password screen of an existing user. */
export async function comeToLogIn(
  page: SandboxPage,
  config = PASSWORDS,
  account?: Account,
): Promise<RenderedWidget> {
  await makeAccount(page, account);
  const widget = await giveEmail(page, config);
  await currentPasswordField();
  return widget;
}

/** Opens the password screen of a new user. */
export async function comeToSignUp(page: SandboxPage, config = PASSWORDS): Promise<RenderedWidget> {
  const widget = await giveEmail(page, config);
  await newPasswordField();
  return widget;
}

/** Types a password that the provider accepts. */
export async function typeGood({ user }: RenderedWidget, password = PASSWORD): Promise<void> {
  await user.click(await newPasswordField());
  await user.paste(password);
  await eventually(() => {
    if (button('Continue').hasAttribute('disabled')) throw new Error('Continue is off.');
  });
}
