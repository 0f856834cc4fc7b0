import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { createSandboxControl, type SandboxControl } from '../client/createSandboxControl';
import type { SessionState, SignedInVisitor, SignInOptions, WhoSignsIn } from '../client/signIn';
import { createSandbox, type Sandbox } from '../createSandbox';
import { serve } from '../http';
import { projectIdOf, SANDBOX_SECRET } from '../state/project/projects';
import { originsOf } from '../verify/redirectUrls';
import { answerBy } from './answer';
import { addAuthenticator, type VirtualAuthenticator } from './authenticator';
import { cookiesAt, namedCookies, type CookieNames } from './cookies';
import { installWallets, type FakeWallet, type InstalledWallets } from './fakeWallets';
import { hostServers } from './hostServer';

/** Set in the configuration's `use`, or by `test.use`. */
export interface SandboxOptions {
  /** The address of the API that the pages under test call. Default: `http://localhost:4311`. */
  apiUrl: string;
  /** The public token of the pages under test. Default: `public-token-test-sandbox`. */
  publicToken: string;
  /** The names of the session cookies, as in `createClient`. */
  cookieOptions: CookieNames;
}

/** Options for `createAuthServer` of `pricerx-auth/server`, or for a server that verifies the session JWT itself. */
export interface SandboxServerOptions {
  publicToken: string;
  /** The audience of session JWTs. */
  projectId: string;
  secret: string;
  endpoints: {
    /** The address at which the server reaches this worker's sandbox: a free port. */
    apiUrl: string;
    /** The `iss` claim of session JWTs: the origin of the pages' `apiUrl`. */
    issuer: string;
    /** The address of the public keys. */
    jwksUrl: string;
  };
  cookieOptions: CookieNames;
}

/** The fixtures of each test. */
export interface SandboxFixtures {
  /** The control calls of this worker's sandbox. Its project's data is deleted after each test. */
  control: SandboxControl;
  /**
   * Signs a visitor in before the page is opened, without screens. Default: a new visitor with a new session.
   * @example await signIn({ jwtExpired: true });
   */
  signIn: (
    who?: SessionState | (WhoSignsIn & SessionState),
    options?: SignInOptions,
  ) => Promise<SignedInVisitor>;
  /** Adds a virtual authenticator to the page. Its user approves each request (Chromium only). */
  passkeys: VirtualAuthenticator;
  /** Adds wallet extensions to the browser before the page is opened. Default: MetaMask. */
  installWallets: (wallets?: Readonly<Record<string, FakeWallet>>) => Promise<InstalledWallets>;
}

export interface SandboxWorkerFixtures extends SandboxOptions {
  /** A sandbox in the worker's process, which answers all requests of the pages to `apiUrl`. */
  sandbox: Sandbox;
  /** What a server needs to verify sessions of this worker's sandbox, which it reaches at a free port. */
  authServerOptions: SandboxServerOptions;
  /**
   * Runs the command that starts your server, with a free port as `PORT` and these variables, and waits until it answers. It ends
   * with the worker.
   * @returns the server's address
   * @throws Error when the command ends, or nothing answers within a minute
   */
  startServer: (command: string, env?: Record<string, string>) => Promise<string>;
}

const METAMASK: Record<string, FakeWallet> = {
  metamask: { label: 'MetaMask', chain: 'ethereum', rdns: 'io.metamask', flags: { isMetaMask: true } },
};

let visitors = 0;

/**
 * Playwright's `test`, with a sandbox for each worker. It answers the pages' calls to `apiUrl`, so pages need no change.
 * @example
 * test('a visitor signs in', async ({ page, control }) => {
 *   await page.goto('/');
 *   await page.getByLabel('Email address').fill('ada@example.com');
 *   await page.getByRole('button', { name: 'Continue with email' }).click();
 *   await page.getByLabel('Enter the 6-digit code').fill(await control.lastCode('ada@example.com'));
 * });
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & SandboxFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & SandboxWorkerFixtures
> = base.extend<SandboxFixtures, SandboxWorkerFixtures>({
  apiUrl: ['http://localhost:4311', { option: true, scope: 'worker' }],
  publicToken: ['public-token-test-sandbox', { option: true, scope: 'worker' }],
  cookieOptions: [{}, { option: true, scope: 'worker' }],
  sandbox: [
    async ({ apiUrl, publicToken }, use, { project }) => {
      const sandbox = await createSandbox({
        controlOrigins: originsOf([project.use.baseURL ?? '']),
        origin: new URL(apiUrl).origin,
        passwordCost: 'cheap',
        hosts: [new URL(apiUrl).hostname],
      });
      await createSandboxControl(sandbox, { publicToken }).createProject({ secret: SANDBOX_SECRET });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  authServerOptions: [
    async ({ sandbox, publicToken, cookieOptions }, use) => {
      const { url, close } = await serve(sandbox, { port: 0 });
      await use({
        publicToken,
        projectId: projectIdOf(publicToken),
        secret: SANDBOX_SECRET,
        endpoints: { apiUrl: url, issuer: sandbox.origin, jwksUrl: `${url}/.well-known/jwks.json` },
        cookieOptions,
      });
      await close();
    },
    { scope: 'worker' },
  ],
  startServer: [
    async ({}, use) => {
      const servers = hostServers();
      await use(servers.start);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ context, sandbox }, use) => {
    await context.route(
      ({ origin }) => origin === sandbox.origin,
      (route) => answerBy(sandbox, route),
    );
    await use(context);
  },
  control: [
    async ({ sandbox, publicToken }, use) => {
      const control = createSandboxControl(sandbox, { publicToken });
      await use(control);
      await control.deleteData();
    },
    { auto: true },
  ],
  signIn: async ({ context, control, baseURL, cookieOptions }, use) => {
    await use(async (who = {}, options) => {
      const isKnown = 'email' in who || 'phone_number' in who;
      const visitor = await control.signIn(
        isKnown ? who : { ...who, email: `visitor${(visitors += 1)}@example.com` },
        options,
      );
      const cookies = namedCookies(visitor, cookieOptions);
      await context.addCookies(cookiesAt(baseURL ?? 'http://localhost', cookies));
      return { ...visitor, cookies };
    });
  },
  passkeys: async ({ page }, use) => {
    await use(await addAuthenticator(page));
  },
  installWallets: async ({ context }, use) => {
    await use((wallets = METAMASK) => installWallets(context, wallets));
  },
});
