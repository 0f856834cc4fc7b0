import { isEmail } from '../../../domain/calls/validation';
import { put, type Operation } from '../../../sagas/effects';
import { passwordResetOptions, startPasswordReset } from '../../../sagas/resources/passwords';
import { restAfterRefusal, restAfterResend } from '../../resendPause';
import { reject, selectConfig, unlessRestored } from '../../scope';
import { invalidEmail } from '../../sends';
import { mailFailed, mailReady, mailSending, mailSent, mailWaiting, type newMailWanted } from './slice';

const PAUSE = { waiting: mailWaiting, ready: mailReady };

function* send(email: string): Operation<void> {
  const { passwordOptions } = yield* selectConfig();
  const { error } = yield* startPasswordReset(email, passwordResetOptions(passwordOptions));
  if (error) {
    yield* reject(mailFailed, error);
    return yield* restAfterRefusal(error, PAUSE);
  }
  yield* put(mailSent(email));
  yield* restAfterResend(PAUSE);
}

/** When a link does not work here, sends a new mail to the address that the visitor types. */
export function* sendNewMail({ payload }: ReturnType<typeof newMailWanted>): Operation<void> {
  const email = payload.trim();
  if (!isEmail(email)) return yield* put(mailFailed(invalidEmail()));
  yield* put(mailSending());
  const { isVoid } = yield* unlessRestored(send(email));
  if (isVoid) yield* put(mailReady());
}
