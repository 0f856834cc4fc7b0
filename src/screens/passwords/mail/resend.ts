import type { ScreenName } from '../../../domain/screens';
import { put, takeLeading, type Operation } from '../../../sagas/effects';
import { logEvent } from '../../../sagas/events';
import { restAfterRefusal, restAfterResend, toastEmailResent, toastRefusal } from '../../resendPause';
import { selectCore, selectFormState } from '../../scope';
import { stepRequested, entered, resendRequested, resendReady, resendWaiting, resent } from '../slice';
import { passwordStrings } from '../strings';
import { logInWithoutPassword, run, startReset, type StepOutcome } from '../parts/steps';

const PAUSE = { waiting: resendWaiting, ready: resendReady };
const WAIT = { id: 'password.resendWait', message: passwordStrings['password.resendWait'] };

function* sendAgain(screen: ScreenName): Operation<StepOutcome> {
  const { email } = yield* selectFormState('passwordState');
  if (screen === 'PasswordForgot') {
    yield* logEvent('email_try_again_clicked', { email, type: 'reset_password' });
  }
  return (yield* startReset({ reportToHost: screen === 'PasswordSetNew' })).error ?? null;
}

function* resend(screen: ScreenName): Operation<void> {
  const outcome = yield* run('resend', sendAgain(screen));
  if (outcome === 'void') return;
  if (outcome !== null) {
    yield* toastRefusal(outcome, WAIT);
    return yield* restAfterRefusal(outcome, PAUSE);
  }
  yield* put(resent());
  yield* toastEmailResent();
  yield* restAfterResend(PAUSE);
}

/** §2 Password screens: the screens about a password reset mail. */
export function* onMailScreen(): Operation<void> {
  const { screen } = yield* selectCore();
  yield* put(entered());
  yield* takeLeading(resendRequested, () => resend(screen));
  yield* takeLeading(stepRequested, () => run('withoutPassword', logInWithoutPassword()));
}
