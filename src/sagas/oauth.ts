import { oauthApi, type OAuthAuthenticateAnswer } from '../api/oauth';
import type { OAuthProvider } from '../domain/enums';
import { missingPKCEError } from '../domain/errorRules';
import type { Outcome } from '../domain/errors';
import { oauthBaseUrl, oauthStartUrl, type OAuthStartOptions } from '../domain/oauthUrl';
import { settledBootstrap } from './bootstrap';
import { getServices, type Operation } from './effects';
import { logEvent } from './events';
import { leaveTo } from './leave';
import { clearPKCEPair, newPKCEPair } from './pkce';
import { request, WRITE } from './request';
import { storeAuthenticated } from './sessions';

/**
 * Sends the page to a social provider. Once the project's settings are known nothing is waited for but the digest, so
 * that the page leaves within the click that asked for it.
 */
export function* startOAuth(provider: OAuthProvider, start: OAuthStartOptions): Operation<Outcome<void>> {
  const { publicToken: public_token, options, endpoints, storage } = yield* getServices();
  const { pkceRequiredForOAuth, cnameDomain } = yield* settledBootstrap();
  let code_challenge: string | undefined;
  if (pkceRequiredForOAuth) {
    const pair = yield* newPKCEPair('oauth');
    if (pair.error) return pair;
    code_challenge = pair.data.code_challenge;
  } else {
    // A verifier without its challenge would be refused.
    storage.pkce.clear('oauth');
  }
  const { custom_scopes, provider_params } = start;
  yield* logEvent('start_oauth_flow', {
    provider_type: provider,
    custom_scopes,
    cname_domain: cnameDomain,
    pkce: pkceRequiredForOAuth,
    provider_params,
  });
  const base = oauthBaseUrl(options, endpoints, cnameDomain);
  return yield* leaveTo(oauthStartUrl(base, provider, { ...start, public_token, code_challenge }));
}

/**
 * Redeems the token with which a social provider sent the visitor back. Where the project requires PKCE, a browser without
 * the verifier is told before any call: the token stays good in the browser that started.
 */
export function* authenticateOAuth(fields: {
  token: string;
  session_duration_minutes: number;
}): Operation<Outcome<OAuthAuthenticateAnswer>> {
  const pair = (yield* getServices()).storage.pkce.read('oauth');
  if (!pair && (yield* settledBootstrap()).pkceRequiredForOAuth) return { error: missingPKCEError() };
  const outcome = yield* request<OAuthAuthenticateAnswer>(
    oauthApi.endpoints.oauthAuthenticate.initiate({ ...fields, code_verifier: pair?.code_verifier }, WRITE),
  );
  // A refused try keeps the verifier.
  if (outcome.data) yield* clearPKCEPair('oauth', pair);
  return yield* storeAuthenticated(outcome, fields.session_duration_minutes);
}
