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
import type { Operation } from '../effects';
import { request, WRITE } from '../request';
import { protectedSignIn } from '../session/protectedSignIn';
import { storeChanged } from './users';

/** Creates a secret for an authenticator app. It is active once one of its codes was accepted. */
export function* createTotp(fields: {
  expiration_minutes: number;
}): Operation<Outcome<Omit<TOTPCreateAnswer, '__user'>>> {
  return yield* storeChanged(
    yield* request<TOTPCreateAnswer>(totpsApi.endpoints.totps.initiate(fields, WRITE)),
  );
}

export const authenticateTotp = (fields: Omit<TOTPAuthenticateFields, keyof ProtectionFields>) =>
  protectedSignIn<TOTPAuthenticateAnswer, typeof fields>(fields, (all) =>
    totpsApi.endpoints.totpsAuthenticate.initiate(all, WRITE),
  );

export const fetchRecoveryCodes = () =>
  request<TOTPRecoveryCodesAnswer>(totpsApi.endpoints.totpsRecoveryCodes.initiate(undefined, WRITE));

/** Signs in with a recovery code, which can be used once. */
export const recoverTotp = (fields: Omit<TOTPRecoverFields, keyof ProtectionFields>) =>
  protectedSignIn<TOTPAuthenticateAnswer, typeof fields>(fields, (all) =>
    totpsApi.endpoints.totpsRecover.initiate(all, WRITE),
  );
