import { eventsApi } from '../api/endpoints/events';
import { loggedEvent } from '../api/pageCalls';
import { resolveEvents } from '../domain/config/clientOptions';
import type { LoggedEvent } from '../domain/entities';
import { eventLogged, pageHidden } from '../store/client';
import { delay, getServices, put, takeEvery, type SagaGenerator } from './effects';
import { sharedRequest, UNTRACKED } from './send';

/** Adds an entry to the provider's event log. */
export const logEvent = (name: string, details: Record<string, unknown>): SagaGenerator<void> =>
  put(eventLogged({ name, details }));

/**
 * §9 Event batching: a batch is sent when it is full, when its interval has passed, or when the page is left.
 * A failed batch is not sent again.
 */
export function* sendEvents(): SagaGenerator<void> {
  let batch: LoggedEvent[] = [];
  function* send(): SagaGenerator<void> {
    const full = batch;
    batch = [];
    if (full.length > 0) yield* sharedRequest(eventsApi.endpoints.events.initiate(full, UNTRACKED));
  }
  const services = yield* getServices();
  const options = resolveEvents(services.options);
  if (!options) return;
  const { batchSize, batchIntervalMs } = options;
  yield* takeEvery(pageHidden, send);
  yield* takeEvery(eventLogged, function* ({ payload }): SagaGenerator<void> {
    const logged = loggedEvent(services, payload.name, payload.details);
    if (!logged) return;
    const mine = batch;
    mine.push(logged);
    if (mine.length === batchSize) return yield* send();
    if (mine.length !== 1) return;
    yield* delay(batchIntervalMs);
    if (mine === batch) yield* send();
  });
}
