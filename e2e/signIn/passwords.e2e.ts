import type { Page } from '@playwright/test';
import { PUBLIC_TOKEN } from '../support/site/page';
import { expect, test } from '../support/test';
import {
  comeToLogIn,
  comeToSignUp,
  currentPassword,
  giveEmail,
  makeAccount,
  newPassword,
  PASSWORDS_AND_CODE,
  submitPassword,
} from '../support/widget/passwords';
import {
  alert,
  button,
  callsTo,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  isSignedInAs,
  isSignedOut,
  shown,
} from '../support/widget/widget';

const NOT_LOADED = 'This page did not load fully. Check your internet connection and try again.';
const SIGN_IN = '/sign-in?products=passwords';

async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign out').click();
  await isSignedOut(page);
}

test.describe('§4 Password flow on the host page', () => {
  test('a visitor signs up, logs in, and sets a new password by the reset mail', async ({ site }) => {
    const email = 'journey@example.com';
    const { page } = await site.visitHost(SIGN_IN);
    await comeToSignUp(page, email);
    await submitPassword(page, newPassword(page));
    await isSignedInAs(page, email);
    await signOut(page);

    await page.goto(site.hostUrl + SIGN_IN);
    await comeToLogIn(page, email);
    await submitPassword(page, currentPassword(page), 'not the right one');
    await shown(alert(page).filter({ hasText: 'Wrong email address or password' }));
    await submitPassword(page, currentPassword(page));
    await isSignedInAs(page, email);
    await signOut(page);

    await page.goto(site.hostUrl + SIGN_IN);
    await comeToLogIn(page, email);
    await button(page, 'Forgot password?').click();
    await shown(heading(page, 'Check your email'));
    const { links = [] } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
    expect(links).toHaveLength(2);

    await page.goto(links[0]?.url ?? '');
    await submitPassword(page, newPassword(page), 'another kettle of plums 9');
    await isSignedInAs(page, email);
    await signOut(page);

    await page.goto(site.hostUrl + SIGN_IN);
    await comeToLogIn(page, email);
    await submitPassword(page, currentPassword(page));
    await shown(alert(page).filter({ hasText: 'Wrong email address or password' }));
    await submitPassword(page, currentPassword(page), 'another kettle of plums 9');
    await isSignedInAs(page, email);
  });
});

test.describe('§2 Password screens: a chunk that fails to load', () => {
  test('is fetched again when the screen is wanted, without an error, after a failed fetch ahead of time', async ({
    site,
  }) => {
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    const chunk = /pricerx-auth\.otp\./;
    await page.route(chunk, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await emailField(page).pressSequentially('a');
    await failed;
    await page.unroute(chunk);
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(chunk, async (route) => {
      await held;
      await route.continue();
    });
    const sent = page.waitForResponse('**/otps/email/login_or_create');
    const fetchedAgain = page.waitForRequest(chunk);
    await emailField(page).fill('ahead@example.com');
    await button(page, 'Continue with email').click();
    await Promise.all([sent, fetchedAgain]);
    expect((await alert(page).allTextContents()).filter((text) => text !== '')).toEqual([]);
    letThrough();
    await shown(codeField(page));
  });

  test('a failed load of the code screen shows a retry, and sends no second code', async ({ site }) => {
    const email = 'chunk-of-code@example.com';
    await makeAccount(site, email, {});
    const before = (await callsTo(site, '/otps/email/login_or_create')).length;
    const { page } = await site.visitWidget({ config: PASSWORDS_AND_CODE });
    const chunk = /pricerx-auth\.otp\./;
    await page.route(chunk, (route) => route.abort());
    await giveEmail(page, email);
    await shown(alert(page).filter({ hasText: NOT_LOADED }));
    await page.unroute(chunk);
    await button(page, 'Try again').click();
    await codeField(page).fill(await codeSentTo(site, email));
    await shown(heading(page, 'Success!'));
    expect(await callsTo(site, '/otps/email/login_or_create')).toHaveLength(before + 1);
  });
});
