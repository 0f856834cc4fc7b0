import type { Slice } from '@reduxjs/toolkit';
import { CHUNK_TIMEOUT_MS } from '../../domain/constants';
import { chunkMissing, chunkNotLoaded } from '../../domain/errors/errorRules';
import type { Result } from '../../domain/errors/errors';
import type { ScreenName } from '../../domain/screens';
import { call, delay, fork, put, race, takeEvery, type SagaGenerator } from '../../sagas/effects';
import { supervise } from '../../sagas/supervise';
import { historyRewritten } from '../../store/client';
import { hostError } from '../../store/host';
import {
  flowFailed,
  flowReady,
  flowRequested,
  screenExpected,
  toastRequested,
  transition,
} from '../../store/widget';
import type { Flow } from './flow';
import { flowSlots } from './flowSlots';
import { flowOf, isFlowName, loadedFlow, loadFlow, toasts } from './flows';
import { selectCore, whileOn } from '../shared/screenEffects';

type Inject = (slice: Slice) => void;

function* isReady(name: string): SagaGenerator<boolean> {
  return (yield* selectCore()).ready.includes(name);
}

/** Fetches a flow's chunk, within a time limit. */
function* fetchInTime(name: string): SagaGenerator<Result<Flow>> {
  const { result } = yield* race({
    result: call(() =>
      loadFlow(name).then(
        (data): Result<Flow> => ({ data }),
        (thrown: unknown): Result<Flow> => ({ error: chunkNotLoaded(thrown) }),
      ),
    ),
    late: delay(CHUNK_TIMEOUT_MS),
  });
  return result ?? { error: chunkMissing(name) };
}

function* runFlow({ saga, onScreen = {} }: Flow): SagaGenerator<void> {
  if (saga) yield* fork(saga);
  for (const [screen, onShown] of Object.entries(onScreen)) {
    yield* fork(whileOn, screen as ScreenName, onShown);
  }
}

/**
 * Loads a flow for this widget: chunk, slices and saga. `ready` in the state does not suffice: a state that was
 * imported by the devtools starts no saga.
 */
function* ensureFlow(name: string, injectScreen: Inject, running: Set<string>): SagaGenerator<void> {
  const isRunning = function* (): SagaGenerator<boolean> {
    return running.has(name) && (yield* isReady(name));
  };
  if (yield* isRunning()) return;
  const loaded = loadedFlow(name);
  const { data: flow, error } = loaded ? { data: loaded } : yield* fetchInTime(name);
  // The flow may have been requested twice while its chunk was loading.
  if (yield* isRunning()) return;
  if (error) {
    if ((yield* selectCore()).failed.includes(name)) return;
    yield* put(flowFailed(name));
    return yield* put(hostError(error));
  }
  flow.slices.forEach(injectScreen);
  if (!running.has(name)) {
    running.add(name);
    yield* fork(supervise, () => runFlow(flow));
  }
  yield* put(flowReady(name));
}

/**
 * Runs as long as a widget: loads a flow when its screen is shown or expected, or a component of it is
 * needed.
 */
export function* flowLoader(injectScreen: Inject): SagaGenerator<void> {
  const running = new Set<string>();
  const ensure = (name: string) => ensureFlow(name, injectScreen, running);
  yield* takeEvery(historyRewritten, function* (): SagaGenerator<void> {
    for (const name of (yield* selectCore()).ready) {
      if (isFlowName(name)) yield* ensure(name);
    }
  });
  yield* takeEvery(screenExpected, ({ payload }) => ensure(flowOf(payload)));
  // A failed prefetch is not the screen's failure: its error goes, and the chunk is fetched again.
  yield* takeEvery(transition, ({ payload }) => put(flowRequested(flowOf(payload))));
  yield* takeEvery(flowRequested, function* ({ payload }): SagaGenerator<void> {
    if (isFlowName(payload)) yield* ensure(payload);
  });
  yield* takeEvery(toastRequested, function* (action): SagaGenerator<void> {
    if (yield* isReady(toasts.name)) return;
    yield* ensure(toasts.name);
    // The saga of toasts was not running when the action was first dispatched.
    if (yield* isReady(toasts.name)) yield* put(action);
  });
  yield* fork(flowSlots);
  yield* ensure(flowOf((yield* selectCore()).screen));
}
