import { callHostFunction } from '../domain/hostCall';
import { toError } from '../client/toError';
import { getServices, takeEvery, type Operation } from '../sagas/effects';
import { hostError, hostEvent } from '../store/host';
import type { HostEvent } from '../domain/hostEvents';

export interface Callbacks {
  /** Hears of everything that happens in the widget. */
  onEvent?: (event: HostEvent) => void;
  /** Hears of everything that goes wrong in it. */
  onError?: (error: Error) => void;
}

/** The only place that calls a host's functions. What they throw is theirs: it is logged and stops nothing. */
export function* callHost(current: () => Callbacks): Operation<void> {
  const { log } = yield* getServices();
  yield* takeEvery(hostEvent, function* ({ payload }): Operation<void> {
    callHostFunction(log, 'callbacks.onEvent', () => current().onEvent?.(payload));
  });
  yield* takeEvery(hostError, function* ({ payload }): Operation<void> {
    callHostFunction(log, 'callbacks.onError', () => current().onError?.(toError(payload)));
  });
}
