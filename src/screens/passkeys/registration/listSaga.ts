import type { WebauthnRegistration } from '../../../domain/entities';
import type { AuthError } from '../../../domain/errors/errors';
import {
  call,
  fork,
  getServices,
  put,
  select,
  spawn,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '../../../sagas/effects';
import { signalAcceptedPasskeys } from '../../../sagas/passkeys/passkeySignals';
import { deleteFactor, fetchUser } from '../../../sagas/resources/users';
import { renamePasskey } from '../../../sagas/passkeys/webauthn';
import { hostError, hostEvent } from '../../../store/host';
import { transition } from '../../../store/widget';
import { adopted, authenticated, cleared, readsOutdated, selectVisitor } from '../../../store/session';
import {
  anotherRequested,
  changeEnded,
  deleted,
  doneRequested,
  managersFound,
  passkeysLoaded,
  passkeysRestored,
  listEntered,
  renamed,
  type PasskeyManager,
} from './slice';

/** The renames and deletions of one visit to the screen. */
interface Changes {
  pending: number;
  /** The list shows a change that the provider may not have. */
  hasFailed: boolean;
}

/**
 * §4 Passkey registration widget: sends a rename or deletion that the list already shows. An error is only logged, and
 * the call continues when the visitor leaves the screen.
 */
const send = (
  changes: Changes,
  what: string,
  write: () => SagaGenerator<{ error?: AuthError }>,
): SagaGenerator<void> =>
  spawn(function* () {
    changes.pending += 1;
    const { error } = yield* write();
    changes.pending -= 1;
    if (error) {
      changes.hasFailed = true;
      (yield* getServices()).log.error(`The passkey could not be ${what}: ${error.message}`);
    }
    yield* put(changeEnded());
  });

/** After a failure the list shows what the provider has, as soon as no other change is under way. */
function* restore(changes: Changes): SagaGenerator<void> {
  if (!changes.hasFailed || changes.pending > 0) return;
  yield* put(readsOutdated());
  const { data, error } = yield* fetchUser();
  // The end of a change that has begun meanwhile restores the list.
  if (changes.pending > 0) return;
  changes.hasFailed = false;
  const known = data ?? (yield* select(selectVisitor))?.user;
  if (known) yield* put(passkeysRestored(known.webauthn_registrations));
  if (error) yield* put(hostError(error));
}

/**
 * Finds the authenticator of each passkey that this browser has seen. The list of names is fetched when one
 * is needed.
 */
function* findManagers(registrations: readonly WebauthnRegistration[]): SagaGenerator<void> {
  const { webauthn, passkeyProviders } = yield* getServices();
  const browser = webauthn.isSupported() ? yield* call(webauthn.load) : null;
  const known = browser?.known.all() ?? {};
  const models = registrations.flatMap(({ webauthn_registration_id: id }) => {
    const aaguid = known[id]?.aaguid;
    return aaguid ? [{ id, aaguid }] : [];
  });
  if (models.length === 0) return;
  const providers = yield* call(passkeyProviders);
  const found: Record<string, PasskeyManager> = {};
  for (const { id, aaguid } of models) {
    const manager = providers?.providerOf(aaguid);
    if (manager) found[id] = manager;
  }
  yield* put(managersFound(found));
}

function* list(): SagaGenerator<void> {
  const { data: user, error } = yield* fetchUser();
  if (error) return yield* put(hostError(error));
  yield* put(passkeysLoaded(user.webauthn_registrations));
  yield* signalAcceptedPasskeys(user);
  yield* findManagers(user.webauthn_registrations);
}

export function* onSuccess(): SagaGenerator<void> {
  const visitor = yield* select(selectVisitor);
  const known = visitor?.user.webauthn_registrations ?? [];
  const changes: Changes = { pending: 0, hasFailed: false };
  yield* put(listEntered(known));
  yield* takeEvery(renamed, ({ payload: { id, name } }) =>
    send(changes, 'renamed', () => renamePasskey(id, name)),
  );
  yield* takeEvery(deleted, ({ payload: id }) =>
    send(changes, 'deleted', () => deleteFactor('webauthn_registrations', id)),
  );
  yield* takeLatest(changeEnded, () => restore(changes));
  yield* takeEvery(anotherRequested, () => put(transition('PasskeyRegistrationStart')));
  yield* takeEvery(doneRequested, () => put(hostEvent('PASSKEY_DONE', {})));
  // After a sign-out, or another user's sign-in, the passkeys must not stay visible.
  yield* takeEvery([cleared, authenticated, adopted], function* (): SagaGenerator<void> {
    const now = yield* select(selectVisitor);
    if (now?.user.user_id !== visitor?.user.user_id) yield* put(transition('PasskeyRegistrationStart'));
  });
  yield* fork(list);
}
