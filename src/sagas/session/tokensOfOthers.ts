import {
  sessionsApi,
  type SessionsAttestFields,
  type SessionsExchangeFields,
} from '../../api/endpoints/sessions';
import { impersonationApi } from '../../api/endpoints/impersonation';
import type { AuthAnswer } from '../../domain/entities';
import type { Outcome } from '../../domain/errors/errors';
import { getServices, type Operation } from '../effects';
import { protectedSignIn } from '../protection/botProtection';
import { mutate } from '../request';
import { secondsLeft, storeAuthenticated } from './sessions';

/** Stores the session, and tells the developer when it is longer than asked for: others hold its token too. */
function* storeAsAsked(outcome: Outcome<AuthAnswer>, asked?: number): Operation<Outcome<AuthAnswer>> {
  const stored = yield* storeAuthenticated(outcome, asked);
  const seconds = stored.data && secondsLeft(stored.data.session);
  const minutes = Math.floor((seconds ?? 0) / 60);
  if (asked !== undefined && minutes > asked) {
    const { log } = yield* getServices();
    log.warn(`A token was exchanged for a session of ${minutes} minutes, although ${asked} were asked for.`);
  }
  return stored;
}

/** Signs in with an access token that this project issued to a third party as an identity provider. */
export function* exchangeAccessToken(fields: SessionsExchangeFields): Operation<Outcome<AuthAnswer>> {
  const outcome = yield* mutate(sessionsApi.endpoints.sessionsExchangeAccessToken, fields);
  return yield* storeAsAsked(outcome, fields.session_duration_minutes);
}

/** Signs in with a token of another issuer, to a new session or to extend a given one. */
export function* attestSession(fields: SessionsAttestFields): Operation<Outcome<AuthAnswer>> {
  const outcome = yield* mutate(sessionsApi.endpoints.sessionsAttest, fields);
  return yield* storeAsAsked(outcome, fields.session_duration_minutes);
}

/**
 * Signs in as another user. The provider sets the duration: none is sent, and refreshes do not extend the
 * session.
 */
export const authenticateImpersonation = (impersonation_token: string) =>
  protectedSignIn(impersonationApi.endpoints.impersonationAuthenticate, { impersonation_token });
