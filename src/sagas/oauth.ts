import { oauthApi, type OAuthAuthenticateAnswer } from '../api/oauth';
import { OAuthProviders, type OAuthProvider } from '../domain/enums';
import { expectsNoVerifier, missingPKCEError } from '../domain/errorRules';
import type { AuthError, Outcome } from '../domain/errors';
import { oauthBaseUrl, oauthStartUrl, type OAuthStartOptions } from '../domain/oauthUrl';
import { isRedirectAddress } from '../domain/webAddress';
import { oauthProblemFound } from '../store/client';
import { settledBootstrap } from './bootstrap';
import { getServices, put, type Operation } from './effects';
import { logEvent } from './events';
import { leaveTo } from './leave';
import type { MayRedeem } from './magicLinks';
import { dropPair, newOAuthPair, pairsOf } from './pkce';
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
  // Asked for or not: it is what tells this browser's own start from one that somebody else has made.
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
  storage.leftFor.write(provider);
  const base = oauthBaseUrl(options, endpoints, cnameDomain);
  return yield* leaveTo(oauthStartUrl(base, provider, { ...start, public_token, code_challenge }));
}

type OAuthOutcome = Outcome<OAuthAuthenticateAnswer>;
interface OAuthFields {
  token: string;
  session_duration_minutes: number;
}

/** @returns null where only a redemption without a verifier was left, and `mayRedeem` said no. */
function* redeem(fields: OAuthFields, mayRedeem: MayRedeem): Operation<OAuthOutcome | null> {
  const call = (code_verifier?: string) =>
    request<OAuthAuthenticateAnswer>(
      oauthApi.endpoints.oauthAuthenticate.initiate({ ...fields, code_verifier }, WRITE),
    );
  let outcome: OAuthOutcome | null = null;
  const [pair] = yield* pairsOf('oauth');
  if (pair) {
    outcome = yield* call(pair.code_verifier);
    // A refused try keeps the verifier.
    if (outcome.data) yield* dropPair('oauth', pair);
  }
  if (!outcome || expectsNoVerifier(outcome.error)) {
    if (!(yield* mayRedeem())) return null;
    outcome = yield* call();
  }
  return yield* storeAuthenticated(outcome, fields.session_duration_minutes);
}

/** Where the project requires PKCE, a browser without the verifier is told before any call: the token stays good where it belongs. */
function* lacksVerifier(): Operation<boolean> {
  const { storage } = yield* getServices();
  if ((yield* pairsOf('oauth')).length > 0 || storage.leftFor.read() === ONE_TAP) return false;
  return (yield* settledBootstrap()).pkceRequiredForOAuth;
}

/** Redeems the token with which a social provider sent the visitor back, for a caller who knows that the visitor wants it. */
export function* authenticateOAuth(fields: OAuthFields): Operation<OAuthOutcome> {
  if (yield* lacksVerifier()) return { error: missingPKCEError() };
  const outcome = yield* redeem(fields, function* () {
    return true;
  });
  return outcome ?? { error: missingPKCEError() };
}

/**
 * The same for a token in the page's address: without a verifier it is redeemed where this tab has gone to One Tap, or where
 * `confirm` says so. What went wrong is told wherever the visitor is about to sign in.
 */
export function* authenticateOAuthByUrl(
  fields: OAuthFields,
  confirm: MayRedeem,
): Operation<OAuthOutcome | null> {
  const { storage } = yield* getServices();
  const isOneTap = storage.leftFor.read() === ONE_TAP;
  const outcome: OAuthOutcome | null = (yield* lacksVerifier())
    ? { error: missingPKCEError() }
    : yield* redeem(fields, function* () {
        return isOneTap || (yield* confirm());
      });
  storage.leftFor.clear();
  if (outcome?.error) yield* put(oauthProblemFound(outcome.error));
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
  storage.pkce.write('oauth', []);
  storage.leftFor.write(ONE_TAP);
  return yield* leaveTo(address);
}
