import { expect } from '@playwright/test';
import { askForEmailCode, button, codeField, emailField, shown } from '../../support/widget/widget';
import { test } from './builtSite';

test.describe('the site’s first page', () => {
  test('a visitor signs in with the code of the inbox within ten seconds, stays signed in, and signs out', async ({
    builtSite,
  }) => {
    const began = performance.now();
    const { page, requested, complaints } = await builtSite.open('index.html');
    await askForEmailCode(page, 'ada@example.com');
    const message = page.getByRole('listitem').filter({ hasText: 'Email to ada@example.com' });
    const code = await message.locator('.message__code').textContent();
    await codeField(page).fill(String(code));
    await shown(page.getByText('Signed in as ada@example.com'));
    expect(performance.now() - began).toBeLessThan(10_000);
    await page.reload();
    await shown(page.getByText('Signed in as ada@example.com'));
    await button(page, 'Sign out').click();
    await shown(emailField(page));
    expect(requested.filter((url) => /^https?:/.test(url) && !url.startsWith(builtSite.url))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('has the form in its HTML, which the widget adopts with what was typed', async ({ builtSite }) => {
    const { context } = await builtSite.open('guide.html');
    const page = await context.newPage();
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/scripts/home.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(new URL('index.html', builtSite.url).href, { waitUntil: 'commit' });
    await emailField(page).fill('early@example.com');
    release();
    await button(page, 'Continue with email').click();
    await shown(codeField(page));
    await shown(page.getByRole('listitem').filter({ hasText: 'Email to early@example.com' }));
  });

  test('shows the reason instead of the widget in a browser without service workers', async ({
    builtSite,
  }) => {
    const { context } = await builtSite.open('guide.html');
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const page = await context.newPage();
    await page.goto(new URL('index.html', builtSite.url).href);
    await shown(page.getByRole('alert').filter({ hasText: 'The sandbox needs a service worker' }));
    await expect(emailField(page)).toBeHidden();
  });
});
