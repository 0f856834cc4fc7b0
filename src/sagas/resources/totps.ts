import type { ProtectionFields } from '../../api/protection';
import {
  totpsApi,
  type TOTPAuthenticateAnswer,
  type TOTPAuthenticateFields,
  type TOTPCreateAnswer,
  type TOTPRecoverFields,
  type TOTPRecoveryCodesAnswer,
} from '../../api/endpoints/totps';
import type { Outcome } from '../../domain/errors/errors';
import { protectedRequest } from '../protection/botProtection';
import type { Operation } from '../effects';
import { request, WRITE } from '../request';
import { storeAuthenticated } from '../session/sessions';
import { storeChanged } from './users';

/** Creates a secret for an authenticator app. It is active once one of its codes was accepted. */
export function* createTotp(fields: {
  expiration_minutes: number;
}): Operation<Outcome<Omit<TOTPCreateAnswer, '__user'>>> {
  return yield* storeChanged(
    yield* request<TOTPCreateAnswer>(totpsApi.endpoints.totps.initiate(fields, WRITE)),
  );
}

export function* authenticateTotp(
  fields: Omit<TOTPAuthenticateFields, keyof ProtectionFields>,
): Operation<Outcome<TOTPAuthenticateAnswer>> {
  const outcome = yield* protectedRequest<TOTPAuthenticateAnswer>((protection) =>
    totpsApi.endpoints.totpsAuthenticate.initiate({ ...fields, ...protection }, WRITE),
  );
  return yield* storeAuthenticated(outcome, fields.session_duration_minutes);
}

export const fetchRecoveryCodes = () =>
  request<TOTPRecoveryCodesAnswer>(totpsApi.endpoints.totpsRecoveryCodes.initiate(undefined, WRITE));

/** Signs in with a recovery code, which can be used once. */
export function* recoverTotp(
  fields: Omit<TOTPRecoverFields, keyof ProtectionFields>,
): Operation<Outcome<TOTPAuthenticateAnswer>> {
  const outcome = yield* protectedRequest<TOTPAuthenticateAnswer>((protection) =>
    totpsApi.endpoints.totpsRecover.initiate({ ...fields, ...protection }, WRITE),
  );
  return yield* storeAuthenticated(outcome, fields.session_duration_minutes);
}
