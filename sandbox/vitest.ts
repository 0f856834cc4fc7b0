import { afterAll, afterEach, beforeAll } from 'vitest';
import type { SandboxControl } from './client/createSandboxControl';
import { setUpSandboxWith, type SetUpOptions } from './hooks/setUpSandbox';

export type { SandboxControl, SetUpOptions };

/** Sets a sandbox up for the tests of a Vitest file. Entry point `pricerx-auth-sandbox/vitest`. */
export const setUpSandbox = (options: SetUpOptions = {}): SandboxControl =>
  setUpSandboxWith({ beforeAll, afterEach, afterAll }, options);
