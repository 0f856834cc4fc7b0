import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { openTab, receivedCauses } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { alert, button, codeField, EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const values = (): Record<string, string> =>
  JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8')) as Record<string, string>;

/**
 * A page that loads the entry from another server by the README's script tag, without the script tag of other bare
 * pages.
 */
async function openPage(site: TestSite, served: (body: string) => string): Promise<string> {
  const context = await site.newContext();
  await context.route(/\/pricerx-auth\.js/, async (route) => {
    if (!route.request().url().includes('cdn')) return route.abort();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: served(await answer.text()) });
  });
  const html = `<script src="/pricerx-auth.js?cdn" integrity="${values()['pricerx-auth.js']}" crossorigin="anonymous"></script>`;
  const { page } = await openTab(context, site.bare.add({ html }));
  return page.evaluate(() => typeof Reflect.get(window, 'PriceRxAuth'));
}

test.describe('§1 Mounting by a script tag with an integrity value', () => {
  test('the browser runs the built file, and refuses it when a byte has changed', async ({ site }) => {
    expect(await openPage(site, (body) => body)).toBe('object');
    expect(await openPage(site, (body) => `window.PriceRxAuth = {};${body}`)).toBe('undefined');
  });
});

const NOT_LOADED = 'This page did not load fully. Check your internet connection and try again.';
const attacks = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'attacks') ?? 0));

/** A browser context that answers each request for a chunk with additional code before the chunk's own. */
async function contextWithChanged(
  site: TestSite,
  chunk: string,
): Promise<{ context: BrowserContext; changed: RegExp }> {
  const context = await site.newContext();
  const changed = new RegExp(`/pricerx-auth\\.${chunk}\\.\\w+\\.js`);
  await context.route(changed, async (route) => {
    const answer = await route.fetch();
    const body = `window.attacks = (window.attacks ?? 0) + 1;${await answer.text()}`;
    return route.fulfill({ response: answer, body });
  });
  return { context, changed };
}

async function submitEmail(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email);
  await button(page, 'Continue with email').click();
}

interface ChangedChunk {
  chunk: string;
  importer: string;
  /** Makes the widget request the chunk, also a second time. */
  ask(page: Page): Promise<void>;
  askAgain(page: Page): Promise<void>;
}

const askAgainByButton = (page: Page) => button(page, 'Try again').click();
const CHANGED: ChangedChunk[] = [
  {
    chunk: 'core',
    importer: 'the entry',
    ask: (page) => emailField(page).fill('core-changed@example.com'),
    askAgain: (page) => button(page, 'Continue with email').click(),
  },
  {
    chunk: 'app',
    importer: 'the entry',
    ask: (page) => emailField(page).fill('app-changed@example.com'),
    askAgain: (page) => button(page, 'Continue with email').click(),
  },
  {
    chunk: 'otp',
    importer: 'the app',
    ask: (page) => submitEmail(page, 'otp-changed@example.com'),
    askAgain: askAgainByButton,
  },
];

test.describe('§8 Network and API: a chunk that was changed during transport', () => {
  for (const { importer, chunk, ask, askAgain } of CHANGED) {
    test(`${chunk}, imported by ${importer}: never runs, not even at a retry; the visitor sees an error, the host gets the file’s name, and the unchanged file works`, async ({
      site,
    }) => {
      const { context, changed } = await contextWithChanged(site, chunk);
      const { page, requested } = await site.visitWidget(
        { config: EMAIL_CODE, loading: 'eager' },
        {},
        context,
      );
      const asked = () => requested.filter((url) => changed.test(url));
      await ask(page);
      await alert(page).filter({ hasText: NOT_LOADED }).waitFor({ timeout: 10_000 });
      const causes = await receivedCauses(page);
      expect(causes[0]).toContain(asked()[0] ?? 'no request');
      expect(causes.filter((cause) => !changed.test(String(cause)))).toEqual([]);

      // Each step that needs the chunk has asked for it: the first key, the submission, and the next screen.
      const before = asked().length;
      await askAgain(page);
      await expect.poll(asked).toHaveLength(before + 1);
      await shown(alert(page).filter({ hasText: NOT_LOADED }));
      expect(asked().at(-1)).toMatch(new RegExp(`\\.js\\?retry=${before}$`));
      expect(await attacks(page)).toBe(0);

      await context.unroute(changed);
      await askAgain(page);
      await shown(codeField(page));
      expect(await attacks(page)).toBe(0);
    });
  }

  test('the logo of a social provider, imported by another chunk: never runs, and its button works without it', async ({
    site,
  }) => {
    const { context, changed } = await contextWithChanged(site, 'google');
    const config = { products: ['oauth'], oauthOptions: { providers: [{ type: 'google' }] } };
    const { page, requested } = await site.visitWidget({ config }, {}, context);
    await shown(button(page, 'Continue with Google'));
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => changed.test(url))).toHaveLength(1);
    expect(await attacks(page)).toBe(0);
    expect(await button(page, 'Continue with Google').isEnabled()).toBe(true);
  });
});
