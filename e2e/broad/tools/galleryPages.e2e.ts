import type { Browser } from 'playwright-core';
import { serveGallery } from '../../../gallery/server';
import { openBrowser } from '../../support/browser/browser';
import { shown } from '../../support/widget/widget';

let browser: Browser;
let gallery: Awaited<ReturnType<typeof serveGallery>>;
beforeAll(async () => {
  [browser, gallery] = await Promise.all([openBrowser(), serveGallery({ port: 0 })]);
});
afterAll(() => Promise.all([browser.close(), gallery.close()]));

describe('§2 Every screen: width of the gallery’s pages', () => {
  const SIZES = [320, 400, 1_280].flatMap((window) =>
    ['400px', '600px'].map((chosen) => ({ window, chosen })),
  );

  it.each(SIZES)('at $window px with states $chosen wide, nothing is wider than the window', async (size) => {
    const context = await browser.newContext({ viewport: { width: size.window, height: 700 } });
    const page = await context.newPage();
    await page.goto(`${gallery.url}/?search=main-tabs&width=${size.chosen}`);
    await shown(page.locator('figure'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await context.close();
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
