import type { Log } from '../browser/pageServices';
import { CALL_CHECKS, type CheckedMethod } from '../domain/calls/callChecks';
import { callProblem } from '../domain/calls/checks';
import type { Outcome } from '../domain/errors/errors';
import type { Operation } from '../sagas/effects';
import { StytchSDKUsageError } from './errors/sdkErrors';
import { thrownError } from './errors/thrownError';
import { toError } from './errors/toError';

/** What the client's methods use of the core (`runtime.ts`). */
export interface Core {
  run<T>(operation: () => Operation<Outcome<T>>): Promise<Outcome<T>>;
  services: { log: Pick<Log, 'error'> };
}

/** Runs an operation and rejects with an `Error` of `sdkErrors.ts` when it fails or throws. */
export async function performUnchecked<T>(core: Core, operation: () => Operation<Outcome<T>>): Promise<T> {
  const outcome = await core.run(operation).catch((thrown: unknown) => {
    throw thrownError(thrown);
  });
  if (outcome.error) throw toError(outcome.error);
  return outcome.data as T;
}

/** Checks a call (§5), then runs its operation. A call that fails the check sends nothing. */
export async function perform<T>(
  core: Core,
  method: CheckedMethod,
  fields: object,
  operation: () => Operation<Outcome<T>>,
): Promise<T> {
  const problem = callProblem(method, CALL_CHECKS[method], { ...fields });
  if (problem) throw new StytchSDKUsageError(problem);
  return performUnchecked(core, operation);
}
