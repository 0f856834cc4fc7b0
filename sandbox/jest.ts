import type { SandboxControl } from './client/createSandboxControl';
import { setUpSandboxWith, type SetUpOptions, type TestHooks } from './hooks/setUpSandbox';
import { setUpVisitWith, type VisitOutcome, type VisitSetUp } from './visits/setUpVisit';

export type { SandboxControl, SetUpOptions, VisitOutcome, VisitSetUp };

/**
 * Sets up a sandbox for the tests of a jest file. Entry point `pricerx-auth-sandbox/jest`; for Vitest it is
 * `pricerx-auth-sandbox/vitest`.
 * @returns the control calls of the sandbox's project; its data is deleted after each test.
 * @example
 * const control = setUpSandbox();
 * test('a visitor signs in', async () => expect(await control.lastCode('ada@example.com')).toMatch(/\d{6}/));
 */
export const setUpSandbox = (options: SetUpOptions = {}): SandboxControl =>
  setUpSandboxWith(globalThis as unknown as TestHooks, options);

/**
 * Returns a function that plays a recorded visit: docs/scenarios.md of pricerx-auth.
 * @example
 * const playVisit = setUpVisit({ widget, dev });
 * test('a visitor signs in', async () => {
 *   const { played, expected } = await playVisit(visit);
 *   expect(played).toEqual(expected);
 * });
 */
export const setUpVisit = <Visit, Widget>(
  options: VisitSetUp<Visit, Widget>,
): ((file: unknown) => Promise<VisitOutcome>) => setUpVisitWith(globalThis as unknown as TestHooks, options);
