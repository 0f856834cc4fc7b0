import type { Locator } from '@playwright/test';
import type { NewUser } from '../site/control';
import { PUBLIC_TOKEN } from '../site/page';
import type { Site } from '../site/site';
import { button, emailField, type Place, shown } from './widget';

export const PASSWORD = ' corrEct-hörse battery 7 ';

export const PASSWORDS = { products: ['passwords'] };
export const PASSWORDS_AND_CODE = { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } };
export const PASSWORDS_AND_LINK = { products: ['passwords', 'emailMagicLinks'] };

export const currentPassword = (page: Place): Locator => page.locator('input[id^=pricerx-current-password]');
export const newPassword = (page: Place): Locator => page.locator('input[id^=pricerx-new-password]');

/** Submits an address on Main. */
export async function giveEmail(page: Place, email: string): Promise<void> {
  await emailField(page).fill(email);
  await button(page, 'Continue with email').click();
}

/** Goes from Main to the login form of a user with a password. */
export async function comeToLogIn(page: Place, email: string): Promise<void> {
  await giveEmail(page, email);
  await shown(currentPassword(page));
}

/** Goes from Main to the sign-up form of a new user. */
export async function comeToSignUp(page: Place, email: string): Promise<void> {
  await giveEmail(page, email);
  await shown(newPassword(page));
}

/** Logs in, or signs up with a password that the provider accepts. */
export async function submitPassword(page: Place, field: Locator, password = PASSWORD): Promise<void> {
  await field.fill(password);
  // The button is enabled when the provider has accepted a new password.
  await button(page, 'Continue').click();
}

export const makeAccount = (site: Site, email: string, account: Partial<NewUser> = { password: PASSWORD }) =>
  site.control.createUser({ public_token: PUBLIC_TOKEN, email, ...account });
