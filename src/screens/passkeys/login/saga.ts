import { PASSKEY_AUTOFILL_TRIES } from '../../../domain/constants';
import { put, race, take, type SagaGenerator } from '../../../sagas/effects';
import { authenticatePasskey } from '../../../sagas/passkeys/webauthnAuthenticate';
import { errorDescriptorSet } from '../../../store/widget';
import { cancelOnPageRestore, whileOn } from '../../screenEffects';
import { NO_ANSWER } from '../problems';
import { completeSignIn, offerInInputs, reportError, signInOptions, type Tries } from './offer';
import { passkeyRequested, prompting } from './slice';

/** The button opens a dialog, which aborts any other passkey request of the page. */
function* prompt(): SagaGenerator<void> {
  yield* put(errorDescriptorSet(null));
  yield* put(prompting(true));
  const { result } = yield* cancelOnPageRestore(authenticatePasskey(yield* signInOptions()));
  yield* put(prompting(false));
  if (result?.data) yield* completeSignIn(result.data);
  else if (result) yield* reportError(result.error ?? NO_ANSWER);
}

function* onMain(tries: Tries): SagaGenerator<void> {
  yield* put(prompting(false));
  yield* put(errorDescriptorSet(null));
  for (;;) {
    yield* race({ pressed: take(passkeyRequested), offered: offerInInputs(tries) });
    yield* prompt();
  }
}

export function* passkeyLoginSaga(): SagaGenerator<void> {
  const tries: Tries = { left: PASSKEY_AUTOFILL_TRIES };
  yield* whileOn('Main', () => onMain(tries));
}
