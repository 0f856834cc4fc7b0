import type { AnswerMeta } from '../../../domain/entities';
import { CHUNK_NOT_LOADED, type AuthError, type Result } from '../../../domain/errors/errors';
import { put, type SagaGenerator } from '../../../sagas/effects';
import { passwordResetOptions, startPasswordReset } from '../../../sagas/resources/passwords';
import { hostError, hostEvent } from '../../../store/host';
import { transition } from '../../../store/widget';
import { selectConfig, selectFormState, cancelOnPageRestore } from '../../shared/screenEffects';
import { sendLink } from '../../shared/sendCodeOrLink';
import { stepStarted, stepEnded, failed, type Step } from '../slice';

/** Result of a step: an error to show and to report to the host, or null. */
export type StepResult = AuthError | null;

/** Runs a step while its button is busy. A step interrupted by the back/forward cache is void. */
export function* run(step: Step, work: SagaGenerator<StepResult>): SagaGenerator<StepResult | 'cancelled'> {
  yield* put(stepStarted(step));
  const { result = 'cancelled' } = yield* cancelOnPageRestore(work);
  yield* put(stepEnded());
  if (result === null || result === 'cancelled') return result;
  yield* put(failed({ step, error: result }));
  if (result !== CHUNK_NOT_LOADED) yield* put(hostError(result));
  return result;
}

/** §4 Password flow: sends the mail with two links: to a new password, and to sign in without one. */
export function* startReset({ reportToHost = false } = {}): SagaGenerator<Result<AnswerMeta>> {
  const { email } = yield* selectFormState('passwordState');
  const { passwordOptions } = yield* selectConfig();
  const started = yield* startPasswordReset(email, passwordResetOptions(passwordOptions));
  if (started.data && reportToHost) yield* put(hostEvent('PASSWORD_RESET_BY_EMAIL_START', started.data));
  return started;
}

/** Sends the reset mail and shows the screen about it. */
export function* resetAndShow(
  screen: 'PasswordForgot' | 'PasswordBreached' | 'PasswordDedupe' | 'PasswordSetNew',
): SagaGenerator<StepResult> {
  const { error } = yield* startReset({ reportToHost: screen === 'PasswordSetNew' });
  if (error) return error;
  yield* put(transition(screen));
  return null;
}

/** Sends an email link instead of asking for the password. */
export function* logInWithoutPassword(): SagaGenerator<StepResult> {
  const { email } = yield* selectFormState('passwordState');
  const { error } = yield* sendLink(email, { reportToHost: false });
  if (error) return error;
  yield* put(transition('EmailConfirmation'));
  return null;
}
