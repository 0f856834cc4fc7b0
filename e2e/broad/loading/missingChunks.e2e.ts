import type { Page } from '@playwright/test';
import { CHUNKS, isUsable, look, MOUNTS, mountAll, withoutChunks } from '../../support/site/missingChunks';
import { lazyChunks, openBarePage, PUBLIC_TOKEN, receivedErrors } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { alert, button, emailField, heading, shown } from '../../support/widget/widget';

const FRENCH = MOUNTS['in French'] ?? {};
const SYNTAX = MOUNTS['in French with ICU syntax'] ?? {};
const SOCIAL = { config: (MOUNTS['with social buttons in Spanish'] ?? {}).config };

const missing = (page: Page) =>
  alert(page).filter({
    hasText: 'This page did not load fully. Check your internet connection and try again.',
  });

test.describe('§1 Locale of a mount: texts that do not come', () => {
  for (const [what, files] of [
    ['the language', [CHUNKS['a language']]],
    ['the parser', [CHUNKS['the message parser']]],
    ['both', [CHUNKS['a language'], CHUNKS['the message parser']]],
  ] as const)
    for (const how of ['hanging', 'refused'] as const)
      test(`a mount with ICU syntax before the language of an earlier one is there, ${what} ${how}: readable within the limit, and complete once they come`, async ({
        site,
      }) => {
        const context = await site.newContext();
        const mend = await withoutChunks(context, files, how);
        const page = await mountAll(site, context, [FRENCH, SYNTAX]);
        await page.clock.runFor(4_000);
        await expect.poll(async () => isUsable(await look(page))).toBe(true);
        mend();
        // What was refused is fetched again when the visitor comes near.
        if (how === 'refused') await page.getByRole('textbox').focus();
        else await page.clock.runFor(10_000);
        await shown(heading(page, 'Hallo Welt'));
        await page.clock.resume();
        await page.getByRole('textbox').fill('late-texts@example.com');
        await page.keyboard.press('Enter');
        await shown(heading(page, 'Saisissez le code'));
      });

  test('a text with ICU syntax that the app draws alone is hydrated without an error', async ({ site }) => {
    const context = await site.newContext();
    await withoutChunks(context, [CHUNKS['the message parser']], 'hanging');
    const { config, strings } = SYNTAX as { config: object; strings: object };
    const page = await mountAll(site, context, [{ config, strings, loading: 'eager' }]);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.clock.runFor(2_000);
    await shown(heading(page, 'Hallo Welt'));
    await page.clock.resume();
    await emailField(page).fill('app-alone@example.com');
    await button(page, 'Continue with email').click();
    await shown(heading(page, 'Enter your code'));
    expect(complaints).toEqual([]);
  });
});

test.describe('§2 Main: social buttons that do not come', () => {
  for (const how of ['refused', 'hanging'] as const) {
    test(`the widget says so, the host's onError is called, and a retry draws them: ${how}`, async ({
      site,
    }) => {
      const context = await site.newContext();
      const mend = await withoutChunks(
        context,
        [CHUNKS['the social buttons'], CHUNKS['the social flow']],
        how,
      );
      const page = await mountAll(site, context, [SOCIAL]);
      await page.clock.runFor(9_500);
      await shown(missing(page));
      expect(await receivedErrors(page)).toEqual([
        'This page did not load fully. Check your internet connection and try again.',
      ]);
      mend();
      await page.clock.resume();
      await button(page, 'Try again').click();
      await shown(button(page, 'Continue with Google'));
      expect(await alert(page).count()).toBe(0);
      await button(page, 'Continue with Google').click();
      await page.waitForURL(/oauth/);
    });
  }

  test('one message and one retry when the app does not come either', async ({ site }) => {
    const context = await site.newContext();
    const files = [CHUNKS['the social buttons'], CHUNKS['the social flow'], CHUNKS['the app']];
    const mend = await withoutChunks(context, files, 'refused');
    const page = await mountAll(site, context, [{ ...SOCIAL, loading: 'eager' }]);
    await page.clock.runFor(9_500);
    await shown(missing(page));
    await expect.poll(() => button(page, 'Try again').count()).toBe(1);
    mend();
    await page.clock.resume();
    await button(page, 'Try again').click();
    await shown(button(page, 'Continue with Google'));
    expect(await alert(page).count()).toBe(0);
  });

  test('buttons whose logos hang are drawn without them, and lead to the provider', async ({ site }) => {
    const context = await site.newContext();
    await withoutChunks(context, [CHUNKS['the logos']], 'hanging');
    const page = await mountAll(site, context, [SOCIAL]);
    await page.clock.runFor(4_000);
    await shown(button(page, 'Continue with Google'));
    await page.clock.resume();
    await button(page, 'Continue with Google').click();
    await page.waitForURL(/oauth/);
  });
});

/** A page that mounts a widget while it loads. */
function mountingPage({ bare, endpoints }: TestSite, more: { csp?: string; nonce?: string } = {}): string {
  const args = {
    ...SOCIAL,
    publicToken: PUBLIC_TOKEN,
    selector: '#sign-in',
    options: { endpoints },
    locale: 'fr',
    colorScheme: 'dark',
    loading: 'eager',
    strings: { 'login.title': 'Hallo {x, select, other {Welt}}' },
  };
  return bare.add({
    html: `<div id="sign-in"></div><script nonce="${more.nonce ?? ''}">
      addEventListener('DOMContentLoaded', () => PriceRxAuth.mountLogin(${JSON.stringify(args)}));
      addEventListener('load', () => Object.assign(window, { hasLoaded: true }))</script>`,
    ...more,
  });
}

test.describe('§1 Mounting while the page loads', () => {
  test('chunks that hang do not hold the load event, and each is fetched once', async ({ site }) => {
    const context = await site.newContext();
    await context.clock.install();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route(/\/pricerx-auth\.\w+\.[0-9a-f]{8}\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(mountingPage(site), { waitUntil: 'load' });
    expect(await page.evaluate(() => Reflect.get(window, 'hasLoaded') as unknown)).toBe(true);
    expect(lazyChunks(requested).length).toBeGreaterThan(4);
    release();
    await page.clock.resume();
    await shown(heading(page, 'Hallo Welt'));
    await shown(button(page, 'Continuer avec Google'));
    await page.waitForLoadState('networkidle');
    const chunks = lazyChunks(requested);
    expect(chunks.length).toBe(new Set(chunks).size);
  });

  for (const [what, policy] of [
    ['with nonces', "script-src 'nonce-abc'"],
    ['with strict-dynamic', "script-src 'nonce-abc' 'strict-dynamic'"],
  ])
    test(`a policy ${what} lets them in`, async ({ site }) => {
      const csp = `default-src 'none'; ${policy}; connect-src *; img-src data:; require-trusted-types-for 'script'; trusted-types pricerx-auth`;
      const context = await site.newContext();
      const { page, complaints } = await openBarePage(context, site);
      await page.goto(mountingPage(site, { csp, nonce: 'abc' }));
      await shown(heading(page, 'Hallo Welt'));
      await shown(button(page, 'Continuer avec Google'));
      expect(complaints).toEqual([]);
    });
});
