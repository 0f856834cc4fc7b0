import type { OAuthAuthenticateAnswer } from '../../api/endpoints/oauth';
import { OAuthProviders, type OAuthProvider } from '../../domain/enums';
import type { OAuthStartOptions } from '../../domain/oauth/oauthUrl';
import { authenticateOAuth, startOAuth } from '../../sagas/resources/oauth';
import { checked, type CallsOf } from '../calls';

/** Sign-in at one social provider. */
export interface OAuthProviderClient {
  /**
   * Navigates to the social provider. The visitor returns to a redirect URL with a token in its address,
   * which `client.authenticateByUrl` redeems. The PKCE verifier is kept in this browser until then.
   * @param options scopes, parameters for the social provider and redirect URLs, with the wire's names; all
   * optional.
   * @returns when the navigation has begun; later code may not run.
   * @throws StytchSDKUsageError; InvalidStartUrlError when `endpoints.apiUrl` is no http or https address;
   * StytchAPIUnreachableError when the page has no Web Crypto (plain http) and the project requires PKCE
   * @example button.onclick = () => client.oauth.google.start({ login_redirect_url: 'https://example.com/signed-in' });
   */
  start(options?: OAuthStartOptions): Promise<void>;
}

/** `client.oauth`: sign-in at a social provider, by its name in `OAuthProviders`. */
export interface OAuthClient extends Readonly<Record<OAuthProvider, OAuthProviderClient>> {
  /**
   * Signs in with the token from a social provider's redirect (`stytch_token_type=oauth`).
   * @param token from the page's address.
   * @param options.session_duration_minutes length of the session, in minutes; the provider's minimum is 5.
   * @returns the session, and in `provider_values` the social provider's own tokens.
   * @throws MissingPKCEError when the project requires PKCE and another browser started the sign-in; nothing
   * was sent then. StytchSDKUsageError, StytchAPIError (`oauth_token_not_found`, `pkce_…`),
   * StytchAPIUnreachableError
   * @example await client.oauth.authenticate(token, { session_duration_minutes: 60 });
   */
  authenticate(
    token: string,
    options: { session_duration_minutes: number },
  ): Promise<OAuthAuthenticateAnswer>;
}

const startCall = (provider: OAuthProvider) =>
  checked(
    {
      custom_scopes: 'stringArray?',
      provider_params: 'object?',
      login_redirect_url: 'string?',
      signup_redirect_url: 'string?',
    },
    (fields: OAuthStartOptions) => startOAuth(provider, fields),
    [],
    'startOAuthFlow',
  );

const providers = Object.values(OAuthProviders).map((name) => [name, { start: startCall(name) }]);

export const OAUTH_CALLS: CallsOf<OAuthClient> = {
  ...(Object.fromEntries(providers) as CallsOf<Record<OAuthProvider, OAuthProviderClient>>),
  authenticate: checked({ token: 'string', session_duration_minutes: 'number' }, authenticateOAuth, [
    'token',
  ]),
};
