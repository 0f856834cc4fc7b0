import type { AnswerMeta } from '../../../domain/entities';
import type { AuthError, Outcome } from '../../../domain/errors/errors';
import { CHUNK_NOT_LOADED } from '../../../domain/errors/errorRules';
import { put, type Operation } from '../../../sagas/effects';
import { passwordResetOptions, startPasswordReset } from '../../../sagas/resources/passwords';
import { hostError, hostEvent } from '../../../store/host';
import { transition } from '../../../store/widget';
import { selectConfig, selectFormState, unlessRestored } from '../../scope';
import { sendLink } from '../../sends';
import { began, ended, failed, type Step } from '../slice';

/** Result of a step: an error to show and to report to the host, or null. */
export type StepOutcome = AuthError | null;

/** Runs a step while its button is busy. A step interrupted by the back/forward cache is void. */
export function* run(step: Step, work: Operation<StepOutcome>): Operation<StepOutcome | 'void'> {
  yield* put(began(step));
  const { outcome = 'void' } = yield* unlessRestored(work);
  yield* put(ended());
  if (outcome === null || outcome === 'void') return outcome;
  yield* put(failed({ step, error: outcome }));
  if (outcome !== CHUNK_NOT_LOADED) yield* put(hostError(outcome));
  return outcome;
}

/** §4 Password flow: sends the mail with two links: to a new password, and to sign in without one. */
export function* startReset({ reportToHost = false } = {}): Operation<Outcome<AnswerMeta>> {
  const { email } = yield* selectFormState('passwordState');
  const { passwordOptions } = yield* selectConfig();
  const started = yield* startPasswordReset(email, passwordResetOptions(passwordOptions));
  if (started.data && reportToHost) yield* put(hostEvent('PASSWORD_RESET_BY_EMAIL_START', started.data));
  return started;
}

/** Sends the reset mail and shows the screen about it. */
export function* resetAndShow(
  screen: 'PasswordForgot' | 'PasswordBreached' | 'PasswordDedupe' | 'PasswordSetNew',
): Operation<StepOutcome> {
  const { error } = yield* startReset({ reportToHost: screen === 'PasswordSetNew' });
  if (error) return error;
  yield* put(transition(screen));
  return null;
}

/** Sends an email link instead of asking for the password. */
export function* logInWithoutPassword(): Operation<StepOutcome> {
  const { email } = yield* selectFormState('passwordState');
  const { error } = yield* sendLink(email, { reportToHost: false });
  if (error) return error;
  yield* put(transition('EmailConfirmation'));
  return null;
}
