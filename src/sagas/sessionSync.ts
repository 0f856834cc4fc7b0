import { rememberedVisitor } from '../domain/remembered';
import type { Visitor } from '../domain/visitor';
import { adopted, restored, selectVisitor } from '../store/session';
import { getServices, listen, put, select, type Operation } from './effects';
import { clearInTab } from './sessions';

/** What this browser remembers, at start-up. */
export function* restoreSession(): Operation<void> {
  const services = yield* getServices();
  const { storage, navigation } = services;
  const { mayHaveSession, visitor, unconfirmed } = rememberedVisitor(services);
  if (!mayHaveSession) {
    // A page out of the back/forward cache may have missed a sign-out; another tab has cleared the rest.
    if (yield* select(selectVisitor)) storage.forgetInTab();
    if (storage.visitor.read()) {
      // The token's cookie has run out; the JWT's may be there still.
      storage.tokens.clear();
      storage.forgetVisitor({ signIn: !navigation.arrivedInSignIn });
    }
  }
  yield* put(restored({ visitor, unconfirmed }));
}

/** Other tabs tell through storage what happened to the session; nothing is written back. */
export function* followOtherTabs(): Operation<void> {
  const { storage, tabs } = yield* getServices();
  yield* listen<{ visitor: Visitor | null }>(
    (emit) => tabs.onChange(storage.visitor.key, (raw) => emit({ visitor: storage.visitor.parse(raw) })),
    ({ visitor }) => (visitor ? put(adopted(visitor)) : clearInTab()),
  );
}
