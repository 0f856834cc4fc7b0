import type { AnswerMeta } from '../../domain/entities';
import { CODE_MISSING, type AuthError, type Outcome } from '../../domain/errors';
import { put, race, take, type Operation } from '../../sagas/effects';
import { passwordResetOptions, startPasswordReset } from '../../sagas/passwords';
import { pageRestored } from '../../store/client';
import { hostError, hostEvent } from '../../store/host';
import { transition } from '../../store/widget';
import { selectConfig, selectFormState } from '../scope';
import { sendLink } from '../sends';
import { began, ended, failed, type Step } from './slice';

/** What a step ends with: what went wrong, to be shown beside it and told to the host; or nothing. */
export type StepOutcome = AuthError | null;

/** Does one thing, with its button busy meanwhile. What the back/forward cache has frozen is void. */
export function* run(step: Step, work: Operation<StepOutcome>): Operation<StepOutcome | 'void'> {
  yield* put(began(step));
  const { outcome = 'void' } = yield* race({ outcome: work, restored: take(pageRestored) });
  yield* put(ended());
  if (outcome === null || outcome === 'void') return outcome;
  yield* put(failed({ step, error: outcome }));
  if (outcome !== CODE_MISSING) yield* put(hostError(outcome));
  return outcome;
}

/** §4 The mail with two links: to a new password, and in without one. */
export function* startReset({ tellHost = false } = {}): Operation<Outcome<AnswerMeta>> {
  const { email } = yield* selectFormState('passwordState');
  const { passwordOptions } = yield* selectConfig();
  const started = yield* startPasswordReset(email, passwordResetOptions(passwordOptions));
  if (started.data && tellHost) yield* put(hostEvent('PASSWORD_RESET_BY_EMAIL_START', started.data));
  return started;
}

/** The same as a step, with the screen that tells of the mail. */
export function* resetAndShow(
  screen: 'PasswordForgot' | 'PasswordBreached' | 'PasswordDedupe' | 'PasswordSetNew',
): Operation<StepOutcome> {
  const { error } = yield* startReset({ tellHost: screen === 'PasswordSetNew' });
  if (error) return error;
  yield* put(transition(screen));
  return null;
}

/** An email link in place of the password. */
export function* logInWithoutPassword(): Operation<StepOutcome> {
  const { email } = yield* selectFormState('passwordState');
  const { error } = yield* sendLink(email, { tellHost: false });
  if (error) return error;
  yield* put(transition('EmailConfirmation'));
  return null;
}
