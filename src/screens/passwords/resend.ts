import { RESEND_COOLDOWN_MS } from '../../domain/constants';
import { retryAfterOf } from '../../domain/errors';
import type { ScreenName } from '../../domain/screens';
import { delay, fork, put, takeLeading, type Operation } from '../../sagas/effects';
import { logEvent } from '../../sagas/events';
import { toastWanted } from '../../store/toasts';
import { toastStrings } from '../../ui/toasts.strings';
import { selectFormState, whileOn } from '../scope';
import { asked, entered, resendAsked, resendReady, resendWaiting, resent } from './slice';
import { logInWithoutPassword, run, startReset, type StepOutcome } from './steps';

const SECOND_MS = 1_000;

/** §2 The screens that tell of a reset mail. */
const MAIL_SCREENS = ['PasswordForgot', 'PasswordBreached', 'PasswordSetNew', 'PasswordDedupe'] as const;

const EMAIL_RESENT = { id: 'toast.emailResent', message: toastStrings['toast.emailResent'] };

function* sendAgain(screen: ScreenName): Operation<StepOutcome> {
  const { email } = yield* selectFormState('passwordState');
  if (screen === 'PasswordForgot') {
    yield* logEvent('email_try_again_clicked', { email, type: 'reset_password' });
  }
  return (yield* startReset({ tellHost: screen === 'PasswordSetNew' })).error ?? null;
}

/** The provider asked for patience: the wait is shown, and the button stays off that long. */
function* waitAsAsked(ms: number): Operation<void> {
  for (let seconds = Math.ceil(ms / SECOND_MS); seconds > 0; seconds -= 1) {
    yield* put(resendWaiting(seconds));
    yield* delay(SECOND_MS);
  }
  yield* put(resendReady());
}

function* resend(screen: ScreenName): Operation<void> {
  const outcome = yield* run('resend', sendAgain(screen));
  if (outcome === 'void') return;
  if (outcome !== null) return yield* waitAsAsked(retryAfterOf(outcome));
  yield* put(resent());
  yield* put(toastWanted({ kind: 'success', text: EMAIL_RESENT }));
  yield* delay(RESEND_COOLDOWN_MS);
  yield* put(resendReady());
}

function* onMailScreen(screen: ScreenName): Operation<void> {
  yield* put(entered());
  yield* takeLeading(resendAsked, () => resend(screen));
  yield* takeLeading(asked, () => run('withoutPassword', logInWithoutPassword()));
}

export function* mailScreensSaga(): Operation<void> {
  for (const screen of MAIL_SCREENS) yield* fork(() => whileOn(screen, () => onMailScreen(screen)));
}
