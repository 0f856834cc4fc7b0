import type { ProtectionFields } from '../../api/api';
import {
  totpsApi,
  type TOTPAuthenticateFields,
  type TOTPCreateAnswer,
  type TOTPRecoverFields,
} from '../../api/endpoints/totps';
import type { Result } from '../../domain/errors/errors';
import type { SagaGenerator } from '../effects';
import { protectedSignIn } from '../protection/botProtection';
import { mutate, ofVisitor } from '../request';
import { storeChanged } from './users';

/** Creates a secret for an authenticator app. It is active once one of its codes was accepted. */
export function* createTotp(fields: {
  expiration_minutes: number;
}): SagaGenerator<Result<Omit<TOTPCreateAnswer, '__user'>>> {
  return yield* storeChanged(yield* ofVisitor(mutate(totpsApi.endpoints.totps, fields)));
}

export const authenticateTotp = (fields: Omit<TOTPAuthenticateFields, keyof ProtectionFields>) =>
  protectedSignIn(totpsApi.endpoints.totpsAuthenticate, fields);

export const fetchRecoveryCodes = () => ofVisitor(mutate(totpsApi.endpoints.totpsRecoveryCodes, undefined));

/** Signs in with a recovery code, which can be used once. */
export const recoverTotp = (fields: Omit<TOTPRecoverFields, keyof ProtectionFields>) =>
  protectedSignIn(totpsApi.endpoints.totpsRecover, fields);
