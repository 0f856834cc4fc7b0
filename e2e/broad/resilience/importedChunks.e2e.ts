import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { openTab, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';

const CORE = /\/esm\/core\.\w+\.js/;
const dist = path.resolve(import.meta.dirname, '../../../dist/esm');

interface Outcome {
  method_id?: string;
  name?: string;
  cause?: string;
}

/** A page whose own module imports the headless client from dist/esm, as it is and without a bundler. */
async function openModulePage(site: TestSite, context: BrowserContext, head = '', headers = {}) {
  const html = `${head}<script type="module">
    import { createClient } from '/esm/headless.js';
    window.createClient = createClient;
  </script>`;
  const tab = await openTab(context, site.bare.add({ html, headers }));
  await tab.page.waitForFunction(() => 'createClient' in window);
  await tab.page.evaluate(
    ([token, options]) => {
      const page = window as unknown as Record<string, (...args: unknown[]) => unknown>;
      const client = page.createClient?.(token, options) as {
        otps: { email: { loginOrCreate(email: string): Promise<Outcome> } };
      };
      page.send = () =>
        client.otps.email
          .loginOrCreate('imported@example.com')
          .then(({ method_id }) => ({ method_id }))
          .catch(({ name, cause }: Outcome) => ({ name, cause }));
    },
    [PUBLIC_TOKEN, { endpoints: site.endpoints }] as const,
  );
  const asked = () => tab.requested.filter((url) => CORE.test(url)).map((url) => url.replace(/.*\.js/, ''));
  return { ...tab, asked };
}

const send = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'send') as () => Promise<Outcome>).call(window));
const SENT = { method_id: expect.any(String) };

test.describe('§8 Network and API: chunks of the ESM package, imported without a bundler', () => {
  test('a chunk that hangs gives an error after 9 s, and the next call fetches it from another address', async ({
    site,
  }) => {
    const context = await site.newContext();
    await context.clock.install();
    await context.route(/\/esm\/core\.\w+\.js$/, () => undefined);
    const { page, asked } = await openModulePage(site, context);
    const first = send(page);
    await expect.poll(asked).not.toEqual([]);
    await page.clock.runFor(9_500);
    expect(await first).toEqual({
      name: 'StytchAPIUnreachableError',
      cause: expect.stringMatching(/core|9000 ms/),
    });
    expect(await send(page)).toEqual(SENT);
    expect(asked()).toEqual(['', '?retry=1']);
  });

  test('a chunk that fails gives the host an error with its file, and each further call fetches it from another address', async ({
    site,
  }) => {
    const context = await site.newContext();
    await context.route(CORE, (route) => route.abort());
    const { page, asked } = await openModulePage(site, context);
    const failure = { name: 'StytchAPIUnreachableError', cause: expect.stringMatching(CORE) };
    for (let call = 0; call < 3; call += 1) expect(await send(page)).toEqual(failure);
    expect(asked()).toEqual(['', '?retry=1', '?retry=2']);
    await context.unroute(CORE);
    expect(await send(page)).toEqual(SENT);
  });

  test('a changed chunk never runs where an import map has integrity values, and the page refuses scripts without one', async ({
    site,
  }) => {
    const values = JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8')) as Record<
      string,
      string
    >;
    const integrity = Object.fromEntries(
      Object.entries(values).flatMap(([file, value]) =>
        ['', '?retry=1'].map((retry) => [`/esm/${file}${retry}`, value]),
      ),
    );
    const context = await site.newContext();
    await context.route(CORE, async (route) => {
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: `window.attacked = true;${await answer.text()}` });
    });
    const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
    const headers = { 'Integrity-Policy': 'blocked-destinations=(script)' };
    const { page } = await openModulePage(site, context, map, headers);
    for (let call = 0; call < 4; call += 1) {
      expect(await send(page)).toMatchObject({ name: 'StytchAPIUnreachableError' });
    }
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    await context.unroute(CORE);
    expect(await send((await openModulePage(site, context, map, headers)).page)).toEqual(SENT);
  });
});
