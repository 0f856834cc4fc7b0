import type { BrowserContext, Page } from '@playwright/test';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { lazyChunks, openBarePage } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import {
  countRequests,
  mountWithPasskeys,
  receivedBy,
  requestCounts,
  visitWithPasskey,
  WITH_EMAIL,
  withAutofill,
  withoutAutofill,
} from '../../support/widget/passkeys';
import { EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

const LOGIN = 'Login with a Passkey';

const passkeyChunks = (requested: readonly string[]) =>
  lazyChunks(requested).filter((url) => /\.(webauthn|passkeys|passkeyProviders)\./.test(url));

test.describe('§4 Passkeys: one request at a time', () => {
  test('two widgets and three quick clicks open one prompt, without an unhandled rejection', async ({
    site,
  }) => {
    const { page, authenticator, complaints } = await visitWithPasskey(
      site,
      'quick@example.com',
      async (context) => {
        await withoutAutofill(context);
        await countRequests(context);
      },
    );
    await authenticator.visitorIsThere(false);
    await mountWithPasskeys(page, site);
    await mountWithPasskeys(page, site, { selector: '#passkeys' });
    const buttons = page.getByRole('button', { name: LOGIN });
    await shown(buttons.nth(1));
    await page.evaluate((label) => {
      const found = [...document.querySelectorAll('button')].filter(
        ({ textContent }) => textContent === label,
      );
      for (let click = 0; click < 3; click += 1) found.forEach((each) => each.click());
    }, LOGIN);
    await page.waitForFunction(() => (window as unknown as { counts: { open: number } }).counts.open === 1);
    await buttons.first().click();
    await page.waitForFunction(() => (window as unknown as { counts: { asked: number } }).counts.asked >= 2);
    const { most } = await requestCounts(page);
    expect(most).toBe(1);
    expect((await receivedBy(page)).errors).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a hidden page asks for no passkey', async ({ site }) => {
    const { page, authenticator, context } = await visitWithPasskey(
      site,
      'hidden@example.com',
      countRequests,
    );
    await authenticator.visitorIsThere(false);
    await mountWithPasskeys(page, site);
    await page.waitForFunction(() => (window as unknown as { counts: { open: number } }).counts.open === 1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.waitForFunction(() => (window as unknown as { counts: { open: number } }).counts.open === 0);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.waitForFunction(() => (window as unknown as { counts: { open: number } }).counts.open === 1);
    expect((await receivedBy(page)).errors).toEqual([]);
    await context.close();
  });
});

test.describe('§2 Passkeys: fetched code and drawn controls', () => {
  const openWith = async (
    site: TestSite,
    config: object,
    prepare?: (context: BrowserContext) => Promise<unknown>,
  ) => {
    const context = await site.newContext();
    await prepare?.(context);
    const tab = await openBarePage(context, site);
    await mountWithPasskeys(tab.page, site, { config });
    await shown(emailField(tab.page));
    await tab.page.waitForLoadState('networkidle');
    return tab;
  };

  test('the passkey chunk loads only where passkeys are configured', async ({ site }) => {
    expect(passkeyChunks((await openWith(site, EMAIL_CODE)).requested)).toEqual([]);
    expect(
      passkeyChunks((await openWith(site, WITH_EMAIL)).requested)
        .map((url) => url.replace(/.*auth\.(\w+)\..*/, '$1'))
        .sort(),
    ).toEqual(['passkeys', 'webauthn']);
  });

  test('a browser without WebAuthn gets no passkey control, no chunk and no error', async ({ site }) => {
    const { page, requested, complaints } = await openWith(site, WITH_EMAIL, (context) =>
      context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential')),
    );
    expect(await page.getByText('Passkey').count()).toBe(0);
    expect(passkeyChunks(requested)).toEqual([]);
    expect(await receivedBy(page)).toEqual({ events: [], errors: [] });
    expect(complaints).toEqual([]);
  });
});

/** The layout shifts of a page with a paragraph below the widget, since its first paint. */
async function shiftsOnMain(
  site: TestSite,
  prepare: (context: BrowserContext) => Promise<unknown>,
  config: object,
  afterMs = 0,
): Promise<string[]> {
  const context = await site.newContext();
  await prepare(context);
  await watchLayout(context);
  await context.addInitScript(
    (args) => {
      addEventListener('DOMContentLoaded', () => {
        (window as unknown as { PriceRxAuth: { mountLogin(given: unknown): void } }).PriceRxAuth.mountLogin(
          args,
        );
      });
    },
    {
      publicToken: 'public-token-test-sandbox',
      selector: '#sign-in',
      options: { endpoints: site.endpoints },
      config,
    },
  );
  const { page } = await openBarePage(context, site);
  await shown(emailField(page));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(afterMs);
  await settle(page);
  return shiftsOf(page);
}

const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

test.describe('§2 Passkeys: layout', () => {
  for (const [what, prepare] of [
    ['offers passkeys in inputs', (context: BrowserContext) => withAutofill(context)],
    ['offers no passkeys in inputs', (context: BrowserContext) => withoutAutofill(context)],
    [
      'takes 60 ms to say that it offers none in inputs',
      (context: BrowserContext) => withoutAutofill(context, 60),
    ],
  ] as const) {
    test(`the form moves nothing on the page in a browser that ${what}`, async ({ site }) => {
      expect(await shiftsOnMain(site, prepare, WITH_EMAIL)).toEqual([]);
    });
  }

  test('the browser’s answer moves nothing when it arrives after the form was drawn', async ({ site }) => {
    expect(await shiftsOnMain(site, (context) => withoutAutofill(context, 600), WITH_EMAIL, 700)).toEqual([]);
  });
});

test.describe('§2 Passkeys: a browser that refuses its own autofill', () => {
  test('gets a button below the form, which moves no field and signs in', async ({ site }) => {
    const { page, complaints } = await visitWithPasskey(site, 'refused@example.com', (context) =>
      withAutofill(context, 'refused'),
    );
    // The challenge comes when the form has been drawn and measured.
    let release = (): void => undefined;
    const measured = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/webauthn/authenticate/start/primary', async (route) => {
      await measured;
      await route.continue();
    });
    await mountWithPasskeys(page, site);
    const form = page.getByRole('button', { name: 'Continue with email' });
    const places = async () => [await emailField(page).boundingBox(), await form.boundingBox()];
    await shown(form);
    const before = await places();
    release();
    const login = page.getByRole('button', { name: LOGIN });
    await shown(login);
    expect(await places()).toEqual(before);
    await login.click();
    await shown(page.getByRole('heading', { name: 'Success!' }));
    expect((await receivedBy(page)).errors).toEqual(['Refused.']);
    expect(complaints).toEqual([]);
  });
});
