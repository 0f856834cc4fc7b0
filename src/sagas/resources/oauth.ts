import { oauthApi, type OAuthAuthenticateAnswer } from '../../api/endpoints/oauth';
import { OAuthProviders, type OAuthProvider } from '../../domain/enums';
import { expectsNoVerifier, missingPKCEError } from '../../domain/errors/errorRules';
import type { AuthError, Result } from '../../domain/errors/errors';
import { oauthBaseUrl, oauthStartUrl, type OAuthStartOptions } from '../../domain/oauth/oauthUrl';
import { isWebAddress } from '../../domain/addresses/webAddress';
import { oauthProblemFound } from '../../store/client';
import { settledBootstrap } from '../bootstrap';
import { getServices, put, type SagaGenerator } from '../effects';
import { logEvent } from '../events';
import { leaveTo } from '../session/leave';
import type { MayRedeem, RedeemFields } from './magicLinks';
import { isOfOneTap, markOneTap } from '../protection/oneTapMark';
import { dropPair, newOAuthPair, pairsOf } from '../protection/pkce';
import { mutate } from '../request';
import { storeAuthenticated } from '../session/sessions';

const wrongRedirect = (address: string): AuthError => ({
  kind: 'device',
  name: 'InvalidRedirectSchemeError',
  message: `The visitor cannot be sent back to "${address}". Give a whole http or https address without credentials.`,
});

/**
 * Navigates to a social provider. Once the project's settings are known, only the digest is awaited, so that
 * the navigation happens within the click's user activation.
 */
export function* startOAuth(provider: OAuthProvider, start: OAuthStartOptions): SagaGenerator<Result<void>> {
  const { publicToken: public_token, options, endpoints, storage } = yield* getServices();
  const wrong = [start.login_redirect_url, start.signup_redirect_url].find(
    (address) => address && !isWebAddress(address),
  );
  if (wrong) return { error: wrongRedirect(wrong) };
  const { pkceRequiredForOAuth, cnameDomain } = yield* settledBootstrap();
  // Even if the project does not require PKCE: it proves that this browser started the sign-in. Where it cannot be
  // made or kept, the redirect URL asks for a confirmation instead.
  const pair = yield* newOAuthPair();
  if (pair.error && pkceRequiredForOAuth) return { error: pair.error };
  const code_challenge = pair.data?.code_challenge;
  const { custom_scopes, provider_params } = start;
  yield* logEvent('start_oauth_flow', {
    provider_type: provider,
    custom_scopes,
    cname_domain: cnameDomain,
    pkce: code_challenge !== undefined,
    provider_params,
  });
  storage.startedOAuth.write(provider);
  const base = oauthBaseUrl(options, endpoints, cnameDomain);
  return yield* leaveTo(oauthStartUrl(base, provider, { ...start, public_token, code_challenge }));
}

type OAuthResult = Result<OAuthAuthenticateAnswer>;
/** @returns null when only a redemption without a verifier was left and `mayRedeem` returned false */
function* redeem(fields: RedeemFields, mayRedeem: MayRedeem): SagaGenerator<OAuthResult | null> {
  const call = (code_verifier?: string) =>
    mutate(oauthApi.endpoints.oauthAuthenticate, { ...fields, code_verifier });
  let result: OAuthResult | null = null;
  const [pair] = yield* pairsOf('oauth');
  if (pair) {
    result = yield* call(pair.code_verifier);
    // A failed attempt keeps the verifier.
    if (result.data) yield* dropPair('oauth', pair);
  }
  if (!result || expectsNoVerifier(result.error)) {
    if (!(yield* mayRedeem())) return null;
    result = yield* call();
  }
  return yield* storeAuthenticated(result, fields.session_duration_minutes);
}

/**
 * Whether the project requires PKCE and this browser has no verifier. No call is made then, so that the token
 * stays valid in the browser that started the sign-in.
 */
function* lacksVerifier(token: string): SagaGenerator<boolean> {
  if ((yield* pairsOf('oauth')).length > 0 || (yield* isOfOneTap(token))) return false;
  return (yield* settledBootstrap()).pkceRequiredForOAuth;
}

/** Redeems a social provider's token for a caller who knows that the visitor wants to sign in. */
export function* authenticateOAuth(fields: RedeemFields): SagaGenerator<OAuthResult> {
  if (yield* lacksVerifier(fields.token)) return { error: missingPKCEError() };
  const result = yield* redeem(fields, function* () {
    return true;
  });
  return result ?? { error: missingPKCEError() };
}

/**
 * Redeems a social provider's token from the page's address. Without a verifier this requires that the
 * token is One Tap's, or that `confirm` returns true. Main shows the error of a failure.
 */
export function* authenticateOAuthByUrl(
  fields: RedeemFields,
  confirm: MayRedeem,
): SagaGenerator<OAuthResult | null> {
  const { storage } = yield* getServices();
  const result: OAuthResult | null = (yield* lacksVerifier(fields.token))
    ? { error: missingPKCEError() }
    : yield* redeem(fields, function* () {
        return (yield* isOfOneTap(fields.token)) || (yield* confirm());
      });
  storage.startedOAuth.clear();
  storage.oneTap.clear();
  if (result?.error) yield* put(oauthProblemFound(result.error));
  return result;
}

const isProvider = (name: string | null): name is OAuthProvider =>
  name !== null && Object.hasOwn(OAuthProviders, name);

/**
 * How a sign-in at a social provider ended without a token (RFC 6749, 4.1.2.1), removed from the address. An
 * `error` parameter is ignored when this tab has not started a sign-in.
 */
export function* takeOAuthRefusal(): SagaGenerator<{ provider: OAuthProvider; isCancelled: boolean } | null> {
  const { navigation, storage } = yield* getServices();
  const provider = storage.startedOAuth.read();
  const error = navigation.query().get('error');
  if (error === null || !isProvider(provider)) return null;
  storage.startedOAuth.clear();
  navigation.removeFromQuery(['error', 'error_description']);
  return { provider, isCancelled: error === 'access_denied' };
}

/**
 * Navigates to the address where One Tap's token is redeemed: without a verifier, because One Tap has no PKCE challenge.
 * @param nonce of the prompt's ID token
 */
export function* leaveForOneTap(address: string, nonce: string): SagaGenerator<Result<void>> {
  const { storage } = yield* getServices();
  storage.pkce.write('oauth', []);
  storage.startedOAuth.clear();
  yield* markOneTap(address, nonce);
  return yield* leaveTo(address);
}
