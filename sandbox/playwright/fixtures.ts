import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { createSandboxControl, type SandboxControl } from '../client/createSandboxControl';
import type { SignedInVisitor, SignInOptions, WhoSignsIn } from '../client/signIn';
import { createSandbox, type Sandbox } from '../createSandbox';
import { answerBy } from './answer';
import { addAuthenticator, type VirtualAuthenticator } from './authenticator';
import { installWallets, type FakeWallet, type InstalledWallets } from './fakeWallets';

/** Set in the configuration's `use`, or by `test.use`. */
export interface SandboxOptions {
  /** The address of the API that the pages under test call. Default: `http://localhost:4311`. */
  apiUrl: string;
  /** The public token of the pages under test. Default: `public-token-test-sandbox`. */
  publicToken: string;
}

/** The fixtures of each test. */
export interface SandboxFixtures {
  /** The control calls of this worker's sandbox. Its project's data is deleted after each test. */
  control: SandboxControl;
  /** Signs a visitor in before the page is opened, without screens. Default: a new visitor. */
  signIn: (who?: WhoSignsIn, options?: SignInOptions) => Promise<SignedInVisitor>;
  /** Adds a virtual authenticator to the page. Its user approves each request (Chromium only). */
  passkeys: VirtualAuthenticator;
  /** Adds wallet extensions to the browser before the page is opened. Default: MetaMask. */
  installWallets: (wallets?: Readonly<Record<string, FakeWallet>>) => Promise<InstalledWallets>;
}

export interface SandboxWorkerFixtures extends SandboxOptions {
  /** A sandbox in the worker's process, which answers all requests of the pages to `apiUrl`. */
  sandbox: Sandbox;
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
  sandbox: [
    async ({ apiUrl, publicToken }, use) => {
      const sandbox = await createSandbox({
        origin: new URL(apiUrl).origin,
        passwordCost: 'cheap',
        hosts: [new URL(apiUrl).hostname],
      });
      await createSandboxControl(sandbox, { publicToken }).createProject();
      await use(sandbox);
      await sandbox.close();
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
  signIn: async ({ context, control, baseURL }, use) => {
    await use(async (who, options) => {
      const visitor = await control.signIn(
        who ?? { email: `visitor${(visitors += 1)}@example.com` },
        options,
      );
      const url = baseURL ?? 'http://localhost';
      await context.addCookies(visitor.cookies.map((cookie) => ({ ...cookie, url })));
      return visitor;
    });
  },
  passkeys: async ({ page }, use) => {
    await use(await addAuthenticator(page));
  },
  installWallets: async ({ context }, use) => {
    await use((wallets = METAMASK) => installWallets(context, wallets));
  },
});
