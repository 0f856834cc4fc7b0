import { RESEND_COOLDOWN_MS, SECOND_MS } from '../domain/constants';
import type { AuthError } from '../domain/errors/errors';
import { retryAfterOf } from '../domain/errors/errorRules';
import { delay, put, type Operation } from '../sagas/effects';
import { toastWanted } from '../store/toasts';
import { toastStrings } from '../ui/feedback/toasts.strings';

/** Actions of a screen's slice during the pause of its resend button. */
export interface PauseActions {
  waiting(seconds: number): { type: string };
  ready(): { type: string };
}

/** §2 Resend code: pause after a successful resend. */
export function* restAfterResend({ ready }: PauseActions): Operation<void> {
  yield* delay(RESEND_COOLDOWN_MS);
  yield* put(ready());
}

/** Pause after a failed resend: the wait that the provider requested by `Retry-After`, counted down. */
export function* restAfterRefusal(error: AuthError, { waiting, ready }: PauseActions): Operation<void> {
  for (let seconds = Math.ceil(retryAfterOf(error) / SECOND_MS); seconds > 0; seconds -= 1) {
    yield* put(waiting(seconds));
    yield* delay(SECOND_MS);
  }
  yield* put(ready());
}

export const toastEmailResent = (): Operation<void> =>
  put(
    toastWanted({
      kind: 'success',
      text: { id: 'toast.emailResent', message: toastStrings['toast.emailResent'] },
    }),
  );
