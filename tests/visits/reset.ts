import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createClient, type PasswordResetArgs } from '../../src/index';
import { renderPasswordReset } from '../renderWidget';
import type { SandboxPage } from '../sandbox';
import { eventually } from '../time';
import { button } from './button';
import { EMAIL, enter } from './signIn';

export const STRONG_PASSWORD = 'plum  Kettle orbit 47 ';

export const newPasswordField = () =>
  eventually(() => screen.getByLabelText<HTMLInputElement>('New password'));
export const continueButton = () => button('Continue');
export const mailIsSent = () =>
  eventually(() =>
    expect(screen.getByText(/^We sent an email to/)).toHaveTextContent(`We sent an email to ${EMAIL}.`),
  );

type MailLink = 'reset_password' | 'login';

/** Requests the mail and follows one of its links. */
export async function followLink(page: SandboxPage, kind: MailLink, email = EMAIL): Promise<string> {
  await page.control.createUser({
    public_token: page.publicToken,
    email,
    password: 'the old one 4711',
  });
  const asking = createClient(page.publicToken, page.options);
  await asking.passwords.resetByEmailStart({ email });
  asking.destroy();
  const token = await page.lastLinkToken(email, kind === 'login' ? 1 : 0);
  history.replaceState(null, '', `/reset?from=mail&stytch_token_type=${kind}&token=${token}`);
  return token;
}

/** Requests the mail, follows one of its links and mounts the password reset widget. */
export async function openMail(page: SandboxPage, kind: MailLink, args: Partial<PasswordResetArgs> = {}) {
  const passwordResetToken = await followLink(page, kind);
  return { passwordResetToken, ...renderPasswordReset(page, { passwordResetToken, ...args }) };
}

/** A password that the provider accepts. */
export async function typeStrong(user: UserEvent): Promise<void> {
  await enter(user, await newPasswordField(), STRONG_PASSWORD);
  await eventually(() => expect(continueButton()).toBeEnabled());
}
