import { afterAll, afterEach, beforeAll } from 'vitest';
import type { SandboxControl } from './client/createSandboxControl';
import { setUpSandboxWith, type SetUpOptions } from './hooks/setUpSandbox';
import { setUpVisitWith, type VisitOutcome, type VisitSetUp } from './visits/setUpVisit';

export type { SandboxControl, SetUpOptions, VisitOutcome, VisitSetUp };

/** Sets a sandbox up for the tests of a Vitest file. Entry point `pricerx-auth-sandbox/vitest`. */
export const setUpSandbox = (options: SetUpOptions = {}): SandboxControl =>
  setUpSandboxWith({ beforeAll, afterEach, afterAll }, options);

/** Plays recorded visits: docs/scenarios.md of pricerx-auth. */
export const setUpVisit = <Visit, Widget>(
  options: VisitSetUp<Visit, Widget>,
): ((file: unknown) => Promise<VisitOutcome>) => setUpVisitWith({ beforeAll, afterEach, afterAll }, options);
