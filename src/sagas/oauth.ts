import { oauthApi, type OAuthAuthenticateAnswer } from '../api/oauth';
import { OAuthProviders, type OAuthProvider } from '../domain/enums';
import { missingPKCEError } from '../domain/errorRules';
import type { AuthError, Outcome } from '../domain/errors';
import { oauthBaseUrl, oauthStartUrl, type OAuthStartOptions } from '../domain/oauthUrl';
import { isRedirectAddress } from '../domain/webAddress';
import { oauthProblemFound } from '../store/client';
import { settledBootstrap } from './bootstrap';
import { getServices, put, type Operation } from './effects';
import { logEvent } from './events';
import { leaveTo } from './leave';
import { clearPKCEPair, newPKCEPair } from './pkce';
import { request, WRITE } from './request';
import { storeAuthenticated } from './sessions';

/** The tab has gone to One Tap, which knows no challenge: its token is redeemed without a verifier. */
const ONE_TAP = 'one_tap';

const wrongRedirect = (address: string): AuthError => ({
  kind: 'device',
  name: 'InvalidRedirectSchemeError',
  message: `The visitor cannot be sent back to "${address}". Give a whole http or https address without credentials.`,
});

/**
 * Sends the page to a social provider. Once the project's settings are known nothing is waited for but the digest, so
 * that the page leaves within the click that asked for it.
 */
export function* startOAuth(provider: OAuthProvider, start: OAuthStartOptions): Operation<Outcome<void>> {
  const { publicToken: public_token, options, endpoints, storage } = yield* getServices();
  const wrong = [start.login_redirect_url, start.signup_redirect_url].find(
    (address) => address && !isRedirectAddress(address),
  );
  if (wrong) return { error: wrongRedirect(wrong) };
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
  storage.leftFor.write(provider);
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
  const { storage } = yield* getServices();
  const pair = storage.pkce.read('oauth');
  const isOneTap = storage.leftFor.read() === ONE_TAP;
  if (!pair && !isOneTap && (yield* settledBootstrap()).pkceRequiredForOAuth)
    return { error: missingPKCEError() };
  const outcome = yield* request<OAuthAuthenticateAnswer>(
    oauthApi.endpoints.oauthAuthenticate.initiate({ ...fields, code_verifier: pair?.code_verifier }, WRITE),
  );
  // A refused try keeps the verifier.
  if (outcome.data) yield* clearPKCEPair('oauth', pair);
  return yield* storeAuthenticated(outcome, fields.session_duration_minutes);
}

/** The same for a token in the page's address. What went wrong is told wherever the visitor is about to sign in. */
export function* authenticateOAuthByUrl(
  fields: Parameters<typeof authenticateOAuth>[0],
): Operation<Outcome<OAuthAuthenticateAnswer>> {
  const outcome = yield* authenticateOAuth(fields);
  (yield* getServices()).storage.leftFor.clear();
  if (outcome.error) yield* put(oauthProblemFound(outcome.error));
  return outcome;
}

const isProvider = (name: string | null): name is OAuthProvider =>
  name !== null && Object.hasOwn(OAuthProviders, name);

/**
 * How a visit to a social provider ended without a token (RFC 6749, 4.1.2.1): told once, and taken out of the address.
 * An `error` of somebody else's, in a tab that has started nothing, is left alone.
 */
export function* takeOAuthRefusal(): Operation<{ provider: OAuthProvider; isCancelled: boolean } | null> {
  const { navigation, storage } = yield* getServices();
  const provider = storage.leftFor.read();
  const error = navigation.query().get('error');
  if (error === null || !isProvider(provider)) return null;
  storage.leftFor.clear();
  navigation.removeFromQuery(['error', 'error_description']);
  return { provider, isCancelled: error === 'access_denied' };
}

/** Sends the page to where One Tap's token is redeemed. */
export function* leaveForOneTap(address: string): Operation<Outcome<void>> {
  const { storage } = yield* getServices();
  storage.pkce.clear('oauth');
  storage.leftFor.write(ONE_TAP);
  return yield* leaveTo(address);
}
