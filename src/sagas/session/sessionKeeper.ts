import { inTime } from '../../browser/time/withTimeout';
import { backoffDelay } from '../../domain/errors/backoff';
import { adopted, authenticated, restored, selectSession } from '../../store/session';
import { call, delay, getServices, select, take, type SagaGenerator } from '../effects';
import { supervise } from '../supervise';

const load = () => inTime(import(/* webpackChunkName: "session" */ './sessionRefresh')).catch(() => null);

/** The background refresh is a chunk, fetched only when there is a session. */
export function* keepSession(): SagaGenerator<void> {
  const { random } = yield* getServices();
  for (;;) {
    const { visitor, fromCache, status } = yield* select(selectSession);
    if (visitor || (fromCache && status !== 'unstarted')) break;
    yield* take([restored, authenticated, adopted]);
  }
  for (let attempt = 1; ; attempt += 1) {
    const loaded = yield* call(load);
    if (loaded) return yield* supervise(loaded.sessionRefresh);
    yield* delay(backoffDelay(attempt, random));
  }
}
