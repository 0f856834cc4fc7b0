import type { Page } from 'playwright-core';
import { openStrangersPage, openVisitorsPage } from './support/everyWidget';
import { HOST_STYLES } from './support/hostStyles';
import { differences, measure } from './support/measure';
import { mountLogin } from './support/page';
import { useSite } from './support/suite';
import { askForEmailCode, askForLink, EMAIL_CODE, EMAIL_LINK, signInByEmailCode } from './support/widget';

const suite = useSite();

/** The room that a page gives the widgets stays the same, whatever else it says. */
const ROOM = `<style>
  body { margin: 0 }
  .place { all: initial !important; display: block !important; width: 420px !important; margin: 0 0 20px !important; font: inherit }
</style>`;

describe.each([
  { dom: 'light DOM', shadow: false },
  { dom: 'shadow DOM', shadow: true },
])('§3 Theme on pages with rules of their own, in $dom', ({ shadow }) => {
  it.each([
    { of: 'a stranger', open: openStrangersPage },
    { of: 'a visitor', open: openVisitorsPage },
  ])('every widget of $of looks as on a plain page', async ({ open }) => {
    const context = await suite.newContext({ reducedMotion: 'reduce' });
    await context.clock.install();
    const { page } = await open(suite, { context, shadow, bare: { html: ROOM } });
    // Toasts and countdowns stand still while the page's rules change.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    const plain = await measure(page);
    expect(plain.length).toBeGreaterThan(100);
    const told: Record<string, string[]> = {};
    for (const { name, css } of HOST_STYLES.filter(({ shadowOnly }) => shadow || !shadowOnly)) {
      const tag = await page.addStyleTag({ content: css });
      const found = differences(plain, await measure(page));
      if (found.length > 0) told[name] = found.slice(0, 20);
      await tag.evaluate((element: Element) => element.remove());
    }
    expect(told).toEqual({});
  });
});

/** React gives ids such as these to a page of its own, in every copy of it. */
const IDS_OF_REACT = Array.from(
  { length: 30 },
  (_, number) => `<i id="_r_${number.toString(32)}_"></i>`,
).join('');

/** Ids that stand twice, and references that lead to nothing. */
const brokenIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
      [...document.querySelectorAll(`pricerx-auth [${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '').split(/\s+/),
      ),
    );
    const lost = references.filter(
      (id) => document.querySelectorAll(`pricerx-auth #${CSS.escape(id)}`).length !== 1,
    );
    return [...twice.map((id) => `twice: ${id}`), ...lost.map((id) => `leads nowhere: ${id}`)];
  });

describe('§1 Mounting beside others', () => {
  it.each([
    { of: 'a stranger', open: openStrangersPage },
    { of: 'a visitor', open: openVisitorsPage },
  ])('all kinds of widgets for $of share no ids, also with a page in React', async ({ open }) => {
    const { page, complaints } = await open(suite, { bare: { html: IDS_OF_REACT } });
    expect(await brokenIds(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('a script tag that stands twice, and an element that the page has defined itself', async () => {
    const html = `<div id="sign-in"></div><div id="second"></div>
      <script>customElements.define('pricerx-auth', class extends HTMLElement {})</script>
      <script src="/pricerx-auth.js"></script>`;
    const { page, complaints } = await suite.visitWidget({ config: EMAIL_CODE }, { html });
    await mountLogin(page, suite.site, { config: EMAIL_LINK, selector: '#second' });
    await askForEmailCode(page.locator('#sign-in'), 'twice@example.com');
    await askForLink(page.locator('#second'), 'twice@example.com');
    expect(complaints).toEqual([]);
  });

  it('elements whose names stand for what a program asks the browser for', async () => {
    const names = ['currentScript', 'cookie', 'head', 'visibilityState', 'activeElement'];
    const globals = ['google', 'grecaptcha', 'GetTelemetryID', 'PriceRxAuth', 'ethereum'];
    const html = `<div id="sign-in"></div>
      ${names.map((name) => `<img name="${name}" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">`).join('')}
      ${globals.map((id) => `<a id="${id}" href="https://evil.example/x.js"></a><a id="${id}" name="push" href="https://evil.example/"></a>`).join('')}
      <form id="email-input"></form><input name="email" form="email-input"><form name="body"></form>`;
    const { page, requested, complaints } = await suite.visitWidget({ config: EMAIL_CODE }, { html });
    const place = page.locator('#sign-in');
    await signInByEmailCode(place, suite.site, 'clobbered@example.com');
    expect(requested.filter((url) => url.includes('evil'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
