import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { lazyChunks, mountLogin, openBarePage } from '../support/site/page';
import { startSite, type Site } from '../support/site/site';
import { failOnUncaught, listenForUncaught } from '../support/site/uncaught';

const STRICT =
  "default-src 'none'; script-src HOST SANDBOX; connect-src HOST SANDBOX; img-src 'self' data: SANDBOX; style-src 'unsafe-inline'; " +
  "require-trusted-types-for 'script'; trusted-types pricerx-auth";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
failOnUncaught();

describe('§1 Scripts: the built bundle on a page', () => {
  it('one script shows an email field, without the chunk of a flow', async () => {
    const context = await browser.newContext();
    listenForUncaught(context);
    await context.route(/pricerx-auth\.\w+\.[0-9a-f]{8}\.js/, () => undefined);
    const { page, requested, complaints } = await openBarePage(context, site);

    await mountLogin(page, site, { config: { products: ['emailMagicLinks'] } });

    await page.getByRole('textbox', { name: /email/i }).waitFor();
    const names = lazyChunks(requested).map((url) => url.replace(/^.*pricerx-auth\.(\w+)\..*$/, '$1'));
    expect(names.sort()).toEqual(['advice', 'app', 'core']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a flow’s chunk loads under Trusted Types with one policy name', async () => {
    const context = await browser.newContext();
    listenForUncaught(context);
    const { page, requested, complaints } = await openBarePage(context, site, { csp: STRICT });

    await mountLogin(page, site, { config: { products: ['otp'], otpOptions: { methods: ['email'] } } });
    await page.getByRole('textbox', { name: /email/i }).fill('visitor@example.com');
    await page.getByRole('button', { name: /continue/i }).click();

    await page.getByRole('textbox', { name: /passcode/i }).waitFor();
    expect(lazyChunks(requested).some((url) => url.includes('.otp.'))).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
