import { eventsApi } from '../api/endpoints/events';
import { clientTelemetry } from '../api/http/sdkHeaders';
import { resolveEvents } from '../domain/config/clientOptions';
import type { LoggedEvent } from '../domain/entities';
import { eventLogged, pageHidden } from '../store/client';
import { delay, getServices, put, takeEvery, type SagaGenerator } from './effects';
import { sharedRequest, UNTRACKED } from './request';

type EventLogged = ReturnType<typeof eventLogged>;

/** Adds an entry to the provider's event log. */
export const logEvent = (name: string, details: Record<string, unknown>): SagaGenerator<void> =>
  put(eventLogged({ name, details }));

/** Applies the host's `events` option: the event unchanged, redacted, or null. */
function* toLoggedEvent({ payload }: EventLogged): SagaGenerator<LoggedEvent | null> {
  const services = yield* getServices();
  const options = resolveEvents(services.options);
  const event = { public_token: services.publicToken, event_name: payload.name, details: payload.details };
  try {
    const shown = options?.redact(event) ?? null;
    return shown && { telemetry: clientTelemetry(services), event: shown };
  } catch (error) {
    // An event whose redaction failed is not sent.
    services.log.error(`The events option threw: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

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
  const options = resolveEvents((yield* getServices()).options);
  if (!options) return;
  const { batchSize, batchIntervalMs } = options;
  yield* takeEvery(pageHidden, send);
  yield* takeEvery(eventLogged, function* (action): SagaGenerator<void> {
    const logged = yield* toLoggedEvent(action);
    if (!logged) return;
    const mine = batch;
    mine.push(logged);
    if (mine.length === batchSize) return yield* send();
    if (mine.length !== 1) return;
    yield* delay(batchIntervalMs);
    if (mine === batch) yield* send();
  });
}
