import type { Page } from 'playwright-core';
import { EMAIL, LONG_EMAIL, PHONE } from '../../../gallery/data/people';

/** What a visitor does on the provider's widget to get to the state. */
export type Reach = (page: Page) => Promise<void>;

const press = (page: Page, name: RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const stay: Reach = () => Promise.resolve();

async function fill(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).first().fill(text);
}

const submit =
  (text: string): Reach =>
  async (page) => {
    await fill(page, 'input:not([type=password])', text);
    await press(page, /^Continue with|^Continue$/);
  };
const give = submit(EMAIL);

/** Types a number, which is valid only when the frame that parses numbers has loaded. */
const typePhone: Reach = async (page) => {
  await page.locator('input').pressSequentially(PHONE);
  await page.waitForFunction(() => document.querySelector('input')?.value.startsWith('(415) '));
};

const password =
  (text: string): Reach =>
  async (page) => {
    await give(page);
    await fill(page, 'input[type=password]', text);
  };
const logIn: Reach = async (page) => {
  await password('not the right one')(page);
  await press(page, /^Continue$/);
};
const forget: Reach = async (page) => {
  await give(page);
  await page.getByText('Forgot Password?').click();
};
const newPassword =
  (text: string): Reach =>
  (page) =>
    fill(page, 'input[type=password]', text);
const setNew: Reach = async (page) => {
  await newPassword('plum Kettle orbit 47')(page);
  await press(page, /^Continue$/);
};

const enterCode: Reach = async (page) => {
  await give(page);
  await page.getByText('Enter passcode').waitFor();
  await page.keyboard.type('123456');
};
const resend: Reach = async (page) => {
  await give(page);
  await press(page, /Resend/);
};
const click =
  (name: RegExp): Reach =>
  (page) =>
    press(page, name);
const chooseWallet = click(/Metamask/);
const toPasskeys = click(/^Skip/);
const onSecondPasskey =
  (icon: 'pencil' | 'bin'): Reach =>
  async (page) => {
    await toPasskeys(page);
    const icons = page.locator('input[id^=webauthn]').nth(1).locator('xpath=following-sibling::*');
    await icons.nth(icon === 'pencil' ? 0 : 1).click();
  };

/** By name of the gallery's state, in groups that get a sheet or more of their own. */
export const SHARED: Readonly<Record<string, Readonly<Record<string, Reach>>>> = {
  main: {
    'main-email': stay,
    'main-tabs': stay,
    'main-phone': typePhone,
    'main-passwords': stay,
    'main-everything': stay,
    'main-error': submit('ada.lovelace@'),
    'main-phone-wrong': submit('415'),
    'main-sending': give,
    'main-refused': give,
    'main-unreachable': give,
    'main-logo-watermark': stay,
    'main-no-header': stay,
  },
  social: { 'social-few': stay, 'social-all': stay, 'social-watermark': stay },
  wallets: {
    'wallets-few': stay,
    'wallets-many': stay,
    'wallets-none': stay,
    'wallets-and-social': stay,
    'wallets-set-up': click(/Set up/),
    'wallets-connect': chooseWallet,
    'wallets-sign': chooseWallet,
    'wallets-declined': chooseWallet,
    'wallets-wrong-signature': chooseWallet,
    'wallets-success': chooseWallet,
  },
  mails: {
    'email-confirmation': give,
    'email-confirmation-long-address': submit(LONG_EMAIL),
    'passwords-link': give,
  },
  codes: {
    'otp-empty': give,
    'otp-phone': async (page) => {
      await typePhone(page);
      await press(page, /^Continue with/);
    },
    'otp-verifying': enterCode,
    'otp-wrong': enterCode,
    'otp-expired': async (page) => {
      await give(page);
      await page.getByText(/expires in/).waitFor();
      await page.clock.fastForward('05:01');
    },
    'otp-resent': resend,
    'otp-success': enterCode,
  },
  passwords: {
    'passwords-new': give,
    'passwords-new-weak': password('password1'),
    'passwords-new-breached': password('monkey banana 9'),
    'passwords-new-or-code': give,
    'passwords-rules': give,
    'passwords-rules-half': password('kettleorbit'),
    'passwords-login': give,
    'passwords-login-wrong': logIn,
    'passwords-forgot': forget,
    'passwords-forgot-resent': async (page) => {
      await forget(page);
      await page.getByText('Resend email').click();
    },
    'passwords-breached': logIn,
    'passwords-dedupe': logIn,
    'passwords-set-new': give,
    'passwords-success': logIn,
  },
  reset: {
    'reset-new': stay,
    'reset-weak': newPassword('abcdef 6543'),
    'reset-strong': newPassword('plum Kettle orbit 47'),
    'reset-refused': setNew,
    'reset-success': setNew,
  },
  passkeys: {
    'passkeys-login': stay,
    'passkeys-login-problem': click(/Passkey/),
    'passkeys-start': stay,
    'passkeys-start-failed': click(/Create/),
    'passkeys-start-duplicate': click(/Create/),
    'passkeys-start-no-user': stay,
    'passkeys-list': toPasskeys,
    'passkeys-list-edit': onSecondPasskey('pencil'),
    'passkeys-list-delete': onSecondPasskey('bin'),
    'passkeys-list-none': toPasskeys,
  },
  consent: {
    consent: stay,
    'consent-details': (page) => page.getByText('Verify your identity').click(),
    'consent-custom': stay,
    'consent-no-session': stay,
    'consent-failed': stay,
    'consent-waiting': stay,
    'consent-logout': stay,
    'consent-not-logged-out': click(/^No$/),
  },
};
