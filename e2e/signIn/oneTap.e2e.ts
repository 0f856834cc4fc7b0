import { mountLogin, unmount } from '../support/site/page';
import { expect, test } from '../support/test';
import { card, choose, finishOneTap, google, visitOneTap } from '../support/widget/oneTap';
import { emailField, gone, shown } from '../support/widget/widget';

test.describe('§4 One Tap beside other ways to sign in', () => {
  test('in a list of providers the prompt floats and the button shows', async ({ site }) => {
    const { page, args } = await visitOneTap(site, { more: ['emailMagicLinks'] });
    await shown(card(page));
    await shown(google(page));
    await shown(emailField(page));
    await choose(page, 'list@example.com');
    expect(await finishOneTap(site, page, args)).toBe('list@example.com by google');
  });
});

test.describe('§1 Unmounting with One Tap', () => {
  test('an unmount removes the prompt and its frame', async ({ site }) => {
    const { page } = await visitOneTap(site);
    await shown(card(page));
    await unmount(page);
    await gone(card(page));
    expect(await page.locator('iframe, #pricerx-google-parent-prompt').count()).toBe(0);
  });

  test('a second mount with the same options keeps the prompt', async ({ site }) => {
    const { page, args } = await visitOneTap(site);
    await shown(card(page));
    await page.getByRole('textbox', { name: /^Email of/ }).fill('kept@example.com');
    await mountLogin(page, site, args);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('textbox', { name: /^Email of/ }).inputValue()).toBe('kept@example.com');
  });
});
