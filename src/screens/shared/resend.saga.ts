import { RESEND_COOLDOWN_MS, SECOND_MS } from '../../domain/constants';
import { retryAfterOf } from '../../domain/errors/errorRules';
import type { AuthError } from '../../domain/errors/errors';
import { delay, getServices, put, takeLeading, type SagaGenerator } from '../../sagas/effects';
import { hostError } from '../../store/host';
import { toastRequested } from '../../store/widget';
import { toastStrings } from '../../ui/feedback/toasts.strings';
import {
  buttonShown,
  ready,
  resendFailed,
  resendRequested,
  resent,
  sending,
  waitStarted,
} from './resend.slice';
import { cancelOnPageRestore, toastError } from './screenEffects';

interface ResendToasts {
  /** Text of a wait, with a placeholder for the seconds. The toast has the same text as the screen. */
  wait: { id: string; message: string };
  /** Whether a toast shows that an email was sent. */
  success: boolean;
}

function* waitAfterFailure(error: AuthError, toasts?: ResendToasts): SagaGenerator<void> {
  const { clock } = yield* getServices();
  const waitSeconds = Math.ceil(retryAfterOf(error) / SECOND_MS);
  const wait = waitSeconds * SECOND_MS;
  yield* put(wait > 0 ? waitStarted({ waitSeconds, waitUntil: clock.now() + wait }) : resendFailed(error));
  yield* put(hostError(error));
  if (wait === 0) {
    if (toasts) yield* toastError(error);
    return;
  }
  if (toasts) {
    const text = { ...toasts.wait, variables: { seconds: waitSeconds } };
    yield* put(toastRequested({ kind: 'error', text }));
  }
  yield* delay(wait);
}

function* waitAfterSuccess(destination: string, toasts?: ResendToasts): SagaGenerator<void> {
  yield* put(resent(destination));
  if (toasts?.success) {
    const text = { id: 'toast.emailResent', message: toastStrings['toast.emailResent'] };
    yield* put(toastRequested({ kind: 'success', text }));
  }
  yield* delay(RESEND_COOLDOWN_MS);
}

/**
 * §2 Resend code: runs while the screen is shown. After a resend the button pauses: for a moment, or as long as the provider
 * requested.
 */
export function* onResendButton(
  destination: string,
  send: () => SagaGenerator<AuthError | null>,
  toasts: ResendToasts,
): SagaGenerator<void> {
  yield* put(buttonShown());
  yield* takeLeading(resendRequested, () => resend(destination, send(), toasts));
}

/** One resend with its pause, in which further requests are ignored. */
export function* resend(
  destination: string,
  send: SagaGenerator<AuthError | null>,
  toasts?: ResendToasts,
): SagaGenerator<void> {
  yield* put(sending());
  const { result: error, isCancelled } = yield* cancelOnPageRestore(send);
  if (error) yield* waitAfterFailure(error, toasts);
  else if (!isCancelled) yield* waitAfterSuccess(destination, toasts);
  yield* put(ready());
}
