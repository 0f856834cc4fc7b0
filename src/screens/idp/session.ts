import { isUnrecoverable } from '../../domain/errorRules';
import { mayPass, type AuthError, type Outcome } from '../../domain/errors';
import { put, select, take, takeFirst, type Operation } from '../../sagas/effects';
import { hostError } from '../../store/host';
import { adopted, authenticated, cleared, restored, selectSession } from '../../store/session';
import { show, showFailure, showSpinner } from './show';
import { retryWanted } from './slice';
import { idpStrings } from './strings';

const NEWS = [restored, authenticated, adopted, cleared];

const NO_SESSION: AuthError = {
  kind: 'device',
  name: 'NoCurrentSessionError',
  message: idpStrings['idpConsent.noActiveSession'],
};

/** §2 The id of the signed-in user. Without one the screen says so, until a session appears. */
export function* signedInUser(): Operation<string> {
  for (let isTold = false; ; yield* takeFirst(NEWS)) {
    const { status, visitor } = yield* select(selectSession);
    if (visitor) return visitor.user.user_id;
    if (status !== 'signedOut' || isTold) continue;
    isTold = true;
    yield* show({ view: 'noSession' });
    yield* put(hostError(NO_SESSION));
  }
}

/** Ends when the session does, here or in another tab, or becomes somebody else's: what they were asked was not them. */
export function* userGone(userId: string): Operation<true> {
  do {
    yield* takeFirst(NEWS);
  } while ((yield* select(selectSession)).visitor?.user.user_id === userId);
  return true;
}

/** Makes the call that begins a flow until it succeeds: again when the visitor asks for it. */
export function* started<T extends object>(start: () => Operation<Outcome<T>>): Operation<T> {
  for (;;) {
    yield* showSpinner();
    const { data, error } = yield* start();
    if (!error) return data;
    if (isUnrecoverable(error) && (yield* select(selectSession)).fromCache) {
      // The session that this browser remembers may have ended: what the provider says of it is on its way.
      yield* takeFirst(NEWS);
      continue;
    }
    yield* showFailure(error, mayPass(error));
    yield* take(retryWanted);
  }
}
