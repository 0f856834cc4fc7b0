import { expect as playwrightExpect } from '@playwright/test';
export { test, type SandboxFixtures, type SandboxOptions } from './playwright/fixtures';
export type { VirtualAuthenticator } from './playwright/authenticator';
export type { FakeWallet, InstalledWallets } from './playwright/fakeWallets';

/** Playwright's own `expect`. */
export const expect: typeof playwrightExpect = playwrightExpect;
