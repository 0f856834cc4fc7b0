import { REQUEST_TIMEOUT_MS } from '../domain/constants';
import { UNREACHABLE, type Outcome } from '../domain/errors/errors';
import { delay, race, type Operation } from './effects';

/** One time limit for an operation of several calls. */
export function* withinTimeLimit<T>(operation: Operation<Outcome<T>>): Operation<Outcome<T>> {
  const { outcome } = yield* race({ outcome: operation, late: delay(REQUEST_TIMEOUT_MS) });
  return outcome ?? { error: UNREACHABLE };
}
