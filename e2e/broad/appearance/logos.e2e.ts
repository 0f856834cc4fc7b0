import type { Page } from '@playwright/test';
import { expect, test, type TestSite } from '../../support/test';
import { shown } from '../../support/widget/widget';

const CONFIG = { products: ['oauth'], oauthOptions: { providers: [{ type: 'github' }, { type: 'google' }] } };
const BLACK = '24,23,23';
const WHITE = '255,255,255';

async function visit(site: TestSite, styles: object, css = ''): Promise<Page> {
  const html = `<style>${css}</style><div id="sign-in"></div>`;
  const { page } = await site.visitWidget({ config: CONFIG, styles }, { html });
  await shown(page.locator('#pricerx-oauth-github path'));
  return page;
}

/** Red, green and blue of the uppermost opaque shape of GitHub's logo, as the browser draws it. */
const logoColor = (page: Page) =>
  page.locator('#pricerx-oauth-github svg').evaluate((svg) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const colors = [...svg.querySelectorAll('path')].map((path) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = getComputedStyle(path).fill;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    return colors
      .findLast(([, , , alpha]) => alpha === 255)
      ?.slice(0, 3)
      .join();
  });

test.describe('§3 Theme: logos of social providers on dark buttons', () => {
  for (const [textColor, wanted] of [
    ['#FFFFFF', WHITE],
    ['snow', WHITE],
    ['hsl(0 0% 95%)', WHITE],
    ['rgb(255 255 255 / 90%)', WHITE],
    ['oklch(0.95 0 0)', WHITE],
    ['light-dark(#19303D, #FFFFFF)', BLACK],
    ['#19303D', BLACK],
    ['teal', BLACK],
    ['inherit', BLACK],
  ] as const) {
    test(`the text colour ${textColor} selects the logo ${wanted}`, async ({ site }) => {
      const page = await visit(site, { buttons: { secondary: { textColor } } });
      expect(await logoColor(page)).toBe(wanted);
    });
  }

  test('follow the custom property of the page’s CSS, also when it changes', async ({ site }) => {
    const property = '--pricerx-buttons-secondary-text-color';
    const css = `#sign-in { ${property}: #000 } @media (prefers-color-scheme: dark) { #sign-in { ${property}: #fff } }`;
    const page = await visit(site, {}, css);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await logoColor(page)).toBe(BLACK);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await logoColor(page)).toBe(WHITE);
  });
});
