import type { OAuthAuthenticateAnswer } from '../api/oauth';
import { OAuthProviders, type OAuthProvider } from '../domain/enums';
import type { OAuthStartOptions } from '../domain/oauthUrl';
import { authenticateOAuth, startOAuth } from '../sagas/oauth';
import { perform } from './perform';
import type { Runtime } from './runtime';

/** One social provider. */
export interface OAuthProviderClient {
  /**
   * Sends the page to the social provider; the visitor comes back to a redirect URL with a token in its address, which
   * `client.authenticateByUrl` redeems. For a project with PKCE the verifier stays in this browser, one per start.
   * @param options scopes, parameters for the provider and redirect URLs, with the wire's names; all optional.
   * @returns when the page is leaving; nothing that comes after it is sure to run.
   * @throws StytchSDKUsageError; InvalidStartUrlError when `endpoints.apiUrl` is no http or https address;
   * StytchAPIUnreachableError when the page has no cryptography (plain http) and the project requires PKCE
   * @example button.onclick = () => client.oauth.google.start({ login_redirect_url: 'https://example.com/signed-in' });
   */
  start(options?: OAuthStartOptions): Promise<void>;
}

/** `client.oauth`: sign-in with a social provider, one of `OAuthProviders`. */
export interface OAuthClient extends Readonly<Record<OAuthProvider, OAuthProviderClient>> {
  /**
   * Signs in with the token that a social provider's redirect has brought (`stytch_token_type=oauth`).
   * @param token from the page's address.
   * @param options.session_duration_minutes length of the session, in minutes; the provider's minimum is 5.
   * @returns the session, and in `provider_values` what the social provider itself gave.
   * @throws MissingPKCEError when the project requires PKCE and the start was made in another browser; nothing was sent
   * then. StytchSDKUsageError, StytchAPIError (`oauth_token_not_found`, `pkce_…`), StytchAPIUnreachableError
   * @example await client.oauth.authenticate(token, { session_duration_minutes: 60 });
   */
  authenticate(
    token: string,
    options: { session_duration_minutes: number },
  ): Promise<OAuthAuthenticateAnswer>;
}

export function createOAuth(runtime: Runtime): OAuthClient {
  const provider = (name: OAuthProvider): OAuthProviderClient => ({
    start: (options) =>
      perform(runtime, 'startOAuthFlow', options ?? {}, () => startOAuth(name, options ?? {})),
  });
  const names = Object.values(OAuthProviders);
  return {
    ...(Object.fromEntries(names.map((name) => [name, provider(name)])) as Record<
      OAuthProvider,
      OAuthProviderClient
    >),
    authenticate: (token, options) => {
      const fields = { token, session_duration_minutes: options?.session_duration_minutes };
      return perform(runtime, 'oauth.authenticate', fields, () => authenticateOAuth(fields));
    },
  };
}
