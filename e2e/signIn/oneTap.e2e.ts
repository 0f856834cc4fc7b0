import { mountLogin } from '../support/site/page';
import { useSite } from '../support/suite';
import { card, choose, finishOneTap, google, visitOneTap } from '../support/widget/oneTap';
import { emailField, gone, shown } from '../support/widget/widget';

const suite = useSite();

describe('§4 One Tap beside other ways to sign in', () => {
  it('in a list of providers the prompt floats and the button shows', async () => {
    const { page, args } = await visitOneTap(suite, { more: ['emailMagicLinks'] });
    await shown(card(page));
    await shown(google(page));
    await shown(emailField(page));
    await choose(page, 'list@example.com');
    expect(await finishOneTap(suite, page, args)).toBe('list@example.com by google');
  });
});

describe('§1 Unmounting with One Tap', () => {
  it('an unmount removes the prompt and its frame', async () => {
    const { page } = await visitOneTap(suite);
    await shown(card(page));
    await page.evaluate(() => (window as unknown as { mounted: { unmount(): void } }).mounted.unmount());
    await gone(card(page));
    expect(await page.locator('iframe, #google-parent-prompt').count()).toBe(0);
  });

  it('a second mount with the same options keeps the prompt', async () => {
    const { page, args } = await visitOneTap(suite);
    await shown(card(page));
    await page.getByRole('textbox', { name: /^Email of/ }).fill('kept@example.com');
    await mountLogin(page, suite.site, args);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('textbox', { name: /^Email of/ }).inputValue()).toBe('kept@example.com');
  });
});
