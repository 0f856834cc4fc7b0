import { TOAST_DURATION_MS, TOAST_EXIT_MS } from '../domain/constants';
import { toastDismissed, toastRemoved, toastShown, toastsPaused, type Toast } from '../store/toasts';
import type { WidgetState } from '../store/widgets';
import {
  delay,
  getMountId,
  getServices,
  put,
  race,
  select,
  take,
  takeEvery,
  type Operation,
} from './effects';

const toastsOf = function* (): Operation<WidgetState['toasts']> {
  const mountId = yield* getMountId();
  return yield* select(
    (state) => state.widgets[mountId]?.toasts ?? { items: [], paused: false, shownSoFar: 0 },
  );
};

/** The time a toast stays runs only while nobody is reading: the pointer away, the focus elsewhere. */
function* timeOut(toast: Toast): Operation<void> {
  if (toast.kind === 'loading') return;
  const { clock } = yield* getServices();
  let left: number = TOAST_DURATION_MS[toast.kind];
  while (left > 0) {
    if ((yield* toastsOf()).paused) yield* take(toastsPaused);
    else {
      const startedAt = clock.now();
      yield* race({ over: delay(left), paused: take(toastsPaused) });
      left -= clock.now() - startedAt;
    }
  }
  yield* put(toastDismissed(toast.id));
}

function* follow(): Operation<void> {
  const newest = (yield* toastsOf()).items[0];
  if (newest) yield* timeOut(newest);
}

/** §9 Toasts: how long each stays, and how long a dismissed one takes to go. */
export function* toastTimers(): Operation<void> {
  yield* takeEvery(toastShown, follow);
  yield* takeEvery(toastDismissed, function* ({ payload }): Operation<void> {
    yield* delay(TOAST_EXIT_MS);
    yield* put(toastRemoved(payload));
  });
}
