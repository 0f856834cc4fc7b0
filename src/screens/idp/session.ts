import { isUnrecoverable, isRetryable } from '../../domain/errors/errorRules';
import { REQUEST_TIMEOUT_MS } from '../../domain/constants';
import { UNREACHABLE, type AuthError, type Outcome } from '../../domain/errors/errors';
import { delay, race, select, take, takeFirst, type Operation } from '../../sagas/effects';
import { authenticateSession } from '../../sagas/session/sessions';
import { adopted, authenticated, cleared, refreshFailed, restored, selectSession } from '../../store/session';
import { showFailure, showSpinner } from './show';
import { retryWanted } from './slice';
import { idpStrings } from './strings';

const NEWS = [restored, authenticated, adopted, cleared];

const NO_SESSION: AuthError = {
  kind: 'device',
  name: 'NoCurrentSessionError',
  message: idpStrings['idpConsent.noActiveSession'],
};

/**
 * Waits until the provider has confirmed the session. A failed refresh is shown as an error rather than as
 * "signed out".
 */
function* untilKnown(): Operation<void> {
  let error: AuthError | null | undefined = (yield* select(selectSession)).refreshError;
  if (!error) {
    const { news, failed } = yield* race({
      news: takeFirst(NEWS),
      failed: take(refreshFailed),
      late: delay(REQUEST_TIMEOUT_MS),
    });
    if (news) return;
    error = failed?.payload ?? UNREACHABLE;
  }
  while (error && !isUnrecoverable(error)) {
    yield* showFailure(error, { mayRetry: true });
    const { retry } = yield* race({ retry: take(retryWanted), news: takeFirst(NEWS) });
    yield* showSpinner();
    if (!retry) return;
    ({ error } = yield* authenticateSession({}));
  }
}

/** §2 No active session: the id of the signed-in user. Without one the screen says so, until a session appears. */
export function* signedInUser(): Operation<string> {
  for (let isTold = false; ;) {
    const { status, visitor } = yield* select(selectSession);
    if (visitor) return visitor.user.user_id;
    if (status === 'unknown') {
      yield* untilKnown();
      continue;
    }
    if (status === 'signedOut' && !isTold) {
      isTold = true;
      yield* showFailure(NO_SESSION);
    }
    yield* takeFirst(NEWS);
  }
}

/** Returns when the session ends, here or in another tab, or belongs to another user. */
export function* userGone(userId: string): Operation<true> {
  do {
    yield* takeFirst(NEWS);
  } while ((yield* select(selectSession)).visitor?.user.user_id === userId);
  return true;
}

/** Repeats the first call of a flow until it succeeds, when the visitor asks for it. */
export function* started<T extends object>(start: () => Operation<Outcome<T>>): Operation<T> {
  for (;;) {
    yield* showSpinner();
    const { data, error } = yield* start();
    if (!error) return data;
    if (isUnrecoverable(error) && (yield* select(selectSession)).fromCache) {
      // A cached session may have ended: waits for the result of its refresh.
      yield* takeFirst(NEWS);
      continue;
    }
    yield* showFailure(error, { mayRetry: isRetryable(error) || error.kind === 'schema' });
    yield* take(retryWanted);
  }
}
