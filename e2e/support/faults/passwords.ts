import type { Page } from '@playwright/test';
import { clientCall } from '../widget/passkeys';
import {
  comeToLogIn,
  comeToSignUp,
  currentPassword,
  giveEmail,
  newPassword,
  PASSWORD,
  PASSWORDS,
} from '../widget/passwords';
import { button, emailField, heading, shown } from '../widget/widget';
import type { Step, Visitor } from './step';

/** Waits until the provider has accepted the new password. */
async function fillNew(page: Page): Promise<void> {
  await newPassword(page).fill(PASSWORD);
  await button(page, 'Continue').click({ trial: true });
}

const args = () => ({ config: PASSWORDS });
const submit = ({ page }: Visitor) => button(page, 'Continue').click();
const succeeds = ({ page }: Visitor) => shown(heading(page, 'Success!'));
const makeAccount = ({ site, publicToken, email }: Visitor) =>
  site.control.createUser({ public_token: publicToken, email, password: PASSWORD });

export const PASSWORD_STEPS: Step[] = [
  {
    flow: 'Password creation',
    step: 'strength check',
    call: '/passwords/strength_check',
    says: /could not check this password/,
    args,
    arrive: ({ page, email }) => comeToSignUp(page, email),
    act: ({ page }) => newPassword(page).fill(PASSWORD),
    again: ({ page }) =>
      button(page, 'Check again')
        .click({ timeout: 500 })
        // The widget has repeated the check automatically when the browser came online.
        .catch(() => undefined),
    typed: ({ page }) => newPassword(page),
    done: ({ page }) => button(page, 'Continue').click({ trial: true }),
  },
  {
    flow: 'Password login',
    step: 'address',
    call: '/users/search',
    chunk: 'password',
    args,
    setUp: makeAccount,
    act: ({ page, email }) => giveEmail(page, email),
    typed: ({ page }) => emailField(page),
    done: ({ page }) => shown(currentPassword(page)),
  },
  {
    flow: 'Password login',
    step: 'password',
    call: '/passwords/authenticate',
    isProtected: true,
    args,
    setUp: makeAccount,
    async arrive({ page, email }) {
      await comeToLogIn(page, email);
      await currentPassword(page).fill(PASSWORD);
    },
    act: submit,
    typed: ({ page }) => currentPassword(page),
    done: succeeds,
  },
  {
    flow: 'Password creation',
    step: 'new password',
    call: '/passwords',
    isOnce: true,
    isProtected: true,
    args,
    async arrive({ page, email }) {
      await comeToSignUp(page, email);
      await fillNew(page);
    },
    act: submit,
    typed: ({ page }) => newPassword(page),
    done: succeeds,
  },
  {
    flow: 'Password reset',
    step: 'mail',
    call: '/passwords/email/reset/start',
    isBare: true,
    isProtected: true,
    args,
    setUp: makeAccount,
    arrive: ({ page, email }) => comeToLogIn(page, email),
    act: ({ page }) => button(page, 'Forgot password?').click(),
    done: ({ page }) => shown(heading(page, 'Check your email')),
  },
  {
    flow: 'Password reset',
    step: 'new password',
    call: '/passwords/email/reset',
    isOnce: true,
    method: 'mountPasswordReset',
    async setUp(visitor) {
      const { page, site, publicToken, email, known } = visitor;
      await makeAccount(visitor);
      await clientCall(page, site, 'passwords.resetByEmailStart', { email });
      const message = await site.control.nextMessage({ public_token: publicToken, to: email });
      known['token'] = new URL(message.links?.[0]?.url ?? '').searchParams.get('token') ?? '';
    },
    args: ({ known }) => ({ passwordResetToken: known['token'] }),
    arrive: ({ page }) => fillNew(page),
    act: submit,
    typed: ({ page }) => newPassword(page),
    done: succeeds,
  },
];
