import type { Page } from 'playwright-core';
import {
  comeToLogIn,
  comeToSignUp,
  currentPassword,
  giveEmail,
  makeAccount,
  newPassword,
  PASSWORDS,
  PASSWORDS_AND_CODE,
  PASSWORDS_AND_LINK,
  submitPassword,
} from '../../e2e/support/passwords';
import { PUBLIC_TOKEN } from '../../e2e/support/page';
import { alert, button, codeField, gone, heading, shown } from '../../e2e/support/widget';
import { DARK } from './looks';
import { EMAIL, holdCountdown, type Screen, type Shot } from './reach';

/** What a toast covers is part of the picture. */
const outlastToast = async (page: Page): Promise<void> => {
  const toast = page.getByRole('listitem');
  await shown(toast);
  await page.clock.runFor(8_000);
  await gone(toast);
};

const toLogIn = async ({ page, site }: Shot): Promise<void> => {
  await makeAccount(site, EMAIL);
  await comeToLogIn(page, EMAIL);
};

const toWrongPassword = async (shot: Shot): Promise<void> => {
  await toLogIn(shot);
  await submitPassword(shot.page, currentPassword(shot.page), 'not the right one');
  await shown(alert(shot.page));
};

const toForgot = async (shot: Shot): Promise<void> => {
  await toLogIn(shot);
  await button(shot.page, 'Forgot password?').click();
  await shown(heading(shot.page, 'Check your email'));
};

/** A new password, judged by the provider. */
const toJudged = async ({ page }: Shot, password: string, words: RegExp): Promise<void> => {
  await comeToSignUp(page, EMAIL);
  await newPassword(page).fill(password);
  await page.clock.runFor(600);
  await shown(page.getByText(words));
};

/** To a screen that says why the password must be replaced. */
const toReplaced =
  (why: { requires_reset?: boolean; breached?: boolean }) =>
  async ({ page, site }: Shot): Promise<void> => {
    const password = 'known to many 1';
    await makeAccount(site, EMAIL, { password, ...why });
    await comeToLogIn(page, EMAIL);
    await submitPassword(page, currentPassword(page), password);
    await shown(heading(page, 'Please set a new password'));
  };

/** Somebody who has an account without a password. */
const toPasswordless = async ({ page, site }: Shot): Promise<void> => {
  await makeAccount(site, EMAIL, {});
  await giveEmail(page, EMAIL);
};

export const PASSWORD_SCREENS: Screen[] = [
  {
    name: 'passwords-new',
    title: 'PasswordCreateOrLogin: a new visitor',
    args: { config: PASSWORDS },
    reach: ({ page }) => comeToSignUp(page, EMAIL),
  },
  {
    name: 'passwords-new-weak',
    title: 'PasswordCreateOrLogin: a password that is easy to guess',
    args: { config: PASSWORDS },
    reach: (shot) => toJudged(shot, 'password1', /^Very weak/),
  },
  {
    name: 'passwords-new-or-code',
    title: 'PasswordCreateOrLogin: a new visitor, who may have a code instead',
    args: { config: PASSWORDS_AND_CODE },
    reach: (shot) => toJudged(shot, 'plum Kettle orbit 47', /^Strong/),
  },
  {
    name: 'passwords-login',
    title: 'PasswordCreateOrLogin: a known visitor',
    args: { config: PASSWORDS },
    reach: toLogIn,
  },
  {
    name: 'passwords-login-wrong',
    title: 'PasswordCreateOrLogin: a wrong password; a link may be had instead',
    args: { config: PASSWORDS_AND_LINK },
    reach: toWrongPassword,
  },
  {
    name: 'passwords-code',
    title: 'PasswordCreateOrLogin: an account without a password, code sent',
    args: { config: PASSWORDS_AND_CODE },
    async reach(shot) {
      await toPasswordless(shot);
      await shown(codeField(shot.page));
      await holdCountdown(shot.page);
    },
  },
  {
    name: 'passwords-link',
    title: 'PasswordCreateOrLogin: an account without a password, link sent',
    args: { config: PASSWORDS_AND_LINK },
    async reach(shot) {
      await toPasswordless(shot);
      await shown(heading(shot.page, 'Check your email'));
    },
  },
  {
    name: 'passwords-send-failed',
    title: 'PasswordCreateOrLogin: the mail could not be sent',
    args: { config: PASSWORDS_AND_LINK },
    async reach(shot) {
      const path = '/magic_links/email/login_or_create';
      await shot.site.control.addFault({ public_token: PUBLIC_TOKEN, path, drop: true, times: 5 });
      await toPasswordless(shot);
      await shown(button(shot.page, 'Try again'));
      await outlastToast(shot.page);
      await shot.site.control.clearFaults(PUBLIC_TOKEN);
    },
  },
  {
    name: 'passwords-forgot',
    title: 'PasswordForgot',
    args: { config: PASSWORDS },
    reach: toForgot,
  },
  {
    name: 'passwords-forgot-resent',
    title: 'PasswordForgot: sent again',
    args: { config: PASSWORDS },
    async reach(shot) {
      await toForgot(shot);
      await button(shot.page, 'Resend email').click();
      await outlastToast(shot.page);
    },
  },
  {
    name: 'passwords-breached',
    title: 'PasswordBreached',
    args: { config: PASSWORDS },
    reach: toReplaced({ breached: true }),
  },
  {
    name: 'passwords-dedupe',
    title: 'PasswordDedupe',
    args: { config: PASSWORDS },
    reach: toReplaced({ requires_reset: true }),
  },
  {
    name: 'passwords-set-new',
    title: 'PasswordSetNew',
    args: { config: PASSWORDS },
    async reach(shot) {
      await toPasswordless(shot);
      await shown(heading(shot.page, 'Set a password'));
    },
  },
  {
    name: 'passwords-success',
    title: 'PasswordConfirmation',
    args: { config: PASSWORDS },
    async reach(shot) {
      await toLogIn(shot);
      await submitPassword(shot.page, currentPassword(shot.page));
      await shown(heading(shot.page, 'Success!'));
    },
  },
  {
    name: 'passwords-dark-login',
    title: 'A dark theme: a wrong password',
    args: { config: PASSWORDS_AND_LINK, styles: DARK },
    reach: toWrongPassword,
  },
  {
    name: 'passwords-dark-new',
    title: 'A dark theme: a password that is easy to guess',
    args: { config: PASSWORDS, styles: DARK },
    reach: (shot) => toJudged(shot, 'password1', /^Very weak/),
  },
];
