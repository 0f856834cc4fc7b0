import { isUnrecoverable, isRetryable, localErrors } from '../../domain/errors/errorRules';
import { REQUEST_TIMEOUT_MS } from '../../domain/constants';
import { UNREACHABLE, type AuthError, type Result } from '../../domain/errors/errors';
import { delay, getServices, put, race, select, take, type SagaGenerator } from '../../sagas/effects';
import { authenticateSession } from '../../sagas/session/sessions';
import { hostError } from '../../store/host';
import { refreshFailed, selectSession, sessionChanged } from '../../store/session';
import { loadingSet } from '../../store/widget';
import { failed, retryRequested } from './slice';
import { idpStrings } from './strings';

export const showSpinner = (): SagaGenerator<void> => put(loadingSet(true));

/** Replaces the spinner by the screen. */
export const showScreen = (): SagaGenerator<void> => put(loadingSet(false));

export function* showFailure(error: AuthError, { mayRetry = false } = {}): SagaGenerator<void> {
  yield* put(failed({ error, mayRetry }));
  yield* showScreen();
  yield* put(hostError(error));
}

/** In a frame, a page of another site could cover the buttons with its own texts (clickjacking): nothing is asked there. */
export function* isFramed(): SagaGenerator<boolean> {
  return (yield* getServices()).navigation.isFramedByOthers();
}

export const showFramed = (): SagaGenerator<void> =>
  showFailure(localErrors(idpStrings)('idpConsent.framed'));

const NO_SESSION: AuthError = {
  kind: 'device',
  name: 'NoCurrentSessionError',
  message: idpStrings['idpConsent.noActiveSession'],
};

/**
 * Waits until the provider has confirmed the session. A failed refresh is shown as an error rather than as
 * "signed out".
 */
function* untilConfirmed(): SagaGenerator<void> {
  let error: AuthError | null | undefined = (yield* select(selectSession)).refreshError;
  if (!error) {
    const { changed, failed } = yield* race({
      changed: take(sessionChanged),
      failed: take(refreshFailed),
      late: delay(REQUEST_TIMEOUT_MS),
    });
    if (changed) return;
    error = failed?.payload ?? UNREACHABLE;
  }
  while (error && !isUnrecoverable(error)) {
    yield* showFailure(error, { mayRetry: true });
    const { retry } = yield* race({ retry: take(retryRequested), changed: take(sessionChanged) });
    yield* showSpinner();
    if (!retry) return;
    ({ error } = yield* authenticateSession({}));
  }
}

/** Looks for a session that the page was not told about, such as one in a cookie of the host's server. */
function* lookAgain(): SagaGenerator<void> {
  yield* showSpinner();
  const { error } = yield* authenticateSession({});
  if (!error) return;
  const shown = isUnrecoverable(error) ? NO_SESSION : error;
  yield* put(failed({ error: shown, mayRetry: true }));
  yield* showScreen();
}

/** §2 No active session: waits for a session, with an error on the screen meanwhile, and returns its user's id. */
export function* signedInUser(): SagaGenerator<string> {
  for (let isShown = false; ;) {
    const { status, visitor } = yield* select(selectSession);
    if (visitor) return visitor.user.user_id;
    if (status === 'unknown') {
      yield* untilConfirmed();
      continue;
    }
    if (status === 'signedOut' && !isShown) {
      isShown = true;
      yield* showFailure(NO_SESSION);
    }
    const { retry } = yield* race({ changed: take(sessionChanged), retry: take(retryRequested) });
    if (retry) yield* lookAgain();
  }
}

/** Returns when the session ends, here or in another tab, or belongs to another user. */
export function* userChanged(userId: string): SagaGenerator<true> {
  do {
    yield* take(sessionChanged);
  } while ((yield* select(selectSession)).visitor?.user.user_id === userId);
  return true;
}

/** Runs the first call of a flow. After a failure it waits for the visitor's retry, until the call succeeds. */
export function* startWithRetry<T extends object>(start: () => SagaGenerator<Result<T>>): SagaGenerator<T> {
  for (;;) {
    yield* showSpinner();
    const { data, error } = yield* start();
    if (!error) return data;
    if (isUnrecoverable(error) && (yield* select(selectSession)).fromCache) {
      // A cached session may have ended: waits for the result of its refresh.
      yield* take(sessionChanged);
      continue;
    }
    yield* showFailure(error, { mayRetry: isRetryable(error) || error.kind === 'schema' });
    yield* take(retryRequested);
  }
}
