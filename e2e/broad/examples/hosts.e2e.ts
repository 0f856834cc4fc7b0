import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { root } from '../../support/outside/outside';
import { openTab } from '../../support/site/page';
import { startSite, type Site } from '../../support/site/site';
import { expect, test } from '../../support/test';
import {
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  emailField,
  heading,
  shown,
} from '../../support/widget/widget';
import { build, copyExamples, countNavigations, expectDocumentedSize, setUp, start } from './runExample';

test.setTimeout(400_000);

/** Installed together; none has React. */
const BUILT = ['vue', 'sveltekit', 'astro', 'angular'];

interface Host {
  name: string;
  /** The page with the widget. */
  signInPath: string;
  /** What only signed-in visitors get, and the status for everybody else. */
  guarded: { path: string; status: number };
}
const HOSTS: Host[] = [
  { name: 'vue', signInPath: '/', guarded: { path: '/api/prices', status: 401 } },
  { name: 'sveltekit', signInPath: '/sign-in', guarded: { path: '/', status: 303 } },
  { name: 'astro', signInPath: '/sign-in', guarded: { path: '/', status: 303 } },
  { name: 'angular', signInPath: '/', guarded: { path: '/api/prices', status: 401 } },
  { name: 'wordpress', signInPath: '/', guarded: { path: '/prices', status: 303 } },
];

let site: Site;
let examples: ReturnType<typeof copyExamples>;
const running: { stop(): unknown }[] = [];
test.beforeAll(async () => {
  site = await startSite({});
  examples = copyExamples(site.sandboxUrl);
  examples.installTogether(BUILT);
  for (const name of BUILT) build(examples.pathOf(name));
  setUp(examples.pathOf('wordpress'));
});
test.afterEach(() => running.splice(0).forEach(({ stop }) => stop()));
test.afterAll(async () => {
  examples.remove();
  await site.close();
});

/** What the framework's generator writes, or the theme brings. */
const NOT_OWN =
  /\.json$|README|(^|[/])app\.html$|\.config\.js$|[/]main\.js$|theme\.css$|layouts[/]|^(vue|angular[/]src)[/]index\.html$/;

function ownLinesOf(name: string): number {
  const folder = path.join(root, 'examples');
  const own = readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(name, file.split(path.sep).join('/')))
    .filter((file) => statSync(path.join(folder, file)).isFile() && !NOT_OWN.test(file));
  return own.reduce(
    (sum, file) => sum + readFileSync(path.join(folder, file), 'utf8').split('\n').length - 1,
    0,
  );
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.describe('§1 Mounting: examples of hosts without React, from the published package', () => {
  for (const { name, signInPath, guarded } of HOSTS) {
    test(`a visitor signs in to ${name}, sees the page that its server protects, and signs out`, async ({
      browser,
    }) => {
      expect(ownLinesOf(name)).toBeLessThanOrEqual(60);
      const server = await start(examples.pathOf(name));
      running.push(server);
      const statusOf = (headers = {}) =>
        fetch(server.url + guarded.path, { redirect: 'manual', headers }).then(({ status }) => status);
      expect(await statusOf()).toBe(guarded.status);
      // The server's own program has the project's secret.
      expect((await fetch(`${server.url}/server.mjs`)).status).toBe(404);
      expect(existsSync(path.join(examples.pathOf(name), '../node_modules/react'))).toBe(false);

      const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
      const { page: spanish } = await openTab(context, `${server.url}${signInPath}?lang=es`);
      await shown(heading(spanish, 'Regístrate o inicia sesión'));
      await spanish.close();

      const { page, complaints } = await openTab(context, 'about:blank');
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (/\.m?js(\?|$)/.test(response.url())) scripts.push(response);
      });
      await page.goto(server.url);
      await shown(emailField(page));
      expect(await fits(page)).toBe(true);
      await askForEmailCode(page, `${name}@example.com`);
      const row = new RegExp(`\\(\\.\\./examples/${name}\\)[^|]*\\| *(\\d+) \\|`);
      await expectDocumentedSize(scripts, 'docs/hosts.md', row);

      const navigations = countNavigations(page);
      await codeField(page).fill(await codeSentTo(site, `${name}@example.com`));
      await shown(page.getByText(/^Signed in as user-test-/));
      await page.waitForLoadState('networkidle');
      expect(navigations()).toBeLessThanOrEqual(3);
      await page.reload();
      await shown(page.getByText(/^Signed in as user-test-/));

      await button(page, 'Sign out').click();
      await shown(button(page, 'Continue with email'));
      expect(complaints).toEqual([]);
      await context.close();
    });
  }

  test('with Astro’s client router, the form is there once after another page and Back, and a code signs in', async ({
    browser,
  }) => {
    const server = await start(examples.pathOf('astro'));
    running.push(server);
    const context = await browser.newContext();
    const { page, complaints } = await openTab(context, `${server.url}/sign-in`);
    await shown(emailField(page));
    const navigations = countNavigations(page);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.getByRole('link', { name: 'Español' }).click();
    await shown(heading(page, 'Regístrate o inicia sesión'));
    expect(await page.locator('pricerx-auth form').count()).toBe(1);
    await page.goBack();
    await shown(heading(page, 'Sign up or log in'));
    expect([navigations(), documents]).toEqual([2, []]);
    expect(await page.locator('pricerx-auth form').count()).toBe(1);
    await askForEmailCode(page, 'router@example.com');
    await codeField(page).fill(await codeSentTo(site, 'router@example.com'));
    await shown(page.getByText(/^Signed in as user-test-/));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
