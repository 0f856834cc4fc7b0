import { expect } from '@playwright/test';
import { test } from '../support/site/thirdPartyApp';
import { comeIn, comeToQuestion, isIn, link, QUESTION } from '../support/widget/visitApp';
import { button, heading, shown } from '../support/widget/widget';

test.describe('§4 Authorize flow of a third-party app', () => {
  test('code flow with PKCE: the app gets tokens after Allow, none after revocation, and an error after Deny', async ({
    site,
  }) => {
    const email = 'journey@example.com';
    const { page, complaints } = await comeIn(site, email);

    // The consent is remembered: the second sign-in has no consent screen.
    await page.context().clearCookies({ name: 'reminders_browser' });
    await page.goto(site.app.url);
    await link(page, 'Sign in with PriceRx').click();
    await isIn(site, page, email);

    // After the consent is revoked the app can read nothing and has to ask again.
    await page.goto(`${site.hostUrl}/saved`);
    await link(page, 'Connected apps').click();
    await shown(page.getByText('May use: openid, profile, email'));
    await button(page, 'Remove Refill Reminders').click();
    await shown(page.getByText('No app has access to your account.'));
    await page.goto(site.app.url);
    await shown(page.getByText('PriceRx no longer shares your data with us.'));
    await link(page, 'Sign in with PriceRx').click();
    await shown(heading(page, QUESTION));

    await button(page, 'Deny').click();
    await shown(page.getByText('You did not allow us to read your account.'));
    expect(complaints).toEqual([]);
  });

  test('prompt=consent asks a visitor who has allowed the app before', async ({ site }) => {
    const { page } = await comeIn(site, 'again@example.com');
    await link(page, 'Ask for my consent again').click();
    await shown(heading(page, QUESTION));
    await button(page, 'Allow').click();
    await isIn(site, page, 'again@example.com');
  });

  test('a visitor reads and answers the question with the keyboard only', async ({ site }) => {
    const { page } = await comeToQuestion(site, 'keyboard@example.com');
    const summary = page.locator('summary', { hasText: 'View your personal profile information' });
    await summary.focus();
    expect(await page.getByText('Your email address').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await shown(page.getByText('Your email address'));
    await page.keyboard.press('Tab');
    expect(await button(page, 'Allow').evaluate((each) => each.matches(':focus-visible'))).toBe(true);
    await shown(page.locator('button:not([aria-disabled])', { hasText: 'Allow' }));
    await page.keyboard.press('Enter');
    await isIn(site, page, 'keyboard@example.com');
  });
});
