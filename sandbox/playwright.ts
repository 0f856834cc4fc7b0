/** Entry point `pricerx-auth-sandbox/playwright`. */
export { expect } from '@playwright/test';
export { test, type SandboxFixtures, type SandboxOptions } from './playwright/fixtures';
export type { VirtualAuthenticator } from './playwright/authenticator';
export type { FakeWallet, InstalledWallets } from './playwright/fakeWallets';
