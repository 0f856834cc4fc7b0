import type { Page } from 'playwright-core';
import { useSite } from '../../support/suite';
import { shown } from '../../support/widget/widget';

const suite = useSite();

const CONFIG = { products: ['oauth'], oauthOptions: { providers: [{ type: 'github' }, { type: 'google' }] } };
const BLACK = '24,23,23';
const WHITE = '255,255,255';

async function visit(styles: object, css = ''): Promise<Page> {
  const html = `<style>${css}</style><div id="sign-in"></div>`;
  const { page } = await suite.visitWidget({ config: CONFIG, styles }, { html });
  await shown(page.locator('#oauth-github path'));
  return page;
}

/** Red, green and blue of the uppermost opaque shape of GitHub's logo, as the browser draws it. */
const logoColor = (page: Page) =>
  page.locator('#oauth-github svg').evaluate((svg) => {
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

describe('§3 Theme: logos of social providers on dark buttons', () => {
  it.each([
    ['#FFFFFF', WHITE],
    ['snow', WHITE],
    ['hsl(0 0% 95%)', WHITE],
    ['rgb(255 255 255 / 90%)', WHITE],
    ['oklch(0.95 0 0)', WHITE],
    ['light-dark(#19303D, #FFFFFF)', BLACK],
    ['#19303D', BLACK],
    ['teal', BLACK],
    ['inherit', BLACK],
  ])('the text colour %s selects the logo %s', async (textColor, wanted) => {
    const page = await visit({ buttons: { secondary: { textColor } } });
    expect(await logoColor(page)).toBe(wanted);
  });

  it('follow the custom property of the page’s CSS, also when it changes', async () => {
    const property = '--pricerx-buttons-secondary-text-color';
    const css = `#sign-in { ${property}: #000 } @media (prefers-color-scheme: dark) { #sign-in { ${property}: #fff } }`;
    const page = await visit({}, css);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await logoColor(page)).toBe(BLACK);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await logoColor(page)).toBe(WHITE);
  });
});
