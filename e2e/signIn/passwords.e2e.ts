import { expect, test } from '../support/test';
import { giveEmail, makeAccount, PASSWORDS_AND_CODE } from '../support/widget/passwords';
import {
  alert,
  button,
  callsTo,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  shown,
} from '../support/widget/widget';

const NOT_LOADED = 'This page did not load fully. Check your internet connection and try again.';

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
