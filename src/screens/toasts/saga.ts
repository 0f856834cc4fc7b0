import { TOAST_EXIT_MS } from '../../domain/constants';
import { TOAST_DURATION_MS } from '../../domain/flowConstants';
import { delay, getServices, put, race, take, takeEvery, type SagaGenerator } from '../../sagas/effects';
import { toastRequested } from '../../store/widget';
import { selectScreen } from '../shared/screenEffects';
import { toastDismissed, toastRemoved, toastShown, toastSlice, toastsPaused, type Toast } from './slice';

/** Removes a toast after its time, which does not run while the pointer is over the toasts or the focus is in them. */
function* timeOut(toast: Toast): SagaGenerator<void> {
  if (toast.kind === 'loading') return;
  const { clock } = yield* getServices();
  let left: number = TOAST_DURATION_MS[toast.kind];
  while (left > 0) {
    if ((yield* selectScreen(toastSlice)).paused) yield* take(toastsPaused);
    else {
      const startedAt = clock.now();
      yield* race({ over: delay(left), paused: take(toastsPaused) });
      left -= clock.now() - startedAt;
    }
  }
  yield* put(toastDismissed(toast.id));
}

function* show({ payload }: ReturnType<typeof toastRequested>): SagaGenerator<void> {
  yield* put(toastShown(payload));
  const [newest] = (yield* selectScreen(toastSlice)).items;
  if (newest) yield* timeOut(newest);
}

/** §9 Toasts: duration, and the exit animation of dismissed ones. */
export function* toastsSaga(): SagaGenerator<void> {
  yield* takeEvery(toastRequested, show);
  yield* takeEvery(toastDismissed, function* ({ payload }): SagaGenerator<void> {
    yield* delay(TOAST_EXIT_MS);
    yield* put(toastRemoved(payload));
  });
}
