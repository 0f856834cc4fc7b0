import type { Slice } from '@reduxjs/toolkit';
import { call, fork, put, takeEvery, type Operation } from '../sagas/effects';
import { supervise } from '../sagas/supervise';
import { toastShown } from '../store/toasts';
import { flowFailed, flowReady, flowWanted, screenExpected, transition } from '../store/widget';
import { flowOf, isFlowName, loadFlow, type FlowName } from './flows';
import { selectCore } from './scope';

type Inject = (slice: Slice) => void;

/** Makes a flow ready in this widget: its code, its state, its saga. */
function* ensureFlow(name: FlowName, injectScreen: Inject): Operation<void> {
  const isReady = function* (): Operation<boolean> {
    return (yield* selectCore()).ready.includes(name);
  };
  if (yield* isReady()) return;
  const flow = yield* call(() => loadFlow(name).catch(() => null));
  // It may have been asked for twice while its code was on the way.
  if (yield* isReady()) return;
  if (!flow) return yield* put(flowFailed(name));
  flow.slices.forEach(injectScreen);
  yield* fork(() => supervise(flow.saga));
  yield* put(flowReady(name));
}

/** Runs for the life of a widget: a flow is loaded when its screen is shown or expected, or a part of it is wanted. */
export function* flowLoader(injectScreen: Inject): Operation<void> {
  const ensure = (name: FlowName) => ensureFlow(name, injectScreen);
  yield* takeEvery(screenExpected, ({ payload }) => ensure(flowOf(payload)));
  yield* takeEvery(transition, ({ payload }) => ensure(flowOf(payload)));
  yield* takeEvery(flowWanted, function* ({ payload }): Operation<void> {
    if (isFlowName(payload)) yield* ensure(payload);
  });
  yield* takeEvery(toastShown, () => ensure('toasts'));
  yield* ensure(flowOf((yield* selectCore()).screen));
}
