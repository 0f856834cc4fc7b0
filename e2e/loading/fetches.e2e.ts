import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { installWallets } from '../../sandbox/playwright/fakeWallets';
import { attached } from '../support/site/heldBack';
import { lazyChunks, mountLogin, openBarePage, PUBLIC_TOKEN } from '../support/site/page';
import { expect, test } from '../support/test';
import { WALLETS } from '../support/widget/wallets';
import {
  ALL_CODES,
  askForEmailCode,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  phoneField,
  shown,
} from '../support/widget/widget';

const dist = path.resolve(import.meta.dirname, '../../dist');
/** The maximum size of all scripts of a sign-in by email code, gzipped. */
const CODE_VISIT_KB = 194;

const kilobytesOf = (scripts: readonly string[]): number =>
  scripts
    .map((url) => gzipSync(readFileSync(path.join(dist, path.basename(url))), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes / 1000, 0);

/** The names of the fetched chunks. */
const namesOf = (requested: readonly string[]): string[] =>
  [...new Set(lazyChunks(requested).map((url) => url.replace(/^.*pricerx-auth\.(\w+)\..*$/, '$1')))].sort();

const STRICT =
  "default-src 'none'; script-src HOST; connect-src SANDBOX; img-src 'self' data:; style-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types pricerx-auth";

/** Whether React has hydrated the form. */
const isAttached = (page: Page) =>
  emailField(page).evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactFiber')));

const scriptsOf = (requested: readonly string[]) => requested.filter((url) => url.endsWith('.js'));

test.describe('§2 Main: fetched scripts', () => {
  test('an email field needs the entry until the visitor comes near, then the core and the app, each once; a sign-in by code fetches 194 kB of scripts at most', async ({
    site,
  }) => {
    const context = await site.newContext();
    // Nothing is fetched in advance for a visitor who saves data.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const { page, requested } = await site.visitWidget({ config: EMAIL_CODE }, {}, context);
    await shown(emailField(page));
    await page.waitForLoadState('networkidle');
    expect(namesOf(requested)).toEqual(['early']);
    expect(scriptsOf(requested)).toHaveLength(2);

    await askForEmailCode(page, 'fetched@example.com');
    await codeField(page).fill(await codeSentTo(site, 'fetched@example.com'));
    await shown(heading(page, 'Success!'));
    await page.waitForLoadState('networkidle');
    const scripts = scriptsOf(requested);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(lazyChunks(scripts).some((url) => url.includes('.phone'))).toBe(false);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(CODE_VISIT_KB);
  });

  test('an idle page fetches the core and the app, and evaluates them when the visitor comes near', async ({
    site,
  }) => {
    const { page, requested, complaints } = await site.visitWidget({ config: EMAIL_CODE }, { csp: STRICT });
    await expect.poll(() => namesOf(requested)).toEqual(['app', 'core', 'early']);
    await page.waitForLoadState('networkidle');
    expect(await isAttached(page)).toBe(false);
    await emailField(page).focus();
    await attached(page);
    expect(complaints).toEqual([]);
  });

  test('the form of a visitor whom the host knows is hydrated when the page is idle', async ({ site }) => {
    const config = { ...EMAIL_CODE, prefill: { email: 'known@example.com' } };
    const { page, complaints } = await site.visitWidget({ config }, { csp: STRICT });
    await attached(page);
    expect(await emailField(page).evaluate((field) => field.matches(':focus'))).toBe(false);
    expect(complaints).toEqual([]);
  });

  for (const { network, connection } of [
    { network: 'a mobile network', connection: { saveData: false, effectiveType: '4g', type: 'cellular' } },
    { network: 'a network as slow as 3G', connection: { saveData: false, effectiveType: '3g' } },
    { network: 'a network as slow as 2G', connection: { saveData: false, effectiveType: 'slow-2g' } },
  ])
    test(`on ${network}, an idle page fetches nothing in advance`, async ({ site }) => {
      const context = await site.newContext();
      await context.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
      const config = { ...EMAIL_CODE, prefill: { email: 'known@example.com' } };
      const { page, requested } = await site.visitWidget({ config }, {}, context);
      await shown(emailField(page));
      await page.waitForLoadState('networkidle');
      // What is fetched in an idle time that was asked for before this one.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForLoadState('networkidle');
      // `advice` has the warnings for developers.
      expect(namesOf(requested).filter((name) => name !== 'advice')).toEqual(['early']);
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

test.describe('§1 Mounting: the argument `loading`', () => {
  test('`eager` evaluates the app with the mount, `auto` when a second mount changes it to `eager`', async ({
    site,
  }) => {
    const { page } = await site.visitWidget({ config: EMAIL_CODE, loading: 'auto' });
    await page.waitForLoadState('networkidle');
    expect(await isAttached(page)).toBe(false);
    await mountLogin(page, site, { config: EMAIL_CODE, loading: 'eager' });
    await attached(page);
  });

  test('a pointer over the widget evaluates the app', async ({ site }) => {
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    await page.waitForLoadState('networkidle');
    expect(await isAttached(page)).toBe(false);
    await emailField(page).hover();
    await attached(page);
  });
});

test.describe('§4 DevTools: an untouched page', () => {
  test('with the extension: has the store at once, and the widget in it', async ({ site }) => {
    const context = await site.newContext();
    // What the extension adds to each page, as far as Redux Toolkit calls it.
    await context.addInitScript(() => {
      type Create = (...args: unknown[]) => { getState(): unknown };
      const stores: unknown[] = [];
      const compose =
        ({ name }: { name: string }) =>
        (...enhancers: ((next: Create) => Create)[]) =>
        (create: Create) => {
          const enhanced = enhancers.reduceRight((next, enhancer) => enhancer(next), create);
          return (...args: unknown[]) => {
            const store = enhanced(...args);
            stores.push({ name, store });
            return store;
          };
        };
      Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose, stores });
    });
    const { page, complaints } = await site.visitWidget({ config: EMAIL_CODE }, {}, context);
    const seen = () =>
      page.evaluate(() => {
        interface Shown {
          name: string;
          store: { getState(): { widgets: Record<string, { widget: { screen: string } }> } };
        }
        const { stores } = window as unknown as { stores: Shown[] };
        return stores.map(({ name, store }) => [
          name,
          ...Object.values(store.getState().widgets).map(({ widget }) => widget.screen),
        ]);
      });
    await expect.poll(seen).toEqual([[`PriceRxAuth ${PUBLIC_TOKEN}`, 'Main']]);
    await attached(page);
    expect(complaints).toEqual([]);
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
    const wallet = page.locator('[id="pricerx-wallet-Vessel"]');
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
