import { localErrors } from '../../domain/errors/errorRules';
import type { AuthError } from '../../domain/errors/errors';
import { getServices, put, type Operation } from '../../sagas/effects';
import { hostError } from '../../store/host';
import { loadingSet } from '../../store/widget';
import { failed } from './slice';
import { idpStrings } from './strings';

export const showSpinner = (): Operation<void> => put(loadingSet(true));

/** Replaces the spinner by the screen. */
export const showScreen = (): Operation<void> => put(loadingSet(false));

export function* showFailure(error: AuthError, { mayRetry = false } = {}): Operation<void> {
  yield* put(failed({ error, mayRetry }));
  yield* showScreen();
  yield* put(hostError(error));
}

/** In a frame, a page of another site could cover the buttons with its own texts (clickjacking): nothing is asked there. */
export function* isFramed(): Operation<boolean> {
  return (yield* getServices()).navigation.isFramedByOthers();
}

export const showFramed = (): Operation<void> => showFailure(localErrors(idpStrings)('idpConsent.framed'));
