import type { Action } from '@reduxjs/toolkit';
import { INSTANCE_EVENT } from '../api/pageCalls';
import { historyRewritten, pageHidden, pageRestored } from '../store/client';
import { adopted, authenticated, restored, selectVisitor } from '../store/session';
import { loadBootstrap } from './bootstrap';
import { fork, getServices, takeEveryEvent, put, select, takeEvery, type SagaGenerator } from './effects';
import { logEvent, sendEvents } from './events';
import { forgetVisitorQueries } from './visitorQuery';
import { agreeOnTokens, followOtherTabs, restoreSession } from './session/sessionSync';
import { supervise } from './supervise';

/** Turns page events into actions. */
function* followPage(): SagaGenerator<void> {
  const { navigation } = yield* getServices();
  // A page in the back/forward cache receives no events of other tabs, so it reads the storage again.
  yield* takeEvery(pageRestored, () => restoreSession());
  yield* takeEveryEvent<Action>((emit) => {
    const stops = [
      navigation.onHidden(() => emit(pageHidden())),
      navigation.onRestored(() => emit(pageRestored())),
    ];
    return () => stops.forEach((stop) => stop());
  }, put);
}

/** A submitted email address is kept for a reload until the visitor has signed in. */
function* forgetTypedEmail(): SagaGenerator<void> {
  const { typedEmail } = (yield* getServices()).storage;
  yield* takeEvery([restored, authenticated, adopted], function* (): SagaGenerator<void> {
    if (yield* select(selectVisitor)) typedEmail.write('');
  });
}

/**
 * Sagas that run as long as the client.
 * @param known the visitor that the page knows before
 */
export function* rootSaga(known?: Parameters<typeof restoreSession>[0]): SagaGenerator<void> {
  const following = [followOtherTabs, agreeOnTokens, followPage, forgetTypedEmail, forgetVisitorQueries];
  for (const saga of [sendEvents, ...following]) {
    yield* fork(supervise, saga);
  }
  yield* restoreSession(known);
  const { early } = yield* getServices();
  for (const { name, details } of early ? early.end() : [INSTANCE_EVENT]) yield* logEvent(name, details);
  yield* fork(supervise, loadBootstrap);
}

/**
 * After the devtools changed the history, which may have removed the session and the settings: loads them
 * again.
 */
export function* resume(): SagaGenerator<void> {
  yield* restoreSession();
  yield* put(historyRewritten());
  if (!(yield* select((state) => state.client.bootstrapSettled))) yield* loadBootstrap();
}
