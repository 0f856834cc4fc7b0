import { TOAST_DURATION_MS, TOAST_EXIT_MS } from '../../domain/constants';
import { toastDismissed, toastRemoved, toastShown, toastsPaused, type Toast } from '../../store/toasts';
import { delay, fork, getServices, put, race, take, takeEvery, type Operation } from '../../sagas/effects';
import { selectToasts } from '../scope';

/** The time a toast stays runs only while nobody is reading: the pointer away, the focus elsewhere. */
function* timeOut(toast: Toast): Operation<void> {
  if (toast.kind === 'loading') return;
  const { clock } = yield* getServices();
  let left: number = TOAST_DURATION_MS[toast.kind];
  while (left > 0) {
    if ((yield* selectToasts()).paused) yield* take(toastsPaused);
    else {
      const startedAt = clock.now();
      yield* race({ over: delay(left), paused: take(toastsPaused) });
      left -= clock.now() - startedAt;
    }
  }
  yield* put(toastDismissed(toast.id));
}

/** §9 Toasts: how long each stays, and how long a dismissed one takes to go. */
export function* toastTimers(): Operation<void> {
  yield* takeEvery(toastShown, function* (): Operation<void> {
    const [newest] = (yield* selectToasts()).items;
    if (newest) yield* timeOut(newest);
  });
  yield* takeEvery(toastDismissed, function* ({ payload }): Operation<void> {
    yield* delay(TOAST_EXIT_MS);
    yield* put(toastRemoved(payload));
  });
  // Those that were shown while this code was on the way.
  for (const toast of (yield* selectToasts()).items) yield* fork(() => timeOut(toast));
}
