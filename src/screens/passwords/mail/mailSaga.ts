import type { ScreenName } from '../../../domain/screens';
import { put, takeLeading, type SagaGenerator } from '../../../sagas/effects';
import { logEvent } from '../../../sagas/events';
import { onResendButton } from '../../shared/resend.saga';
import { selectCore, selectFormState } from '../../shared/screenEffects';
import { stepRequested, entered } from '../slice';
import { passwordStrings } from '../strings';
import { logInWithoutPassword, run, startReset, type StepResult } from '../parts/stepSagas';

const WAIT = { id: 'password.resendWait', message: passwordStrings['password.resendWait'] };

function* sendAgain(screen: ScreenName): SagaGenerator<StepResult> {
  const { email } = yield* selectFormState('passwordState');
  if (screen === 'PasswordForgot') {
    yield* logEvent('email_try_again_clicked', { email, type: 'reset_password' });
  }
  return (yield* startReset({ reportToHost: screen === 'PasswordSetNew' })).error ?? null;
}

/** §2 Password screens: the screens about a password reset mail. */
export function* onMailScreen(): SagaGenerator<void> {
  const { screen } = yield* selectCore();
  const { email } = yield* selectFormState('passwordState');
  yield* put(entered());
  yield* onResendButton(email, () => sendAgain(screen), { wait: WAIT, success: true });
  yield* takeLeading(stepRequested, () => run('withoutPassword', logInWithoutPassword()));
}
