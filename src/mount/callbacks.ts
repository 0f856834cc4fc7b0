import { callHostFunction } from '../domain/calls/hostCall';
import { toError } from '../client/errors/toError';
import { getServices, takeEvery, type Operation } from '../sagas/effects';
import { hostError, hostEvent } from '../store/host';
import type { HostEvent } from '../domain/hostEvents';

export interface Callbacks {
  /** Called for each event of the widget. */
  onEvent?: (event: HostEvent) => void;
  /** Called for each error of the widget. */
  onError?: (error: Error) => void;
}

/** Calls the host's callbacks. Their exceptions are logged. */
export function* callHost(current: () => Callbacks): Operation<void> {
  const { log } = yield* getServices();
  yield* takeEvery(hostEvent, function* ({ payload }): Operation<void> {
    callHostFunction(log, 'callbacks.onEvent', () => current().onEvent?.(payload));
  });
  yield* takeEvery(hostError, function* ({ payload }): Operation<void> {
    callHostFunction(log, 'callbacks.onError', () => current().onError?.(toError(payload)));
  });
}
