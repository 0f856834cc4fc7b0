import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { installWallets } from '../../sandbox/playwright/fakeWallets';
import { shiftsOf, watchLayout } from '../support/measure/layoutShift';
import { lazyChunks, mountLogin, openBarePage } from '../support/site/page';
import { expect, test } from '../support/test';
import { WALLETS } from '../support/widget/wallets';
import {
  ALL_CODES,
  askForEmailCode,
  askForLink,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  EMAIL_LINK,
  emailField,
  heading,
  LINK_AND_CODES,
  phoneField,
  shown,
} from '../support/widget/widget';

const dist = path.resolve(import.meta.dirname, '../../dist');
/** The maximum size of all scripts of a sign-in by email code, gzipped. */
const CODE_VISIT_KB = 180;

const kilobytesOf = (scripts: readonly string[]): number =>
  scripts
    .map((url) => gzipSync(readFileSync(path.join(dist, path.basename(url))), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes / 1000, 0);

const scriptsOf = (requested: readonly string[]) => requested.filter((url) => url.endsWith('.js'));

test.describe('§2 Main: fetched scripts', () => {
  test('an email field needs the entry, the core and the app, each once, until the visitor acts; a sign-in by code fetches 180 kB of scripts at most', async ({
    site,
  }) => {
    const { page, requested } = await site.visitWidget({ config: EMAIL_CODE });
    await shown(emailField(page));
    await page.waitForLoadState('networkidle');
    const names = lazyChunks(requested).map((url) => url.replace(/^.*pricerx-auth\.(\w+)\..*$/, '$1'));
    expect(names.sort()).toEqual(['app', 'core']);
    expect(scriptsOf(requested)).toHaveLength(3);

    await askForEmailCode(page, 'fetched@example.com');
    await codeField(page).fill(await codeSentTo(site, 'fetched@example.com'));
    await shown(heading(page, 'Success!'));
    await page.waitForLoadState('networkidle');
    const scripts = scriptsOf(requested);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(lazyChunks(scripts).some((url) => url.includes('.phone'))).toBe(false);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(CODE_VISIT_KB);
  });

  test('a phone field does not load the number parser until a digit is typed', async ({ site }) => {
    const { page, requested } = await site.visitWidget({ config: ALL_CODES });
    await shown(phoneField(page));
    await page.waitForLoadState('networkidle');
    const parser = () => requested.filter((url) => url.includes('/pricerx-auth.phone.'));
    expect(parser()).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().includes('/pricerx-auth.phone.'));
    await phoneField(page).pressSequentially('4');
    await asked;
    expect(parser()).toHaveLength(1);
  });
});

test.describe('§1 Scripts: a page that only includes the script', () => {
  test('loads no other script when it creates a client without a session', async ({ site }) => {
    const { page, requested } = await openBarePage(await site.newContext(), site);
    await page.evaluate(() => {
      const { PriceRxAuth } = window as unknown as {
        PriceRxAuth: { createClient(token: string): { session: { getSync(): unknown } } };
      };
      return PriceRxAuth.createClient('public-token-test-sandbox').session.getSync();
    });
    await page.waitForLoadState('networkidle');
    expect(lazyChunks(requested)).toEqual([]);
  });
});

test.describe('§2 Main: layout when the settings arrive', () => {
  test('the watermark below the card moves nothing above or beside it', async ({ site }) => {
    const publicToken = 'public-token-test-watermark';
    await site.control.createProject({
      public_token: publicToken,
      bootstrap: { disable_sdk_watermark: false },
    });
    const context = await site.newContext();
    await watchLayout(context);
    const { page } = await openBarePage(context, site);
    await mountLogin(page, site, { publicToken, config: EMAIL_LINK });
    await shown(page.getByRole('link', { name: /powered by/i }));
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test.describe('§2 Screens: width', () => {
  const widthOf = async (page: Page): Promise<number> =>
    (await page.locator('pricerx-auth > div > div > div').first().boundingBox())?.width ?? 0;
  const overflow = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  for (const size of [
    { viewport: 1_200, expected: 400, national: '4155550150' },
    { viewport: 320, expected: 304, national: '4155550151' },
  ]) {
    test(`every screen of a sign-in has the same width in a window of ${size.viewport} px, and the page does not scroll sideways`, async ({
      site,
    }) => {
      const context = await site.newContext({ viewport: { width: size.viewport, height: 700 } });
      const { page } = await site.visitWidget({ config: LINK_AND_CODES }, {}, context);
      const measured: { screen: string; width: number; overflow: number }[] = [];
      const measure = async (screen: string) =>
        measured.push({ screen, width: await widthOf(page), overflow: await overflow(page) });

      await shown(emailField(page));
      await measure('Main');
      await button(page, 'Continue with email').click();
      await shown(page.getByRole('alert'));
      await measure('Main with an error');
      await askForLink(page, `a-rather-long-address-of-a-visitor-${size.viewport}@a-long-domain.example.com`);
      await measure('EmailConfirmation');
      await button(page, 'Back').click();
      await page.getByRole('tab', { name: 'Text' }).click();
      await phoneField(page).fill(size.national);
      await measure('Main with a phone number');
      await button(page, 'Continue with a text message').click();
      await shown(codeField(page));
      await measure('OTPAuthenticate');
      await codeField(page).fill(await codeSentTo(site, `+1${size.national}`));
      await shown(heading(page, 'Success!'));
      await measure('OTPConfirmation');

      expect(measured.map(({ width }) => width)).toEqual(measured.map(() => size.expected));
      expect(measured.filter((each) => each.overflow > 0)).toEqual([]);
    });
  }
});

test.describe('§2 Screens that need no further chunk', () => {
  const watchBusy = (page: Page) =>
    page.evaluate(() => {
      const seen = { busy: false };
      new MutationObserver(() => {
        seen.busy ||= document.querySelector('pricerx-auth [aria-busy=true]:not(button)') !== null;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { seen });
    });
  const wasBusy = (page: Page) =>
    page.evaluate(() => (window as unknown as { seen: { busy: boolean } }).seen.busy);

  test('opens CryptoConnect from Main without a busy screen while no script can be fetched', async ({
    site,
  }) => {
    const context = await site.newContext();
    await installWallets(context, { Vessel: WALLETS.Vessel });
    const { page } = await site.visitWidget({ config: { products: ['crypto'] } }, {}, context);
    const wallet = page.locator('[id="wallet-Vessel"]');
    await shown(wallet);
    await context.route(/\/pricerx-auth\..*\.js/, () => undefined);
    await watchBusy(page);
    await wallet.click();
    await shown(heading(page, 'Success!'));
    expect(await wasBusy(page)).toBe(false);
  });

  test('opens OTPConfirmation from OTPAuthenticate without a busy screen while no script can be fetched', async ({
    site,
  }) => {
    const { page, context } = await site.visitWidget({ config: EMAIL_CODE });
    await askForEmailCode(page, 'at-once@example.com');
    await context.route(/\/pricerx-auth\..*\.js/, () => undefined);
    await watchBusy(page);
    await codeField(page).fill(await codeSentTo(site, 'at-once@example.com'));
    await shown(heading(page, 'Success!'));
    expect(await wasBusy(page)).toBe(false);
  });
});
