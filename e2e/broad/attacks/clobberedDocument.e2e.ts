import type { BrowserContext, Page } from '@playwright/test';
import { mountLogin, openBarePage, unmount } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { codeSentTo, EMAIL_CODE } from '../../support/widget/widget';

const NAMES = [
  'createElement',
  'createElementNS',
  'createTextNode',
  'createDocumentFragment',
  'createRange',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'getElementsByTagName',
  'addEventListener',
  'removeEventListener',
  'adoptedStyleSheets',
  'styleSheets',
  'defaultView',
  'documentElement',
  'body',
  'head',
  'activeElement',
  'visibilityState',
  'hasFocus',
  'cookie',
  'currentScript',
  'readyState',
  'nodeType',
  'ownerDocument',
  'documentMode',
];

/** An own property of the document with this name is an element of the page. */
const KINDS = {
  img: (name: string) => `<img name="${name}" alt="" src="data:,">`,
  form: (name: string) => `<form name="${name}"></form>`,
};

/** What the test does in such a page, where the test runner's own functions fail too. */
const inPage = {
  /** The first shown element that matches, in the widget. */
  async find(page: Page, selector: string) {
    const found = await page.waitForFunction((wanted) => {
      const host = Document.prototype.querySelector.call(document, 'pricerx-auth');
      const all = [...((host?.shadowRoot ?? host)?.querySelectorAll<HTMLElement>(wanted) ?? [])];
      return all.find((element) => element.checkVisibility({ visibilityProperty: true }));
    }, selector);
    return found.asElement() as NonNullable<ReturnType<typeof found.asElement>>;
  },
  async type(page: Page, selector: string, text: string) {
    const field = await inPage.find(page, selector);
    await field.evaluate((element) => (element as HTMLElement).focus());
    await page.keyboard.type(text);
  },
  read: (page: Page) =>
    page.evaluate(() => {
      const place = Document.prototype.querySelector.call(document, '#sign-in') as Element;
      const root = place.firstElementChild?.shadowRoot ?? place;
      return root.textContent;
    }),
};

async function visit(
  site: TestSite,
  context: BrowserContext,
  kind: keyof typeof KINDS,
  enableShadowDOM: boolean,
) {
  const html = `<div id="sign-in"></div>${NAMES.map(KINDS[kind]).join('')}`;
  const tab = await openBarePage(context, site, { html });
  await mountLogin(tab.page, site, { config: { ...EMAIL_CODE, enableShadowDOM } });
  return tab;
}

test.describe('§1 Mounting: elements of the page in the place of the document’s own functions', () => {
  for (const kind of ['img', 'form'] as const) {
    for (const [where, enableShadowDOM] of [
      ['light DOM', false],
      ['a shadow root', true],
    ] as const) {
      test(`the widget mounts, signs in and unmounts beside <${kind} name=…> of all names at once, in ${where}`, async ({
        site,
      }) => {
        const context = await site.newContext();
        const { page, complaints } = await visit(site, context, kind, enableShadowDOM);
        expect(
          await page.evaluate((names) => names.filter((name) => name in Document.prototype), NAMES),
        ).toContain('createElement');
        expect(await page.evaluate(() => Reflect.get(document, 'createElement') instanceof HTMLElement)).toBe(
          true,
        );
        const email = `clobbered-${kind}-${enableShadowDOM}@example.com`;
        await inPage.type(page, '[name=email]', `${email}\n`);
        await inPage.type(page, '[autocomplete=one-time-code]', await codeSentTo(site, email));
        await expect.poll(() => inPage.read(page)).toContain('Success!');
        const styles = () =>
          page.evaluate(() => {
            const own = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')?.get;
            return (own?.call(document) as unknown[]).length;
          });
        expect(await styles()).toBeGreaterThan(0);
        await unmount(page);
        await expect.poll(() => inPage.read(page)).toBe('');
        await expect.poll(styles).toBe(0);
        expect(complaints).toEqual([]);
      });
    }
  }
});
