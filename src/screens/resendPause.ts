import { RESEND_COOLDOWN_MS, SECOND_MS } from '../domain/constants';
import type { AuthError } from '../domain/errors/errors';
import { retryAfterOf } from '../domain/errors/errorRules';
import { delay, put, type SagaGenerator } from '../sagas/effects';
import { toastWanted, type ToastContent } from '../store/widget';
import { errorMessage } from '../ui/feedback/errorMessage';
import { toastStrings } from '../ui/feedback/toasts.strings';

/** Actions of a screen's slice during the pause of its resend button. */
export interface PauseActions {
  waiting(seconds: number): { type: string };
  ready(): { type: string };
}

/** §2 Resend code: pause after a successful resend. */
export function* waitAfterResend({ ready }: PauseActions): SagaGenerator<void> {
  yield* delay(RESEND_COOLDOWN_MS);
  yield* put(ready());
}

const secondsToWait = (error: AuthError): number => Math.ceil(retryAfterOf(error) / SECOND_MS);

/** Pause after a failed resend: the wait that the provider requested by `Retry-After`, counted down. */
export function* waitAfterFailedResend(
  error: AuthError,
  { waiting, ready }: PauseActions,
): SagaGenerator<void> {
  for (let seconds = secondsToWait(error); seconds > 0; seconds -= 1) {
    yield* put(waiting(seconds));
    yield* delay(SECOND_MS);
  }
  yield* put(ready());
}

const toast = (kind: ToastContent['kind'], text: ToastContent['text']): SagaGenerator<void> =>
  put(toastWanted({ kind, text }));

export const toastEmailResent = (): SagaGenerator<void> =>
  toast('success', { id: 'toast.emailResent', message: toastStrings['toast.emailResent'] });

export const toastError = (error: AuthError): SagaGenerator<void> => toast('error', errorMessage(error));

/**
 * A failed resend. The toast has the screen's text: the error, or the wait that replaces it.
 * @param wait the text with a placeholder for the seconds
 */
export function toastFailedResend(
  error: AuthError,
  wait: { id: string; message: string },
): SagaGenerator<void> {
  const seconds = secondsToWait(error);
  return seconds > 0 ? toast('error', { ...wait, variables: { seconds } }) : toastError(error);
}
