import type { WebAuthnAnswer } from '../../../api/endpoints/webauthn';
import {
  call,
  put,
  type SagaGenerator,
  delay,
  getMountId,
  getServices,
  never,
  race,
  take,
} from '../../../sagas/effects';
import type { PasskeyAuthenticateOptions } from '../../../sagas/passkeys/webauthnAuthenticate';
import { hostError, hostEvent } from '../../../store/host';
import { errorDescriptorSet, transition } from '../../../store/widget';
import { selectConfig, selectScreen } from '../../shared/screenEffects';
import { PASSKEY_AUTOFILL_TRIES } from '../../../domain/constants';
import type { AuthError } from '../../../domain/errors/errors';
import { isRetryable, retryAfterOf } from '../../../domain/errors/errorRules';
import { backoffDelay } from '../../../domain/errors/backoff';
import { offerPasskey } from '../../../sagas/passkeys/passkeyOffer';
import { isAborted, isRefused, isUnsupported, NO_ANSWER, signInProblem } from '../problems';
import { inputsOf } from './inputs';
import { inputFound, passkeyLoginSlice, refused } from './slice';

export function* signInOptions(): SagaGenerator<PasskeyAuthenticateOptions> {
  const { sessionDurationMinutes } = yield* selectConfig();
  return { is_passkey: true, session_duration_minutes: sessionDurationMinutes };
}

/** §4 Passkey login. */
export function* completeSignIn(answer: WebAuthnAnswer): SagaGenerator<void> {
  yield* put(hostEvent('PASSKEY_AUTHENTICATE', answer));
  yield* put(errorDescriptorSet(null));
  yield* put(transition('PasskeyConfirmation'));
}

/** §8 Passkeys: reports an error to the host, and shows it to the visitor unless `shown` is null. */
export function* reportError(error: AuthError, shown = signInProblem(error)): SagaGenerator<void> {
  if (isAborted(error)) return;
  if (shown) yield* put(errorDescriptorSet(shown));
  yield* put(hostError(error));
}

/** Remaining tries to offer passkeys in autofill. */
export interface Tries {
  left: number;
}

function* untilInput(found: boolean): SagaGenerator<void> {
  while ((yield* selectScreen(passkeyLoginSlice)).hasInput !== found) yield* take(inputFound);
}

/** The error shown for a failed offer. Network errors are reported to the host only: the visitor has started nothing. */
const shownErrorOf = (error: AuthError) => (error.kind === 'unreachable' ? null : signInProblem(error));

/**
 * §9 Passkey autofill: up to five tries in total, each after the previous one failed. Aborted offers do not count. A
 * browser that refuses autofill is asked once, and the button is shown.
 */
export function* offerInInputs(tries: Tries): SagaGenerator<void> {
  const { random, webauthn } = yield* getServices();
  const mountId = yield* getMountId();
  const { immediate } = (yield* selectConfig()).passkeyOptions;
  // The button of immediate mode does not tell whether there is autofill.
  if (immediate && !(yield* call(webauthn.supportsAutofill))) tries.left = 0;
  while (tries.left > 0) {
    yield* untilInput(true);
    const { result } = yield* race({
      result: offerPasskey(yield* signInOptions(), () => inputsOf(mountId)),
      gone: untilInput(false),
    });
    if (result?.data) return yield* completeSignIn(result.data);
    const problem = result && (result.error ?? NO_ANSWER);
    if (!problem || isAborted(problem)) continue;
    if (isRefused(problem)) {
      tries.left = 0;
      yield* put(refused());
      // The button replaces what is unsupported, so the host has nothing to do.
      if (!isUnsupported(problem)) yield* reportError(problem, null);
      break;
    }
    tries.left -= 1;
    yield* reportError(problem, shownErrorOf(problem));
    if (!isRetryable(problem)) continue;
    yield* delay(Math.max(backoffDelay(PASSKEY_AUTOFILL_TRIES - tries.left, random), retryAfterOf(problem)));
  }
  yield* never();
}
