import type { Slice } from '@reduxjs/toolkit';
import { call, fork, put, takeEvery, type Operation } from '../sagas/effects';
import { supervise } from '../sagas/supervise';
import type { ScreenName } from '../domain/screens';
import { flowFailed, flowReady, flowRetried, screenExpected, transition } from '../store/widget';
import { flowOf, loadFlow } from './flows';
import { selectCore } from './scope';

type Inject = (slice: Slice) => void;

/** Makes a screen's flow ready in this widget: its code, its state, its saga. */
function* ensureFlow(screen: ScreenName, injectScreen: Inject): Operation<void> {
  const name = flowOf(screen);
  const isReady = function* (): Operation<boolean> {
    return (yield* selectCore()).ready.includes(name);
  };
  if (yield* isReady()) return;
  const flow = yield* call(() => loadFlow(name).catch(() => null));
  // Two screens of one flow may be asked for while its code is on the way.
  if (yield* isReady()) return;
  if (flow) {
    flow.slices.forEach(injectScreen);
    yield* put(flowReady(name));
    yield* fork(() => supervise(flow.saga));
  } else if ((yield* selectCore()).screen === screen) {
    yield* put(flowFailed());
  }
}

/** Runs for the life of a widget: each screen's flow is loaded when the screen is asked for, or about to be. */
export function* flowLoader(injectScreen: Inject): Operation<void> {
  const ensureCurrent = function* (): Operation<void> {
    yield* ensureFlow((yield* selectCore()).screen, injectScreen);
  };
  yield* takeEvery(screenExpected, ({ payload }) => ensureFlow(payload, injectScreen));
  yield* takeEvery(transition, ensureCurrent);
  yield* takeEvery(flowRetried, ensureCurrent);
  yield* ensureCurrent();
}
