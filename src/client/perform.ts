import type { Result } from '../domain/errors/errors';
import type { SagaGenerator } from '../sagas/effects';
import { thrownError } from './errors/thrownError';
import { toError } from './errors/toError';

/** What the client's methods use of the core (`runtime.ts`). */
export interface Core {
  run<T>(operation: () => SagaGenerator<Result<T>>): Promise<Result<T>>;
}

/** Runs an operation and rejects with an `Error` of `sdkErrors.ts` when it fails or throws. */
export async function performUnchecked<T>(core: Core, operation: () => SagaGenerator<Result<T>>): Promise<T> {
  const result = await core.run(operation).catch((thrown: unknown) => {
    throw thrownError(thrown);
  });
  if (result.error) throw toError(result.error);
  return result.data as T;
}
