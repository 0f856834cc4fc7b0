import { SESSION_REFRESH_INTERVAL_MS } from '../domain/constants';
import { isUnrecoverable } from '../domain/errorRules';
import { retryAfterOf, type AuthError } from '../domain/errors';
import { adopted, authenticated, cleared, restored, selectSession } from '../store/session';
import { backoffDelay } from './backoff';
import {
  call,
  delay,
  getServices,
  put,
  race,
  select,
  takeFirst,
  takeLatest,
  type Operation,
} from './effects';
import { authenticateSession, clearInTab } from './sessions';

/** One refresh for all tabs of this browser: under a lock, and only if no other tab has done it meanwhile. */
function* refreshOnce(): Operation<AuthError | null> {
  const { tabs, storage, options } = yield* getServices();
  const lock = tabs.acquire(`${storage.visitor.key}::refresh`);
  try {
    yield* call(() => lock);
    const { visitor } = yield* select(selectSession);
    const stored = storage.visitor.read();
    if (visitor && !stored) {
      yield* clearInTab();
      return null;
    }
    if (visitor && stored && stored.session.last_accessed_at !== visitor.session.last_accessed_at) {
      yield* put(adopted(stored));
      return null;
    }
    const minutes = options.keepSessionAlive && stored && storage.duration.read(stored.session.session_id);
    const { error } = yield* authenticateSession(minutes ? { session_duration_minutes: minutes } : {});
    return error ?? null;
  } finally {
    void lock.then((release) => release());
  }
}

function* keepFresh(): Operation<void> {
  const { random } = yield* getServices();
  const { visitor, fromCache } = yield* select(selectSession);
  if (!visitor && !fromCache) return;
  // What this browser only remembers is confirmed at once.
  if (!fromCache) yield* delay(SESSION_REFRESH_INTERVAL_MS);
  for (let attempt = 1; ; attempt += 1) {
    const error = yield* refreshOnce();
    if (!error || isUnrecoverable(error)) return;
    yield* delay(Math.max(backoffDelay(attempt, random), retryAfterOf(error)));
  }
}

/** Not a changed user: a host that asks for the user each minute would put the refresh off for ever. */
const NEWS = [restored, authenticated, adopted, cleared];

/** §4 Session lifecycle: every news of the session starts the interval afresh; a sign-out ends it. */
export function* sessionRefresh(): Operation<void> {
  yield* takeLatest(NEWS, keepFresh);
  yield* race({ sinceStart: keepFresh(), news: takeFirst(NEWS) });
}
