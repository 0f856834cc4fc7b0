import { storedVisitor, type StoredVisitor } from '../../domain/session/storedVisitor';
import { wholeVisitor, type Visitor } from '../../domain/session/visitor';
import { adopted, restored, selectVisitor } from '../../store/session';
import { getServices, takeEveryEvent, put, select, type SagaGenerator } from '../effects';
import { clearInTab } from './sessions';

/**
 * Restores the session cached in this browser.
 * @param known what the page knows already; not used when the storage has another session by now
 */
export function* restoreSession(known?: Pick<StoredVisitor, 'visitor' | 'unconfirmed'>): SagaGenerator<void> {
  const services = yield* getServices();
  const { storage, navigation } = services;
  const now = storedVisitor(services);
  const isSame = known?.visitor?.session.session_id === now.visitor?.session.session_id;
  const { visitor, unconfirmed } = known && isSame ? known : now;
  if (!now.mayHaveSession) {
    // The visitor signed out in another tab while this page was in the back/forward cache.
    if (yield* select(selectVisitor)) storage.forgetInTab();
    if (storage.visitor.read()) {
      // The token's cookie has expired; the JWT's may still exist.
      storage.tokens.clear();
      storage.forgetVisitor({ signIn: !navigation.arrivedInSignIn });
    }
  }
  yield* put(restored({ visitor, unconfirmed }));
}

/** Takes over what another tab has stored. The provider is asked for a user whom this tab does not know. */
function* adoptStored(stored: Visitor): SagaGenerator<void> {
  const visitor = wholeVisitor(stored, yield* select(selectVisitor));
  yield* put(visitor ? adopted(visitor) : restored({ visitor: null, unconfirmed: true }));
}

/** Follows session changes of other tabs through storage events. */
export function* followOtherTabs(): SagaGenerator<void> {
  const { storage, tabs } = yield* getServices();
  yield* takeEveryEvent<{ visitor: Visitor | null }>(
    (emit) => tabs.onChange(storage.visitor.key, (raw) => emit({ visitor: storage.visitor.parse(raw) })),
    ({ visitor }) => (visitor ? adoptStored(visitor) : clearInTab()),
  );
}
