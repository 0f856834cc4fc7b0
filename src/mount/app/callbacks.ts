import { callHostFunction } from '../../domain/errors/errors';
import { toError } from '../../client/errors/toError';
import { getServices, takeEvery, type SagaGenerator } from '../../sagas/effects';
import { hostError, hostEvent } from '../../store/host';
import type { HostEvent } from '../../domain/hostEvents';

/**
 * The host's callbacks of a mount. Exceptions of these functions are logged.
 * @example callbacks: { onEvent: ({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE' && location.reload() }
 */
export interface Callbacks {
  /** Receives each event of the widget: a type of `EventTypes`, and its data. */
  onEvent?: (event: HostEvent) => void;
  /** Receives each error that the widget shows or recovers from. Compare errors by `name`; docs/errors.md lists them. */
  onError?: (error: Error) => void;
}

/** Calls the host's callbacks. Their exceptions are logged. */
export function* callHost(current: () => Callbacks): SagaGenerator<void> {
  const { log } = yield* getServices();
  yield* takeEvery(hostEvent, function* ({ payload }): SagaGenerator<void> {
    callHostFunction(log, 'callbacks.onEvent', () => current().onEvent?.(payload));
  });
  yield* takeEvery(hostError, function* ({ payload }): SagaGenerator<void> {
    callHostFunction(log, 'callbacks.onError', () => current().onError?.(toError(payload)));
  });
}
