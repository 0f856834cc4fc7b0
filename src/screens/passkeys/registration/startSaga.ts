import { isUnrecoverable } from '../../../domain/errors/errorRules';
import { fork, getServices, put, take, takeLeading, type SagaGenerator } from '../../../sagas/effects';
import { fetchUser } from '../../../sagas/resources/users';
import { registerPasskey } from '../../../sagas/passkeys/webauthn';
import { hostError, hostEvent } from '../../../store/host';
import { errorDescriptorSet, transition } from '../../../store/widget';
import { adopted, authenticated } from '../../../store/session';
import { selectConfig, cancelOnPageRestore } from '../../shared/screenEffects';
import { isAborted, registrationProblem, userProblem } from '../problems';
import {
  createRequested,
  created,
  createPossible,
  creating,
  retryRequested,
  skipRequested,
  userRequested,
  userRead,
} from './slice';

/** §2 Passkey registration widget: the user is fetched first, because only a signed-in user can create a passkey. */
function* findUser(): SagaGenerator<void> {
  for (;;) {
    yield* put(userRequested());
    const { error } = yield* fetchUser();
    yield* put(errorDescriptorSet(error ? userProblem(error) : null));
    yield* put(userRead(!error ? 'known' : isUnrecoverable(error) ? 'none' : 'unread'));
    if (!error) return;
    yield* put(hostError(error));
    // Continues when the visitor retries, or signs in elsewhere on the page.
    yield* take([retryRequested, authenticated, adopted]);
  }
}

function* create(): SagaGenerator<void> {
  const { sessionDurationMinutes } = yield* selectConfig();
  yield* put(errorDescriptorSet(null));
  yield* put(creating(true));
  const { result } = yield* cancelOnPageRestore(
    registerPasskey({ is_passkey: true, session_duration_minutes: sessionDurationMinutes }),
  );
  yield* put(creating(false));
  if (!result) return;
  const { data, error } = result;
  if (error) {
    if (isAborted(error)) return;
    yield* put(errorDescriptorSet(registrationProblem(error)));
    return yield* put(hostError(error));
  }
  yield* put(created());
  yield* put(hostEvent('PASSKEY_REGISTER', data));
  yield* put(transition('PasskeyRegistrationSuccess'));
}

function* skip(): SagaGenerator<void> {
  yield* put(hostEvent('PASSKEY_SKIP', {}));
  yield* put(errorDescriptorSet(null));
  yield* put(transition('PasskeyRegistrationSuccess'));
}

export function* onStart(): SagaGenerator<void> {
  const { webauthn } = yield* getServices();
  const isSupported = webauthn.isSupported();
  yield* put(createPossible(isSupported));
  // Fetches the chunk for passkeys in the background.
  if (isSupported) void webauthn.load();
  yield* put(creating(false));
  yield* put(errorDescriptorSet(null));
  yield* takeLeading(createRequested, create);
  yield* takeLeading(skipRequested, skip);
  yield* fork(findUser);
}
