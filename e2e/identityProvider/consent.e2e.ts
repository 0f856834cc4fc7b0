import { expect, type Page } from '@playwright/test';
import { type SiteWithApp, test } from '../support/site/thirdPartyApp';
import { comeIn, comeToQuestion, isIn, link, QUESTION } from '../support/widget/visitApp';
import { button, heading, shown } from '../support/widget/widget';

const isSignedInOnSite = async (site: SiteWithApp, page: Page): Promise<boolean> => {
  const cookies = await page.context().cookies(site.hostUrl);
  return cookies.some(({ name }) => name === 'stytch_session');
};

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

test.describe('§4 Logout flow of a third-party app', () => {
  test('an id_token_hint signs the visitor out of both sites without a question', async ({ site }) => {
    const { page, complaints } = await comeIn(site, 'out@example.com');
    expect(await isSignedInOnSite(site, page)).toBe(true);
    await link(page, 'Sign out everywhere').click();
    await shown(page.getByText('You are signed out, here and at PriceRx.'));
    expect(await isSignedInOnSite(site, page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('without a hint the visitor is asked: No stays signed in, Yes signs out and returns to the app', async ({
    site,
  }) => {
    const { page } = await comeIn(site, 'asked@example.com');
    await link(page, 'Sign out, but ask me').click();
    await shown(heading(page, 'Log out?'));
    await button(page, 'No').click();
    await shown(page.getByText('You have not been logged out. You may close this page.'));
    expect(await isSignedInOnSite(site, page)).toBe(true);

    await page.goto(`${site.app.url}/sign-out?ask`);
    await button(page, 'Yes').click();
    await shown(page.getByText('You are signed out, here and at PriceRx.'));
    expect(await isSignedInOnSite(site, page)).toBe(false);
  });
});
