import { toError } from '../client/toError';
import { getServices, takeEvery, type Operation } from '../sagas/effects';
import { hostError, hostEvent } from '../store/host';
import type { Callbacks } from './mountArgs';

/** The only place that calls a host's functions. What they throw is theirs: it is logged and stops nothing. */
export function* callHost(current: () => Callbacks): Operation<void> {
  const { log } = yield* getServices();
  const guarded = (name: keyof Callbacks, call: () => void) => {
    try {
      call();
    } catch (error) {
      log.error(`callbacks.${name} threw: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  yield* takeEvery(hostEvent, function* ({ payload }): Operation<void> {
    guarded('onEvent', () => current().onEvent?.(payload));
  });
  yield* takeEvery(hostError, function* ({ payload }): Operation<void> {
    guarded('onError', () => current().onError?.(toError(payload)));
  });
}
