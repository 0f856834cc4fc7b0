import type { AuthError } from '../../domain/errors';
import { put, type Operation } from '../../sagas/effects';
import { hostError } from '../../store/host';
import { loadingSet } from '../../store/widget';
import { shown, type IDPState } from './slice';

export function* show(state: IDPState): Operation<void> {
  yield* put(shown(state));
  yield* put(loadingSet(false));
}

export const showSpinner = (): Operation<void> => put(loadingSet(true));

export function* showFailure(error: AuthError, mayRetry = false): Operation<void> {
  yield* show({ view: 'failed', error, mayRetry });
  yield* put(hostError(error));
}
