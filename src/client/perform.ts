import type { Log } from '../browser/services/services.entry';
import { CALL_CHECKS, type CheckedMethod } from '../domain/calls/callChecks';
import { callProblem, givenFields, type FieldCheck } from '../domain/calls/checks';
import type { Result } from '../domain/errors/errors';
import type { SagaGenerator } from '../sagas/effects';
import { StytchSDKUsageError } from './errors/sdkErrors';
import { thrownError } from './errors/thrownError';
import { toError } from './errors/toError';

/** What the client's methods use of the core (`runtime.ts`). */
export interface Core {
  run<T>(operation: () => SagaGenerator<Result<T>>): Promise<Result<T>>;
  services: { log: Pick<Log, 'error'> };
}

/** Runs an operation and rejects with an `Error` of `sdkErrors.ts` when it fails or throws. */
export async function performUnchecked<T>(core: Core, operation: () => SagaGenerator<Result<T>>): Promise<T> {
  const result = await core.run(operation).catch((thrown: unknown) => {
    throw thrownError(thrown);
  });
  if (result.error) throw toError(result.error);
  return result.data as T;
}

/** A field without a check does not compile. */
type Checked<M extends CheckedMethod, F> = F & Record<Exclude<keyof F, keyof (typeof CALL_CHECKS)[M]>, never>;

/** Checks a call (§5), then runs its operation. A call that fails the check sends nothing. */
export async function perform<T, M extends CheckedMethod, F extends object>(
  core: Core,
  method: M,
  given: Checked<M, F>,
  operation: (fields: F) => SagaGenerator<Result<T>>,
): Promise<T> {
  const checks: Record<string, FieldCheck> = CALL_CHECKS[method];
  // Untyped code may give no object.
  const all: F = { ...given };
  const problem = callProblem(method, checks, all);
  if (problem) throw new StytchSDKUsageError(problem);
  const fields = givenFields(checks, all);
  return performUnchecked(core, () => operation(fields));
}
