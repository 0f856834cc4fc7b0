import { PASSKEY_AUTOFILL_TRIES } from '../../../domain/constants';
import { call, getServices, put, race, take, type SagaGenerator } from '../../../sagas/effects';
import { authenticatePasskey } from '../../../sagas/passkeys/webauthnAuthenticate';
import { errorDescriptorSet } from '../../../store/widget';
import { cancelOnPageRestore, selectConfig, whileOn } from '../../shared/screenEffects';
import { isNotHere, NO_ANSWER } from '../problems';
import { completeSignIn, offerInInputs, reportError, signInOptions, type Tries } from './offer';
import { passkeyRequested, prompting } from './slice';

/** Whether the button may use immediate mode. */
function* mayBeImmediate(): SagaGenerator<boolean> {
  const { webauthn } = yield* getServices();
  return (
    Boolean((yield* selectConfig()).passkeyOptions.immediate) &&
    (yield* call(() => webauthn.supports('immediateGet')))
  );
}

/**
 * The button opens a dialog, which aborts any other passkey request of the page.
 * @returns whether no passkey is on this device
 */
function* prompt(wasNotHere: boolean): SagaGenerator<boolean> {
  yield* put(errorDescriptorSet(null));
  yield* put(prompting(true));
  // After the note the visitor asks for a passkey of another device.
  const immediate = !wasNotHere && (yield* mayBeImmediate());
  const { result } = yield* cancelOnPageRestore(
    authenticatePasskey(yield* signInOptions(), undefined, immediate),
  );
  yield* put(prompting(false));
  if (result?.data) yield* completeSignIn(result.data);
  else if (result) yield* reportError(result.error ?? NO_ANSWER);
  return Boolean(result?.error && isNotHere(result.error));
}

function* onMain(tries: Tries): SagaGenerator<void> {
  yield* put(prompting(false));
  yield* put(errorDescriptorSet(null));
  for (let isNotHereKnown = false; ;) {
    yield* race({ pressed: take(passkeyRequested), offered: offerInInputs(tries) });
    isNotHereKnown = yield* prompt(isNotHereKnown);
  }
}

export function* passkeyLoginSaga(): SagaGenerator<void> {
  const tries: Tries = { left: PASSKEY_AUTOFILL_TRIES };
  yield* whileOn('Main', () => onMain(tries));
}
