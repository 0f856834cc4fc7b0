import { REQUEST_TIMEOUT_MS, SESSION_REFRESH_INTERVAL_MS } from '../../domain/constants';
import { isUnrecoverable } from '../../domain/errors/errorRules';
import type { AuthError } from '../../domain/errors/errors';
import { adopted, refreshFailed, selectSession, sessionChanged } from '../../store/session';
import { wholeVisitor } from '../../domain/session/visitor';
import { backoffDelay } from '../../domain/errors/backoff';
import { spreadRetryAfter } from '../../domain/errors/spreadRetryAfter';
import {
  call,
  delay,
  getServices,
  put,
  race,
  select,
  take,
  takeLatest,
  type SagaGenerator,
} from '../effects';
import { authenticateSession, clearInTab, warnOfEnd } from './sessions';

/** Refreshes, unless another tab has refreshed or ended the session meanwhile. */
function* refreshOnce(): SagaGenerator<AuthError | null> {
  const { storage, options } = yield* getServices();
  const { visitor } = yield* select(selectSession);
  const stored = storage.visitor.read();
  if (visitor && !stored) {
    yield* clearInTab();
    return null;
  }
  const changed = visitor && stored?.session.last_accessed_at !== visitor.session.last_accessed_at;
  const newer = changed && wholeVisitor(stored, visitor);
  if (newer) {
    yield* put(adopted(newer));
    return null;
  }
  const minutes = options.keepSessionAlive && stored && storage.duration.read(stored.session.session_id);
  const { error } = yield* authenticateSession(
    minutes ? { session_duration_minutes: minutes } : {},
    yield* warnOfEnd(),
  );
  return error ?? null;
}

/** Retries a failed refresh with backoff until the session is confirmed or ended. */
function* refresh(): SagaGenerator<void> {
  const { random } = yield* getServices();
  for (let attempt = 1; ; attempt += 1) {
    const error = yield* refreshOnce();
    if (!error || isUnrecoverable(error)) return;
    yield* put(refreshFailed(error));
    yield* delay(Math.max(backoffDelay(attempt, random), spreadRetryAfter(error, random)));
  }
}

/**
 * One tab refreshes for all tabs of the browser. It keeps the lock during the backoff, so that the others
 * send nothing.
 */
function* keepFresh(): SagaGenerator<void> {
  const { tabs, storage } = yield* getServices();
  const { visitor, fromCache } = yield* select(selectSession);
  if (!visitor && !fromCache) return;
  // A cached session is confirmed at once.
  if (!fromCache) yield* delay(SESSION_REFRESH_INTERVAL_MS);
  const lock = tabs.acquire(`${storage.visitor.key}::refresh`);
  const acquired = call(() => lock);
  try {
    // Without a visitor to show, the wait for the lock is limited to the length of a request.
    yield* visitor ? acquired : race({ acquired, late: delay(REQUEST_TIMEOUT_MS) });
    yield* refresh();
  } finally {
    void lock.then((release) => release());
  }
}

/** §4 Session lifecycle: each session change restarts the interval; a sign-out ends it. */
export function* sessionRefresh(): SagaGenerator<void> {
  yield* takeLatest(sessionChanged, keepFresh);
  yield* race({ sinceStart: keepFresh(), news: take(sessionChanged) });
}
