import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { openTab } from '../../support/site/page';
import { startSite, type Site } from '../../support/site/site';
import { expect } from '../../support/test';
import { askForEmailCode, button, codeField, codeSentTo, heading, shown } from '../../support/widget/widget';
import { build, copyExamples, setUp, start } from './runExample';

export type NextServer = Awaited<ReturnType<typeof start>>;

/** Ten minutes ahead, in a program of Node. */
const CLOCK_AHEAD = `const Actual = Date;
globalThis.Date = class extends Actual {
  static now() { return Actual.now() + 600_000; }
  // Next replaces Date too, and looks at own properties only.
  static parse = Actual.parse;
  static UTC = Actual.UTC;
  constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])); }
};`;

/** A key that has signed no session of the sandbox. */
function otherPublicKey(): object {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...publicKey.export({ format: 'jwk' }), kid: 'other', alg: 'RS256', use: 'sig' };
}

/** The Next.js example outside of the repository, installed and built, with a sandbox of its own. */
export async function openNextExample() {
  const site = await startSite({});
  const examples = copyExamples(site.sandboxUrl);
  const folder = examples.pathOf('next');
  const running: NextServer[] = [];

  function edit(file: string, before: string, after: string): void {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} of the example has no "${before}".`);
    writeFileSync(path.join(folder, file), text.replace(before, after));
  }

  // Tests start the same build with other options of `createAuthServer`.
  edit('authServer.ts', '});', "  ...(JSON.parse(process.env.AUTH_SERVER ?? '{}') as object),\n});");
  edit('next.config.ts', 'cacheComponents', 'reactStrictMode: true, cacheComponents');
  setUp(folder);
  const clock = path.join(folder, 'clockAhead.mjs');
  writeFileSync(clock, CLOCK_AHEAD);
  const keysOfOther = JSON.stringify({ keys: [otherPublicKey()] });
  const otherProvider = createServer((_, response) => response.end(keysOfOther)).listen(0, 'localhost');
  await once(otherProvider, 'listening');

  return {
    site,
    async start(script: 'start' | 'dev', authServer: object = {}, env: Record<string, string> = {}) {
      const server = await start(folder, {
        script,
        env: { AUTH_SERVER: JSON.stringify(authServer), ...env },
      });
      running.push(server);
      return server;
    },
    /** What is wrong with a server that refuses each session. */
    refusals(cookieOptions: object): [string, object, Record<string, string>?][] {
      const endpoints = { apiUrl: site.sandboxUrl, jwksUrl: `${site.sandboxUrl}/.well-known/jwks.json` };
      const { port } = otherProvider.address() as AddressInfo;
      const otherKeys = { ...endpoints, jwksUrl: `http://localhost:${port}/keys.json` };
      const otherIssuer = { ...endpoints, issuer: 'https://other.example' };
      const otherNames = { opaqueTokenCookieName: '__Host-other', jwtCookieName: '__Host-other_jwt' };
      return [
        ['audience', { cookieOptions, endpoints, projectId: 'project-test-other' }],
        ['issuer', { cookieOptions, endpoints: otherIssuer }],
        ['keys', { cookieOptions, endpoints: otherKeys }],
        ['clock', { cookieOptions }, { NODE_OPTIONS: `--import=${pathToFileURL(clock).href}` }],
        ['cookie names', { cookieOptions: otherNames }],
      ];
    },
    buildPlain(): void {
      edit('next.config.ts', 'cacheComponents: true, partialPrefetching: true', '');
      build(folder);
    },
    async close() {
      for (const { stop } of running) stop();
      otherProvider.close();
      examples.remove();
      await site.close();
    },
  };
}

const contexts: BrowserContext[] = [];
export const closeContexts = async (): Promise<void> => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
};

/** Opens an address in a new browser context. */
export async function open(browser: Browser, url: string) {
  const context = await browser.newContext();
  contexts.push(context);
  return openTab(context, url);
}

let visitors = 0;
export const newAddress = (): string => `next-${(visitors += 1)}@example.com`;

/** Signs in on the sign-in page. The last digit sends the code. */
export async function signIn(page: Page, site: Site, email = newAddress()): Promise<void> {
  await shown(heading(page, 'Sign in'));
  await askForEmailCode(page, email);
  await codeField(page).fill(await codeSentTo(site, email));
}

/** Signs out. A press before the server's page is hydrated does nothing, so it is repeated. */
export const signOut = (page: Page): Promise<void> =>
  expect(async () => {
    const press = button(page, 'Sign out');
    if (await press.isVisible()) await press.click({ timeout: 1_000 });
    await expect(heading(page, 'Sign in')).toBeVisible({ timeout: 5_000 });
  }).toPass();

export const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
export const signedInAs = (page: Page): Locator => page.getByText(/^Signed in as user-test-/);
