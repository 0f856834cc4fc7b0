import {
  sessionsApi,
  type SessionsAttestFields,
  type SessionsExchangeFields,
} from '../../api/endpoints/sessions';
import { impersonationApi } from '../../api/endpoints/impersonation';
import type { AuthAnswer } from '../../domain/entities';
import type { Result } from '../../domain/errors/errors';
import { getServices, type SagaGenerator } from '../effects';
import { signInWith } from '../protection/botProtection';
import { mutate } from '../request';
import { secondsLeft, storeAuthenticated } from './sessions';

/** Stores the session, and tells the developer when it is longer than asked for: others hold its token too. */
function* storeAsAsked(result: Result<AuthAnswer>, asked?: number): SagaGenerator<Result<AuthAnswer>> {
  const stored = yield* storeAuthenticated(result, asked);
  const seconds = stored.data && secondsLeft(stored.data.session);
  const minutes = Math.floor((seconds ?? 0) / 60);
  if (asked !== undefined && minutes > asked) {
    const { log } = yield* getServices();
    log.warn(`A token was exchanged for a session of ${minutes} minutes, although ${asked} were asked for.`);
  }
  return stored;
}

/** Signs in with an access token that this project issued to a third party as an identity provider. */
export function* exchangeAccessToken(fields: SessionsExchangeFields): SagaGenerator<Result<AuthAnswer>> {
  const result = yield* mutate(sessionsApi.endpoints.sessionsExchangeAccessToken, fields);
  return yield* storeAsAsked(result, fields.session_duration_minutes);
}

/** Signs in with a token of another issuer, to a new session or to extend a given one. */
export function* attestSession(fields: SessionsAttestFields): SagaGenerator<Result<AuthAnswer>> {
  const result = yield* mutate(sessionsApi.endpoints.sessionsAttest, fields);
  return yield* storeAsAsked(result, fields.session_duration_minutes);
}

/**
 * Signs in as another user. The provider sets the duration: none is sent, and refreshes do not extend the
 * session.
 */
export const authenticateImpersonation = signInWith(impersonationApi.endpoints.impersonationAuthenticate);
