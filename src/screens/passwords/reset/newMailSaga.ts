import { isEmail } from '../../../domain/calls/validation';
import { put, type SagaGenerator } from '../../../sagas/effects';
import { passwordResetOptions, startPasswordReset } from '../../../sagas/resources/passwords';
import { waitAfterFailedResend, waitAfterResend } from '../../resendPause';
import { reject, selectConfig, cancelOnPageRestore } from '../../screenEffects';
import { invalidEmail } from '../../sendCodeOrLink';
import { mailFailed, mailReady, mailSending, mailSent, mailWaiting, type newMailWanted } from './slice';

const PAUSE = { waiting: mailWaiting, ready: mailReady };

function* send(email: string): SagaGenerator<void> {
  const { passwordOptions } = yield* selectConfig();
  const { error } = yield* startPasswordReset(email, passwordResetOptions(passwordOptions));
  if (error) {
    yield* reject(mailFailed, error);
    return yield* waitAfterFailedResend(error, PAUSE);
  }
  yield* put(mailSent(email));
  yield* waitAfterResend(PAUSE);
}

/** When a link does not work here, sends a new mail to the address that the visitor types. */
export function* sendNewMail({ payload }: ReturnType<typeof newMailWanted>): SagaGenerator<void> {
  const email = payload.trim();
  if (!isEmail(email)) return yield* put(mailFailed(invalidEmail()));
  yield* put(mailSending());
  const { isCancelled } = yield* cancelOnPageRestore(send(email));
  if (isCancelled) yield* put(mailReady());
}
