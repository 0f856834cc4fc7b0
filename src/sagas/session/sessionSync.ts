import { isAnyOf } from '@reduxjs/toolkit';
import { storedVisitor, type StoredVisitor } from '../../domain/session/storedVisitor';
import { tokenDigest } from '../../domain/session/tokenDigest';
import { wholeVisitor, type Visitor } from '../../domain/session/visitor';
import { adopted, authenticated, restored, selectVisitor } from '../../store/session';
import { delay, getServices, takeEveryEvent, takeLatest, put, select, type SagaGenerator } from '../effects';
import { clearInTab, secondsLeft } from './sessions';

/** Until each tab knows what the others have stored. */
const TOKENS_SETTLE_MS = 250;

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

/** Follows session changes of other tabs through storage events. What is stored by now counts: this tab may have stored something later. */
export function* followOtherTabs(): SagaGenerator<void> {
  const { storage, tabs } = yield* getServices();
  yield* takeEveryEvent<{ visitor: Visitor | null }>(
    (emit) => tabs.onChange(storage.visitor.key, () => emit({ visitor: storage.visitor.read() })),
    ({ visitor }) => (visitor ? adoptStored(visitor) : clearInTab()),
  );
}

/**
 * When two tabs write a cookie in the same moment, each may be left with the other's: Firefox tells a tab of writes without their order.
 * The tab whose tokens are those of the common record writes them again.
 */
function* settleTokens(): SagaGenerator<void> {
  yield* delay(TOKENS_SETTLE_MS);
  const { storage } = yield* getServices();
  const [written, now, session] = [
    storage.tokens.written(),
    storage.tokens.read(),
    storage.visitor.read()?.session,
  ];
  if (!written || !now || !session || now.session_jwt === written.session_jwt) return;
  if (storage.refresh.read()?.jwtDigest !== tokenDigest(written.session_jwt)) return;
  storage.tokens.write(written, secondsLeft(session));
}

/** Settles the cookies after each change, in this tab or another. */
export function* agreeOnTokens(): SagaGenerator<void> {
  yield* takeLatest(isAnyOf(authenticated, adopted), settleTokens);
}
