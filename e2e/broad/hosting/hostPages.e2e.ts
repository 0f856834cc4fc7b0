import type { Page } from '@playwright/test';
import { mountLogin } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { EVERY_WIDGET } from '../../support/widget/everyWidget';
import { card, visitOneTap } from '../../support/widget/oneTap';
import {
  askForEmailCode,
  askForLink,
  EMAIL_CODE,
  EMAIL_LINK,
  shown,
  signInByEmailCode,
} from '../../support/widget/widget';

/** Ids such as those that the page's own copy of React generates. */
const IDS_OF_REACT = Array.from(
  { length: 30 },
  (_, number) => `<i id="_r_${number.toString(32)}_"></i>`,
).join('');

/** Duplicate ids, and references to ids that do not exist. */
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

test.describe('§1 Mounting beside other widgets and scripts', () => {
  for (const { of, open } of EVERY_WIDGET) {
    test(`widgets of every kind for ${of} share no id, on a page that uses React too`, async ({ site }) => {
      const { page, complaints } = await open(site, { bare: { html: IDS_OF_REACT } });
      expect(await brokenIds(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test('a script tag that occurs twice, or an element name the page has defined, changes nothing', async ({
    site,
  }) => {
    const html = `<div id="sign-in"></div><div id="second"></div>
      <script>customElements.define('pricerx-auth', class extends HTMLElement {})</script>
      <script src="/pricerx-auth.js"></script>`;
    const { page, complaints } = await site.visitWidget({ config: EMAIL_CODE }, { html });
    await mountLogin(page, site, { config: EMAIL_LINK, selector: '#second' });
    await askForEmailCode(page.locator('#sign-in'), 'twice@example.com');
    await askForLink(page.locator('#second'), 'twice@example.com');
    expect(complaints).toEqual([]);
  });

  test('elements whose ids shadow browser globals change nothing', async ({ site }) => {
    const names = ['currentScript', 'cookie', 'head', 'visibilityState', 'activeElement'];
    const globals = ['google', 'grecaptcha', 'GetTelemetryID', 'PriceRxAuth', 'ethereum'];
    const html = `<div id="sign-in"></div>
      ${names.map((name) => `<img name="${name}" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">`).join('')}
      ${globals.map((id) => `<a id="${id}" href="https://evil.example/x.js"></a><a id="${id}" name="push" href="https://evil.example/"></a>`).join('')}
      <form id="pricerx-email-input"></form><input name="email" form="pricerx-email-input"><form name="body"></form>`;
    const { page, requested, complaints } = await site.visitWidget({ config: EMAIL_CODE }, { html });
    const place = page.locator('#sign-in');
    await signInByEmailCode(place, site, 'clobbered@example.com');
    expect(requested.filter((url) => url.includes('evil'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('CSS rules for iframes do not show Google One Tap’s hidden frame', async ({ site }) => {
    const html = `<div id="sign-in"></div><style>iframe { display: block; position: fixed; inset: 0; min-height: 300px; max-width: 100%; border: 4px solid; z-index: 9 }</style>`;
    const { page } = await visitOneTap(site, { bare: { html } });
    await shown(card(page));
    const sizes = await page
      .locator('iframe')
      .evaluateAll((frames: HTMLElement[]) =>
        frames.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
      );
    expect(sizes).toEqual([[0, 0]]);
  });
});
