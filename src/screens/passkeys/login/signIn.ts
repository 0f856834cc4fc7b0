import type { WebAuthnAnswer } from '../../../api/endpoints/webauthn';
import type { AuthError } from '../../../domain/errors/errors';
import { put, type Operation } from '../../../sagas/effects';
import type { PasskeyAuthenticateOptions } from '../../../sagas/passkeys/webauthnAuthenticate';
import { hostError, hostEvent } from '../../../store/host';
import { errorDescriptorSet, transition } from '../../../store/widget';
import { selectConfig } from '../../scope';
import { isAborted, signInProblem } from '../problems';

export function* signInOptions(): Operation<PasskeyAuthenticateOptions> {
  const { sessionDurationMinutes } = yield* selectConfig();
  return { is_passkey: true, session_duration_minutes: sessionDurationMinutes };
}

/** §4 Passkey login. */
export function* completeSignIn(answer: WebAuthnAnswer): Operation<void> {
  yield* put(hostEvent('PASSKEY_AUTHENTICATE', answer));
  yield* put(errorDescriptorSet(null));
  yield* put(transition('PasskeyConfirmation'));
}

/** §8 Passkeys: reports an error to the host, and shows it to the visitor unless `shown` is null. */
export function* reportError(error: AuthError, shown = signInProblem(error)): Operation<void> {
  if (isAborted(error)) return;
  if (shown) yield* put(errorDescriptorSet(shown));
  yield* put(hostError(error));
}
