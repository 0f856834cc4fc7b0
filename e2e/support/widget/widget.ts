import type { FrameLocator, Locator, Page } from '@playwright/test';
import { PUBLIC_TOKEN } from '../site/page';
import type { Site } from '../site/site';

/** A page, a frame, or the part of a page with one of its widgets. */
export type Place = Page | FrameLocator | Locator;

export const EMAIL_LINK = { products: ['emailMagicLinks'] };
export const EMAIL_CODE = { products: ['otp'], otpOptions: { methods: ['email'] } };
export const SMS_CODE = { products: ['otp'], otpOptions: { methods: ['sms'] } };
export const ALL_CODES = { products: ['otp'], otpOptions: { methods: ['sms', 'whatsapp', 'email'] } };
export const LINK_AND_CODES = {
  products: ['emailMagicLinks', 'otp'],
  otpOptions: { methods: ['sms', 'whatsapp'] },
};

export const emailField = (page: Place): Locator => page.getByRole('textbox', { name: 'Email address' });
export const phoneField = (page: Place): Locator =>
  page.locator('input[type=tel]').and(page.getByRole('textbox', { name: 'Phone number' }));
export const codeField = (page: Place): Locator =>
  page.getByRole('textbox', { name: 'Enter the 6-digit code' });
export const button = (page: Place, name: string): Locator => page.getByRole('button', { name, exact: true });
export const heading = (page: Place, name: string): Locator =>
  page.getByRole('heading', { name, exact: true });
export const alert = (page: Place): Locator => page.getByRole('alert');

export const shown = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' });
/** Waits until the host page has its link to the form, which is hidden on the page with the form. */
export const isSignedOut = (page: Page, timeout?: number): Promise<void> =>
  page.locator('#account a').waitFor({ state: 'attached', timeout });
/** Waits until the host page shows the account. */
export const isSignedInAs = (page: Page, name: string): Promise<void> =>
  shown(page.locator('.account__name', { hasText: name }));
export const gone = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' });

/** The code of the newest message to an address. `after` is the id of an earlier message, which does not count. */
export async function codeSentTo(site: Site, to: string, after?: string): Promise<string> {
  const { code } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to, after });
  if (code === undefined) throw new Error(`The message to ${to} holds no code.`);
  return code;
}

/** A wrong code, different for each attempt. */
export const wrongCode = (code: string, attempt = 1): string =>
  String((Number(code) + attempt) % 1_000_000).padStart(6, '0');

/** Goes from Main to the passcode screen; a code is sent to the address. */
export async function askForEmailCode(page: Place, email: string): Promise<void> {
  await emailField(page).fill(email);
  await button(page, 'Continue with email').click();
  await shown(codeField(page));
}

export async function askForSmsCode(page: Place, national: string): Promise<void> {
  await phoneField(page).fill(national);
  await button(page, 'Continue with a text message').click();
  await shown(codeField(page));
}

export async function askForLink(page: Place, email: string): Promise<void> {
  await emailField(page).fill(email);
  await button(page, 'Continue with email').click();
  await shown(heading(page, 'Check your email'));
}

/** Goes from Main to the success screen. */
export async function signInByEmailCode(page: Place, site: Site, email: string): Promise<void> {
  await askForEmailCode(page, email);
  await codeField(page).fill(await codeSentTo(site, email));
  await shown(heading(page, 'Success!'));
}

/** The calls of a project's pages to a path, oldest first. */
export const callsTo = async (site: Site, path: string, publicToken = PUBLIC_TOKEN) =>
  (await site.control.requests({ public_token: publicToken })).filter((request) => request.path === path);
