import { PASSKEY_AUTOFILL_TRIES } from '../../../domain/constants';
import { put, race, take, type Operation } from '../../../sagas/effects';
import { authenticatePasskey } from '../../../sagas/passkeys/webauthnAuthenticate';
import { errorDescriptorSet } from '../../../store/widget';
import { unlessRestored, whileOn } from '../../scope';
import { NO_ANSWER } from '../problems';
import { completeSignIn, offerInInputs, reportError, signInOptions, type Tries } from './offer';
import { passkeyRequested, prompting } from './slice';

/** The button opens a dialog, which aborts any other passkey request of the page. */
function* prompt(): Operation<void> {
  yield* put(errorDescriptorSet(null));
  yield* put(prompting(true));
  const { outcome } = yield* unlessRestored(authenticatePasskey(yield* signInOptions()));
  yield* put(prompting(false));
  if (outcome?.data) yield* completeSignIn(outcome.data);
  else if (outcome) yield* reportError(outcome.error ?? NO_ANSWER);
}

function* onMain(tries: Tries): Operation<void> {
  yield* put(prompting(false));
  yield* put(errorDescriptorSet(null));
  for (;;) {
    yield* race({ pressed: take(passkeyRequested), offered: offerInInputs(tries) });
    yield* prompt();
  }
}

export function* passkeyLoginSaga(): Operation<void> {
  const tries: Tries = { left: PASSKEY_AUTOFILL_TRIES };
  yield* whileOn('Main', () => onMain(tries));
}
