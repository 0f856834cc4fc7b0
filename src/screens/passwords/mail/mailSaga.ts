import type { ScreenName } from '../../../domain/screens';
import { put, takeLeading, type SagaGenerator } from '../../../sagas/effects';
import { logEvent } from '../../../sagas/events';
import {
  waitAfterFailedResend,
  waitAfterResend,
  toastEmailResent,
  toastFailedResend,
} from '../../resendPause';
import { selectCore, selectFormState } from '../../screenEffects';
import { stepRequested, entered, resendRequested, resendReady, resendWaiting, resent } from '../slice';
import { passwordStrings } from '../strings';
import { logInWithoutPassword, run, startReset, type StepResult } from '../parts/stepSagas';

const PAUSE = { waiting: resendWaiting, ready: resendReady };
const WAIT = { id: 'password.resendWait', message: passwordStrings['password.resendWait'] };

function* sendAgain(screen: ScreenName): SagaGenerator<StepResult> {
  const { email } = yield* selectFormState('passwordState');
  if (screen === 'PasswordForgot') {
    yield* logEvent('email_try_again_clicked', { email, type: 'reset_password' });
  }
  return (yield* startReset({ reportToHost: screen === 'PasswordSetNew' })).error ?? null;
}

function* resend(screen: ScreenName): SagaGenerator<void> {
  const result = yield* run('resend', sendAgain(screen));
  if (result === 'cancelled') return;
  if (result !== null) {
    yield* toastFailedResend(result, WAIT);
    return yield* waitAfterFailedResend(result, PAUSE);
  }
  yield* put(resent());
  yield* toastEmailResent();
  yield* waitAfterResend(PAUSE);
}

/** §2 Password screens: the screens about a password reset mail. */
export function* onMailScreen(): SagaGenerator<void> {
  const { screen } = yield* selectCore();
  yield* put(entered());
  yield* takeLeading(resendRequested, () => resend(screen));
  yield* takeLeading(stepRequested, () => run('withoutPassword', logInWithoutPassword()));
}
