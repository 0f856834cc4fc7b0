import type { BrowserContext, Page } from 'playwright-core';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { lazyChunks, openBarePage } from '../../support/site/page';
import { useSite } from '../../support/suite';
import {
  countRequests,
  receivedBy,
  mountWithPasskeys,
  requestCounts,
  visitWithPasskey,
  withAutofill,
  withoutAutofill,
  WITH_EMAIL,
} from '../../support/widget/passkeys';
import { EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

const suite = useSite();
const LOGIN = 'Login with a Passkey';

const passkeyChunks = (requested: readonly string[]) =>
  lazyChunks(requested).filter((url) => /\.(webauthn|passkeys|passkeyProviders)\./.test(url));

describe('§4 Passkeys: one request at a time', () => {
  it('two widgets and three quick clicks open one prompt, without an unhandled rejection', async () => {
    const { page, authenticator, complaints } = await visitWithPasskey(
      suite,
      'quick@example.com',
      async (context) => {
        await withoutAutofill(context);
        await countRequests(context);
      },
    );
    await authenticator.visitorIsThere(false);
    await mountWithPasskeys(page, suite.site);
    await mountWithPasskeys(page, suite.site, { selector: '#passkeys' });
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

  it('a hidden page asks for no passkey', async () => {
    const { page, authenticator, context } = await visitWithPasskey(
      suite,
      'hidden@example.com',
      countRequests,
    );
    await authenticator.visitorIsThere(false);
    await mountWithPasskeys(page, suite.site);
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

describe('§2 Passkeys: fetched code and drawn controls', () => {
  const openWith = async (config: object, prepare?: (context: BrowserContext) => Promise<unknown>) => {
    const context = await suite.newContext();
    await prepare?.(context);
    const tab = await openBarePage(context, suite.site);
    await mountWithPasskeys(tab.page, suite.site, { config });
    await shown(emailField(tab.page));
    await tab.page.waitForLoadState('networkidle');
    return tab;
  };

  it('the passkey chunk loads only where passkeys are configured', async () => {
    expect(passkeyChunks((await openWith(EMAIL_CODE)).requested)).toEqual([]);
    expect(
      passkeyChunks((await openWith(WITH_EMAIL)).requested)
        .map((url) => url.replace(/.*auth\.(\w+)\..*/, '$1'))
        .sort(),
    ).toEqual(['passkeys', 'webauthn']);
  });

  it('a browser without WebAuthn gets no passkey control, no chunk and no error', async () => {
    const { page, requested, complaints } = await openWith(WITH_EMAIL, (context) =>
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
  prepare: (context: BrowserContext) => Promise<unknown>,
  config: object,
  afterMs = 0,
): Promise<string[]> {
  const context = await suite.newContext();
  await prepare(context);
  await watchLayout(context);
  const { endpoints } = await suite.site.control.health();
  await context.addInitScript(
    (args) => {
      addEventListener('DOMContentLoaded', () => {
        (window as unknown as { PriceRxAuth: { mountLogin(given: unknown): void } }).PriceRxAuth.mountLogin(
          args,
        );
      });
    },
    { publicToken: 'public-token-test-sandbox', selector: '#sign-in', options: { endpoints }, config },
  );
  const { page } = await openBarePage(context, suite.site);
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

describe('§2 Passkeys: layout', () => {
  it.each([
    ['offers passkeys in inputs', (context: BrowserContext) => withAutofill(context)],
    ['offers no passkeys in inputs', (context: BrowserContext) => withoutAutofill(context)],
    [
      'takes 60 ms to say that it offers none in inputs',
      (context: BrowserContext) => withoutAutofill(context, 60),
    ],
  ])('the form moves nothing on the page in a browser that %s', async (_, prepare) => {
    expect(await shiftsOnMain(prepare, WITH_EMAIL)).toEqual([]);
  });

  it('the browser’s answer moves nothing when it arrives after the form was drawn', async () => {
    expect(await shiftsOnMain((context) => withoutAutofill(context, 600), WITH_EMAIL, 700)).toEqual([]);
  });
});

describe('§2 Passkeys: a browser that refuses its own autofill', () => {
  it('gets a button below the form, which moves no field and signs in', async () => {
    const { page, complaints } = await visitWithPasskey(suite, 'refused@example.com', (context) =>
      withAutofill(context, 'refused'),
    );
    // The challenge comes when the form has been drawn and measured.
    let release = (): void => undefined;
    const measured = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/webauthn/authenticate/start/primary', async (route) => {
      await measured;
      await route.continue();
    });
    await mountWithPasskeys(page, suite.site);
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
