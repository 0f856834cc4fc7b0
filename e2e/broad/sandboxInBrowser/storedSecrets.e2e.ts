import { expect, type Page } from '@playwright/test';
import { eventually } from '../../../tests/time';
import { callClient, controlIn, openSandboxPage, stopWorkers, test } from '../../support/site/sandboxPage';
import { askForEmailCode, button, codeField, shown } from '../../support/widget/widget';

test.use({
  morePages: {
    'elsewhere.html': '<!doctype html><title>Elsewhere</title>',
    'account.json': '{ "email": "ada@example.com" }',
    '/other/site.js': 'window.other = true;',
  },
});

/** Everything in the browser's cache storage: addresses, and bodies as text. */
const cached = (page: Page): Promise<{ url: string; body: string }[]> =>
  page.evaluate(async () => {
    const found: { url: string; body: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push({ url: request.url, body: (await answer?.text()) ?? '' });
      }
    }
    return found;
  });

/** The statuses of a call with each of these session tokens. The browser adds no cookies. */
const callWith = (page: Page, tokens: string[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const { sandbox } = window as unknown as { sandbox: { url: string; publicToken: string } };
    const call = async (token: string) => {
      const headers = { Authorization: `Basic ${btoa(`${sandbox.publicToken}:${token}`)}` };
      return (await fetch(`${sandbox.url}/sdk/v1/users/me`, { headers, credentials: 'omit' })).status;
    };
    return Promise.all(all.map(call));
  }, tokens);

test.describe('§7 Sandbox in the browser: what its cache storage holds', () => {
  test('no token of a session in HttpOnly cookies, and the session continues when the browser stops the worker', async ({
    sandboxSite,
  }) => {
    const first = await sandboxSite.open();
    await controlIn(first, 'createProject', { session: { http_only_cookies: true } });
    const page = await sandboxSite.open();
    await askForEmailCode(page, 'hidden@example.com');
    await codeField(page).fill(await controlIn(page, 'lastCode', 'hidden@example.com'));
    await shown(page.getByText('Signed in: hidden@example.com'));

    expect(await page.evaluate(() => document.cookie)).not.toMatch(/stytch_session=[\w-]{20}/);
    const data = (await cached(page)).filter(({ url }) => !url.endsWith('/sqlite'));
    const tokens = data.flatMap(({ body }) => body.split(/[^\w-]+/).filter((word) => word.length === 43));
    expect(data.map(({ body }) => body).join()).not.toMatch(/eyJ[\w-]+\.eyJ/);
    expect((await callWith(page, tokens)).filter((status) => status === 200)).toEqual([]);

    for (let times = 0; times < 2; times += 1) {
      await stopWorkers(page);
      expect(await callClient(page, 'session.authenticate')).toMatchObject({ status_code: 200 });
    }
    await stopWorkers(page);
    await page.reload();
    await shown(page.getByText('Signed in: hidden@example.com'));
    await callClient(page, 'session.revoke');
    await stopWorkers(page);
    await page.reload();
    await shown(page.getByText('Signed out'));
  });

  test('keepPages keeps the pages and scripts of its folder, and no answer to a script, no other site’s file and no query', async ({
    sandboxSite,
  }) => {
    const visit = () =>
      openSandboxPage(sandboxSite.context, sandboxSite.url, undefined, {
        keep: 'yes',
        token: 'secret-of-a-link',
      });
    await visit();
    const page = await visit();
    await page.evaluate(async () => {
      await fetch('account.json');
      await new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = '/other/site.js';
        script.addEventListener('load', resolve);
        document.head.append(script);
      });
    });
    const addresses = (await cached(page)).map(({ url }) => url);
    expect(addresses).toEqual(expect.arrayContaining([sandboxSite.url, `${sandboxSite.url}pricerx-auth.js`]));
    expect(addresses.filter((url) => /account|other|secret/.test(url))).toEqual([]);
  });

  test('without keepData, what was typed is deleted when the last page is left, and not before', async ({
    sandboxSite,
  }) => {
    const google = { products: ['oauth'], oauthOptions: { providers: [{ type: 'google' }] } };
    const page = await sandboxSite.open(google, { forget: 'yes' });
    const typed = 'typed@example.com';
    await button(page, 'Continue with Google').click();
    await page.getByLabel('Email').fill(typed);
    // Longer than the worker waits for the next page.
    await page.waitForTimeout(2_500);
    await button(page, 'Continue').click();
    await shown(page.getByText(`Signed in: ${typed}`));
    await page.reload();
    await shown(page.getByText(`Signed in: ${typed}`));
    const second = await sandboxSite.open(undefined, { forget: 'yes' });
    await shown(second.getByText(`Signed in: ${typed}`));
    const kept = async (other: Page) => {
      const local = await other.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      return [local, ...(await cached(other)).map(({ body }) => body)].some((text) => text.includes(typed));
    };
    await page.goto(`${sandboxSite.url}elsewhere.html`);
    await page.waitForTimeout(2_500);
    expect(await kept(page)).toBe(true);
    await second.goto(`${sandboxSite.url}elsewhere.html`);
    await eventually(async () => expect(await kept(page)).toBe(false), 8_000);
    const again = await sandboxSite.open(undefined, { forget: 'yes' });
    await shown(again.getByText('Signed out'));
    expect((await controlIn(again, 'users')).users).toEqual([]);
  });

  test('a worker whose base is not below its folder is not installed', async ({ sandboxSite }) => {
    const page = await sandboxSite.open(undefined, {});
    const failed = await page.evaluate(async () => {
      const address = 'pricerx-auth-sandbox-worker.js?base=/other';
      return navigator.serviceWorker.register(address, { scope: './nowhere/' }).then(
        () => 'installed',
        (error: Error) => error.name,
      );
    });
    expect(failed).toBe('TypeError');
  });
});
