import type { SandboxControl } from './client/createSandboxControl';
import { setUpSandboxWith, type SetUpOptions, type TestHooks } from './hooks/setUpSandbox';

export type { SandboxControl, SetUpOptions };

/**
 * Sets a sandbox up for the tests of a jest file. Entry point `pricerx-auth-sandbox/jest`; for Vitest it is
 * `pricerx-auth-sandbox/vitest`.
 * @example
 * const control = setUpSandbox();
 * test('a visitor signs in', async () => expect(await control.lastCode('ada@example.com')).toMatch(/\d{6}/));
 */
export const setUpSandbox = (options: SetUpOptions = {}): SandboxControl =>
  setUpSandboxWith(globalThis as unknown as TestHooks, options);
