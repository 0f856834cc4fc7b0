import type { Channel, Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { eventsApi } from '../api/events';
import { clientTelemetry } from '../api/sdkHeaders';
import { EVENT_BATCH_INTERVAL_MS, EVENT_BATCH_SIZE } from '../domain/constants';
import type { LoggedEvent } from '../domain/entities';
import { eventLogged, pageHidden } from '../store/client';
import { cancel, delay, fork, getServices, put, type Operation } from './effects';
import { request, WRITE } from './request';

type EventLogged = ReturnType<typeof eventLogged>;

/** Notes something for the provider's event log. */
export const logEvent = (name: string, details: Record<string, unknown>): Operation<void> =>
  put(eventLogged({ name, details }));

/** What the host lets through of one event: all of it, a redacted form, or nothing. */
function* toLoggedEvent({ payload }: EventLogged): Operation<LoggedEvent | null> {
  const services = yield* getServices();
  const { events = true } = services.options;
  const event = { public_token: services.publicToken, event_name: payload.name, details: payload.details };
  try {
    const shown = typeof events === 'function' ? events(event) : events ? event : null;
    return shown && { telemetry: clientTelemetry(services), event: shown };
  } catch (error) {
    // What could not be redacted is not sent.
    services.log.error(`The events option threw: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Collects from the first event on until the batch is full, its time is over, or the page is left. */
function* collect(channel: Channel<EventLogged>): Operation<LoggedEvent[]> {
  const batch: LoggedEvent[] = [];
  let timer: Task | null = null;
  while (batch.length < EVENT_BATCH_SIZE) {
    const { next } = (yield effects.race({
      next: effects.take(channel),
      ...(timer && { over: effects.join(timer), left: effects.take(pageHidden.type) }),
    })) as { next?: EventLogged };
    if (!next) break;
    const logged = yield* toLoggedEvent(next);
    if (!logged) continue;
    batch.push(logged);
    timer ??= yield* fork(() => delay(EVENT_BATCH_INTERVAL_MS));
  }
  if (timer) yield* cancel(timer);
  return batch;
}

/** §9 Event batching: up to 15 at a time, or every 800 ms. Each batch is sent once; a lost one stays lost. */
export function* sendEvents(): Operation<void> {
  const channel = (yield effects.actionChannel(eventLogged.type)) as Channel<EventLogged>;
  for (;;) {
    const batch = yield* collect(channel);
    yield* fork(function* (): Operation<void> {
      yield* request(eventsApi.endpoints.events.initiate(batch, WRITE));
    });
  }
}
