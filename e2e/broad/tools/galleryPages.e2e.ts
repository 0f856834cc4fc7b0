import { serveGallery } from '../../../gallery/server';
import { expect, test } from '../../support/test';
import { shown } from '../../support/widget/widget';

let gallery: Awaited<ReturnType<typeof serveGallery>>;
test.beforeAll(async () => {
  gallery = await serveGallery({ port: 0 });
});
test.afterAll(() => gallery.close());

test.describe('§2 Every screen: width of the gallery’s pages', () => {
  const SIZES = [320, 400, 1_280].flatMap((window) =>
    ['400px', '600px'].map((chosen) => ({ window, chosen })),
  );

  for (const size of SIZES) {
    test(`at ${size.window} px with states ${size.chosen} wide, nothing is wider than the window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: size.window, height: 700 });
      await page.goto(`${gallery.url}/?search=main-tabs&width=${size.chosen}`);
      await shown(page.locator('figure'));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
