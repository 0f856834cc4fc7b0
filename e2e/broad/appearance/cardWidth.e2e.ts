import type { Page } from '@playwright/test';
import { mountLogin, openBarePage } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { EMAIL_CODE, shown } from '../../support/widget/widget';

/** Ways to place the widget: styles of the host's element and of its parent. */
const PARENTS: Record<string, { parent?: string; host?: string }> = {
  block: {},
  flex: { parent: 'display: flex; justify-content: center' },
  'flex column': { parent: 'display: flex; flex-direction: column; align-items: center' },
  'inline flex': { parent: 'display: inline-flex' },
  'flex item that does not shrink': { parent: 'display: flex', host: 'flex: none; max-width: 100%' },
  'flex host': { host: 'display: flex; justify-content: center' },
  grid: { parent: 'display: grid; place-items: center' },
  'grid host': { host: 'display: grid; justify-items: center' },
  'fit-content': { host: 'width: fit-content; margin-inline: auto' },
  'inline-block': { parent: 'text-align: center', host: 'display: inline-block' },
  table: { parent: 'display: table; margin-inline: auto', host: 'display: table-cell' },
  'inline table': { parent: 'display: inline-table' },
  absolute: { host: 'position: absolute; inset-inline-start: 0' },
  'absolute, centred': {
    host: 'position: absolute; inset-inline: 0; margin-inline: auto; width: fit-content',
  },
  float: { host: 'float: inline-start' },
};
const IDS = Object.keys(PARENTS).map((name, index) => ({ name, selector: `#host-${index}` }));

const html = Object.values(PARENTS)
  .map(
    ({ parent = '', host = '' }, index) =>
      `<section style="position: relative; height: 400px"><div style="${parent}"><div id="host-${index}" style="${host}"></div></div></section>`,
  )
  .join('');

/** The card's width in each parent, the available width, and how far the page overflows its window. */
const measure = (page: Page) =>
  page.evaluate((all) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const widths = all.map(({ name, selector }) => {
      const element = document.querySelector(`${selector} pricerx-auth`);
      const card = (element?.shadowRoot ?? element)?.querySelector('.pricerx-widget > div > div');
      const { left, right, width } = card?.getBoundingClientRect() ?? new DOMRect();
      return [name, left >= 0 && right <= clientWidth ? width : `${width}, cut off`];
    });
    return { widths: Object.fromEntries(widths), overflow: scrollWidth - clientWidth };
  }, IDS);

const MARGIN = 8;
const allAt = (width: number) => Object.fromEntries(IDS.map(({ name }) => [name, width]));

test.describe('§3 Theme: width of the card in its parent', () => {
  for (const look of [
    { dom: 'light DOM', dir: 'ltr' },
    { dom: 'light DOM', dir: 'rtl' },
    { dom: 'shadow DOM', dir: 'ltr' },
    { dom: 'shadow DOM', dir: 'rtl' },
  ]) {
    test(`in ${look.dom}, ${look.dir}, the card is 400 px wide or as wide as its parent`, async ({
      site,
    }) => {
      const page = await openParents(site, look);
      for (const viewport of [1_280, 390, 320, 280]) {
        await page.setViewportSize({ width: viewport, height: 700 });
        const expected = allAt(Math.min(400, viewport - 2 * MARGIN));
        expect({ viewport, ...(await measure(page)) }).toEqual({ viewport, widths: expected, overflow: 0 });
      }
    });
  }

  for (const width of ['480px', '30rem', '100%']) {
    test(`a theme width of ${width} shrinks with its parent`, async ({ site }) => {
      const page = await openParents(site, {
        dom: 'light DOM',
        dir: 'ltr',
        styles: { container: { width } },
      });
      for (const viewport of [390, 280]) {
        await page.setViewportSize({ width: viewport, height: 700 });
        const { widths, overflow } = await measure(page);
        expect({ viewport, widths, overflow }).toEqual({
          viewport,
          widths: allAt(viewport - 2 * MARGIN),
          overflow: 0,
        });
      }
    });
  }

  for (const { place, style, before = '' } of [
    {
      place: 'in the middle of the page, by a transform',
      style: 'position: absolute; left: 50%; transform: translateX(-50%)',
    },
    { place: 'beside a long text', style: 'display: flex', before: `<p>${'word '.repeat(400)}</p>` },
  ]) {
    test(`in ${place} the card stays readable and inside the page`, async ({ site }) => {
      const context = await site.newContext({ viewport: { width: 1_280, height: 700 } });
      const bare = { html: `<div style="${style}">${before}<div id="sign-in"></div></div>` };
      const { page } = await site.visitWidget({ config: EMAIL_CODE }, bare, context);
      await shown(page.locator('input'));
      for (const [viewport, least] of [
        [1_280, 280],
        [390, 280],
        [320, 248],
        [280, 208],
      ] as const) {
        await page.setViewportSize({ width: viewport, height: 700 });
        const box = await page.locator('.pricerx-widget > div > div').boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(least);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport);
      }
    });
  }
});

async function openParents(
  site: TestSite,
  {
    dom,
    dir,
    styles,
  }: {
    dom: string;
    dir: string;
    styles?: object;
  },
): Promise<Page> {
  const { page } = await openBarePage(await site.newContext(), site, { html });
  await page.evaluate((value) => (document.documentElement.dir = value), dir);
  const config = { ...EMAIL_CODE, enableShadowDOM: dom === 'shadow DOM' };
  for (const { selector } of IDS) await mountLogin(page, site, { selector, config, styles });
  await shown(page.locator('input').last());
  return page;
}
