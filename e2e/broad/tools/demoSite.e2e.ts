import { expect, test } from '../../support/test';
import { shown } from '../../support/widget/widget';

test.describe('§1 Host page: addresses and requests', () => {
  test('an unknown address answers 404 with a page that links home', async ({ site }) => {
    const { page, complaints } = await site.visitHost('/pricess/old?dev=1');
    const answer = await page.request.get(page.url(), { headers: { Accept: 'text/html' } });
    expect(answer.status()).toBe(404);
    await shown(page.getByRole('heading', { name: 'There is no page at this address' }));
    expect(await page.title()).toBe('Page not found · PriceRx');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Compare prices/ })
      .click();
    await shown(page.getByRole('heading', { name: 'Compare prescription prices near you' }));
    expect(new URL(page.url()).pathname).toBe('/');
    expect(complaints).toEqual([]);
  });

  test('the page lists prices before the widget’s script has loaded, and without it', async ({ site }) => {
    const context = await site.newContext();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/pricerx-auth.js', async (route) => {
      await held;
      await route.abort();
    });
    const page = await context.newPage();
    await page.goto(site.hostUrl, { waitUntil: 'commit' });
    await shown(page.getByRole('link', { name: /atorvastatin/i }));
    await page.getByRole('link', { name: 'Saved prices' }).click();
    await shown(page.getByText('Loading…'));
    release();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await shown(page.getByText('Sign-in is not available right now.'));
  });

  test('the sign-in form with passkeys needs at most 16 requests', async ({ site }) => {
    const { page, requested } = await site.visitHost('/sign-in');
    await shown(page.locator('#sign-in input'));
    await page.waitForLoadState('networkidle');
    const own = requested.filter((url) => url.startsWith(site.hostUrl) && !url.endsWith('.svg'));
    expect(own.length).toBeLessThanOrEqual(16);
  });
});

test.describe('§1 Host page: the developer panel', () => {
  test('links the inbox, and names what configures the widget', async ({ site }) => {
    const { page, complaints } = await site.visitHost('/sign-in?dev=1');
    const panel = page.getByRole('complementary', { name: 'Developer' });
    const inbox = panel.getByRole('link', { name: 'Open the inbox in a new tab' });
    await expect(inbox).toHaveAttribute('href', `${site.sandboxUrl}/sandbox`);
    await shown(panel.getByText('The page’s address configures the widget'));
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Developer' })).toBeFocused();
    expect(complaints).toEqual([]);
  });
});
