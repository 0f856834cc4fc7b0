import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { receivedCauses, openTab } from '../support/site/page';
import { useSite } from '../support/suite';
import { alert, button, codeField, EMAIL_CODE, emailField, shown } from '../support/widget/widget';

const suite = useSite();

const dist = path.resolve(import.meta.dirname, '../../dist');
const values = (): Record<string, string> =>
  JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8')) as Record<string, string>;

/**
 * A page that loads the entry from another server by the README's script tag, without the script tag of other bare
 * pages.
 */
async function openPage(served: (body: string) => string): Promise<string> {
  const context = await suite.newContext();
  await context.route(/\/pricerx-auth\.js/, async (route) => {
    if (!route.request().url().includes('cdn')) return route.abort();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: served(await answer.text()) });
  });
  const html = `<script src="/pricerx-auth.js?cdn" integrity="${values()['pricerx-auth.js']}" crossorigin="anonymous"></script>`;
  const { page } = await openTab(context, suite.site.bare.add({ html }));
  return page.evaluate(() => typeof Reflect.get(window, 'PriceRxAuth'));
}

describe('§1 Mounting by a script tag with an integrity value', () => {
  it('the browser runs the built file, and refuses it when a byte has changed', async () => {
    expect(await openPage((body) => body)).toBe('object');
    expect(await openPage((body) => `window.PriceRxAuth = {};${body}`)).toBe('undefined');
  });
});

const UNREACHABLE = 'Unable to contact our servers.';
const attacks = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'attacks') ?? 0));

/** A browser context that answers each request for a chunk with additional code before the chunk's own. */
async function contextWithChanged(chunk: string): Promise<{ context: BrowserContext; changed: RegExp }> {
  const context = await suite.newContext();
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

describe('§8 Network and API: a chunk that was changed during transport', () => {
  it.each(CHANGED)(
    '$chunk, imported by $importer: never runs, not even at a retry; the visitor sees an error, the host gets the file’s name, and the unchanged file works',
    async ({ chunk, ask, askAgain }) => {
      const { context, changed } = await contextWithChanged(chunk);
      const { page, requested } = await suite.visitWidget({ config: EMAIL_CODE }, {}, context);
      const asked = () => requested.filter((url) => changed.test(url));
      await ask(page);
      await alert(page).filter({ hasText: UNREACHABLE }).waitFor({ timeout: 10_000 });
      expect(await receivedCauses(page)).toEqual([expect.stringContaining(asked()[0] ?? 'no request')]);

      await askAgain(page);
      while (asked().length < 2) await page.waitForTimeout(50);
      await shown(alert(page).filter({ hasText: UNREACHABLE }));
      expect(asked()[1]).toMatch(/\.js\?retry=1$/);
      expect(await attacks(page)).toBe(0);

      await context.unroute(changed);
      await askAgain(page);
      await shown(codeField(page));
      expect(await attacks(page)).toBe(0);
    },
  );

  it('the logo of a social provider, imported by another chunk: never runs, and its button works without it', async () => {
    const { context, changed } = await contextWithChanged('google');
    const config = { products: ['oauth'], oauthOptions: { providers: [{ type: 'google' }] } };
    const { page, requested } = await suite.visitWidget({ config }, {}, context);
    await shown(button(page, 'Continue with Google'));
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => changed.test(url))).toHaveLength(1);
    expect(await attacks(page)).toBe(0);
    expect(await button(page, 'Continue with Google').isEnabled()).toBe(true);
  });
});
