import type { AuthError } from '../../domain/errors/errors';
import { put, type Operation } from '../../sagas/effects';
import { hostError } from '../../store/host';
import { loadingSet } from '../../store/widget';
import { failed } from './slice';

export const showSpinner = (): Operation<void> => put(loadingSet(true));

/** Replaces the spinner by the screen. */
export const showScreen = (): Operation<void> => put(loadingSet(false));

export function* showFailure(error: AuthError, { mayRetry = false } = {}): Operation<void> {
  yield* put(failed({ error, mayRetry }));
  yield* showScreen();
  yield* put(hostError(error));
}
