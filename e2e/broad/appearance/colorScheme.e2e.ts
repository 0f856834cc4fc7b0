import type { BrowserContextOptions, Page } from '@playwright/test';
import { openHeld } from '../../support/site/heldChunk';
import { mountLogin } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { askForEmailCode, EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

const LIGHT = { card: 'rgb(255, 255, 255)', text: 'rgb(25, 48, 61)', field: 'light' };
const DARK = { card: 'rgb(20, 33, 42)', text: 'rgb(237, 242, 245)', field: 'dark' };

async function visitWith(
  site: TestSite,
  args: object,
  { page: css = '', head = '' }: { page?: string; head?: string } = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await site.newContext(options);
  const html = `${head}<style>${css}</style><div id="sign-in"></div>`;
  const { page } = await site.visitWidget({ config: EMAIL_CODE, ...args }, { html }, context);
  await shown(emailField(page));
  return page;
}

const looks = (page: Page) =>
  page.locator('pricerx-auth section').evaluate((section) => {
    const boxOf = (element: Element | null): Element => {
      const { backgroundColor } = getComputedStyle(element as Element);
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? boxOf((element as Element).parentElement)
        : (element as Element);
    };
    return {
      card: getComputedStyle(boxOf(section)).backgroundColor,
      text: getComputedStyle(section.querySelector('h2') as Element).color,
      field: getComputedStyle(section.querySelector('input') as Element).colorScheme,
    };
  });

const becomes = async (page: Page, wanted: typeof LIGHT) => {
  await page.waitForFunction(
    (card) =>
      [...document.querySelectorAll('pricerx-auth div')].some(
        (part) => getComputedStyle(part).backgroundColor === card,
      ),
    wanted.card,
    { timeout: 5_000 },
  );
  expect(await looks(page)).toEqual(wanted);
};

const DARK_VISITOR = { colorScheme: 'dark' } as const;
/** Waits for the chunk that applies the scheme, which is fetched after the widget is usable. */
const followed = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLElement>('.pricerx-widget')?.style.outlineColor);

test.describe('§3 Theme: colour schemes in Chromium', () => {
  test('the scheme is light by default, whatever the visitor’s setting is', async ({ site }) => {
    expect(await looks(await visitWith(site, {}, {}, DARK_VISITOR))).toEqual(LIGHT);
    expect(await looks(await visitWith(site, { colorScheme: 'dark' }))).toEqual(DARK);
    const styles = { dark: { container: { backgroundColor: 'rgb(1, 1, 1)' } } };
    expect(await looks(await visitWith(site, { colorScheme: 'dark', styles }))).toEqual({
      ...DARK,
      card: 'rgb(1, 1, 1)',
    });
  });

  for (const [what, bare, visitor, wanted] of [
    ['the visitor’s setting, on a page without color-scheme', {}, 'dark', DARK],
    [
      'the visitor’s setting, on a page with both',
      { page: ':root { color-scheme: light dark }' },
      'dark',
      DARK,
    ],
    ['the visitor’s light setting', { page: ':root { color-scheme: light dark }' }, 'light', LIGHT],
    ['a page that is always light', { page: ':root { color-scheme: light }' }, 'dark', LIGHT],
    ['a page that is always dark', { page: ':root { color-scheme: only dark }' }, 'light', DARK],
    ['the meta element', { head: '<meta name="color-scheme" content="dark">' }, 'light', DARK],
    [
      'a dark part of a light page',
      { page: ':root { color-scheme: light } #sign-in { color-scheme: dark }' },
      'light',
      DARK,
    ],
  ] as [string, { page?: string; head?: string }, 'light' | 'dark', typeof LIGHT][]) {
    test(`auto follows ${what}`, async ({ site }) => {
      expect(
        await looks(await visitWith(site, { colorScheme: 'auto' }, bare, { colorScheme: visitor })),
      ).toEqual(wanted);
    });
  }

  for (const enableShadowDOM of [false, true]) {
    test(`auto follows a change of the visitor’s setting (shadow DOM: ${enableShadowDOM})`, async ({
      site,
    }) => {
      const page = await visitWith(site, { colorScheme: 'auto', config: { ...EMAIL_CODE, enableShadowDOM } });
      if (!enableShadowDOM) await followed(page);
      else await page.waitForTimeout(500);
      await askForEmailCode(page, `scheme-${enableShadowDOM}@example.com`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(() => {
        const host = document.querySelector('#sign-in') as Element;
        return getComputedStyle(host).getPropertyValue('--pricerx-color-scheme') === 'dark';
      });
      const heading = page.getByRole('heading');
      expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe(DARK.text);
      expect(await heading.textContent()).toContain('code');
    });
  }

  for (const [what, act] of [
    [
      'by an attribute',
      (page) => page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark')),
    ],
    ['by a style sheet', (page) => page.addStyleTag({ content: ':root { color-scheme: dark !important }' })],
    [
      'around the widget',
      (page) =>
        page.evaluate(() => document.querySelector('main')?.style.setProperty('color-scheme', 'dark')),
    ],
  ] as [string, (page: Page) => Promise<unknown>][]) {
    test(`auto follows a page that switches its color-scheme ${what}`, async ({ site }) => {
      const page = await visitWith(
        site,
        { colorScheme: 'auto', selector: '#sign-in' },
        {
          page: ':root { color-scheme: light } [data-theme=dark] { color-scheme: dark } * { transition: none !important }',
        },
      );
      await page.evaluate(() => {
        const main = document.body.appendChild(document.createElement('main'));
        main.append(document.querySelector('#sign-in') as Element);
      });
      await followed(page);
      await act(page);
      await becomes(page, DARK);
    });
  }

  test('the widget is light after 3 s without the code of the dark scheme, and dark when it has arrived', async ({
    site,
  }) => {
    const { page, release } = await openHeld(site, 'colorScheme');
    await mountLogin(page, site, { config: EMAIL_CODE, colorScheme: 'dark' });
    await emailField(page).waitFor({ state: 'visible', timeout: 7_000 });
    expect(await looks(page)).toEqual(LIGHT);
    release();
    await becomes(page, DARK);
  });

  test('auto follows a change that happens while the widget is hidden', async ({ site }) => {
    const page = await visitWith(site, { colorScheme: 'auto' }, { page: ':root { color-scheme: light }' });
    await followed(page);
    await page.evaluate(() => {
      (document.querySelector('#sign-in') as HTMLElement).style.display = 'none';
    });
    await page.addStyleTag({ content: ':root { color-scheme: dark !important }' });
    await page.evaluate(() => {
      (document.querySelector('#sign-in') as HTMLElement).style.display = '';
    });
    await becomes(page, DARK);
  });
});
