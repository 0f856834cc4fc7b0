import { SESSION_REFRESH_INTERVAL_MS } from '../domain/constants';
import type { Visitor } from '../domain/visitor';
import { adopted, restored, selectVisitor } from '../store/session';
import { getServices, listen, put, select, type Operation } from './effects';
import { clearInTab } from './sessions';

/**
 * What this browser remembers, at start-up. It is confirmed at once, unless another tab has just done so: then asking again
 * would only multiply the calls by the number of tabs.
 */
export function* restoreSession(): Operation<void> {
  const { storage, endpoints, tabs, clock, navigation } = yield* getServices();
  const visitor = storage.visitor.read();
  const mayHaveSession =
    storage.tokens.read() !== null || storage.httpOnly.read() || endpoints.customApiDomain;
  if (!mayHaveSession) {
    // A page out of the back/forward cache may have missed a sign-out; another tab has cleared the rest.
    if (yield* select(selectVisitor)) storage.forgetInTab();
    if (visitor) {
      // The token's cookie has run out; the JWT's may be there still.
      storage.tokens.clear();
      storage.forgetVisitor({ signIn: !navigation.arrivedInSignIn });
    }
    yield* put(restored({ visitor: null, unconfirmed: false }));
    return;
  }
  const last = storage.refresh.read();
  const age = last ? clock.wallTime().getTime() - last.at : Infinity;
  const fresh = last?.tab !== tabs.id && age >= 0 && age < SESSION_REFRESH_INTERVAL_MS;
  yield* put(restored({ visitor, unconfirmed: !(visitor && fresh) }));
}

/** Other tabs tell through storage what happened to the session; nothing is written back. */
export function* followOtherTabs(): Operation<void> {
  const { storage, tabs } = yield* getServices();
  yield* listen<{ visitor: Visitor | null }>(
    (emit) => tabs.onChange(storage.visitor.key, (raw) => emit({ visitor: storage.visitor.parse(raw) })),
    ({ visitor }) => (visitor ? put(adopted(visitor)) : clearInTab()),
  );
}
