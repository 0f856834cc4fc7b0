import { NEW_SIGN_IN_MS } from '../../domain/constants';
import type { Session } from '../../domain/entities';
import { getServices, put, runInClient, select, takeEvery, type SagaGenerator } from '../../sagas/effects';
import { createPasskeyQuietly } from '../../sagas/passkeys/passkeyCreation';
import { hostError, hostEvent } from '../../store/host';
import { authenticated, selectSession } from '../../store/session';
import { selectConfig } from '../shared/screenEffects';

const BEFORE_A_PASSKEY = ['password', 'otp', 'magic_link'];

/** Whether the session's newest factors are a password, a code or a link. Both times are the server's. */
function isNewSignIn({ authentication_factors, last_accessed_at }: Session): boolean {
  const now = Date.parse(last_accessed_at);
  const types = authentication_factors
    .filter((factor) => now - Date.parse(factor.last_authenticated_at) < NEW_SIGN_IN_MS)
    .map(({ type }) => type);
  return types.some((type) => BEFORE_A_PASSKEY.includes(type)) && !types.includes('webauthn');
}

function* createAfter(session: Session): SagaGenerator<void> {
  const { createAfterSignIn } = (yield* selectConfig()).passkeyOptions;
  if (!createAfterSignIn || !isNewSignIn(session)) return;
  // Another page of the domain may have planted it, so the passkey would be the attacker's account's.
  if ((yield* getServices()).storage.refresh.read()?.isAdopted) return;
  const { data, error } = (yield* runInClient(createPasskeyQuietly)) ?? {};
  if (data) yield* put(hostEvent('PASSKEY_REGISTER', data));
  // A refusal by the browser is reported neither to the visitor nor to the host.
  if (error && error.kind !== 'browser') yield* put(hostError(error));
}

/** §4 Passkeys after a sign-in. A link may have signed in before this code was loaded. */
export function* passkeyCreationSaga(): SagaGenerator<void> {
  yield* takeEvery(authenticated, ({ payload }) => createAfter(payload.session));
  const { visitor, fromCache } = yield* select(selectSession);
  if (visitor && !fromCache) yield* createAfter(visitor.session);
}
