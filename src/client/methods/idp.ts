import type { OAuthAuthorizeStartAnswer, OAuthLogoutStartAnswer } from '../../api/endpoints/idp';
import type {
  OAuthAuthorizeParameters,
  OAuthAuthorizeSubmission,
  OAuthLogoutStartFields,
} from '../../domain/idp/idpParameters';
import { startOAuthAuthorize, startOAuthLogout, submitOAuthAuthorize } from '../../sagas/resources/idp';
import { checked, type CallsOf } from '../calls';

/** `client.idp`: this site as the identity provider of other apps (OAuth 2.0 and OpenID Connect). */
export interface IDPClient {
  /**
   * Fetches what an app requests of the signed-in visitor, and whether the visitor's consent is required.
   * @param parameters the parameters of the page's address, with OAuth's names.
   * @returns the app, the scopes it may get, and `consent_required`.
   * @throws StytchSDKUsageError, StytchAPIError (`oauth_client_not_found`, `invalid_redirect_uri`,
   * `user_unauthenticated`), StytchAPIUnreachableError
   * @example const { consent_required, oidc_client } = await client.idp.oauthAuthorizeStart({ client_id, redirect_uri });
   */
  oauthAuthorizeStart(parameters: OAuthAuthorizeParameters): Promise<OAuthAuthorizeStartAnswer>;
  /**
   * Submits the visitor's answer by a form POST that navigates the page. The provider redirects to the app:
   * with a code, or with `error=access_denied`. A Content Security Policy of the page must allow the provider
   * in `form-action`.
   * @param submission the same parameters, the address's `code_challenge`, `state` and `nonce` if present,
   * and the answer in `consent_granted`.
   * @returns when the form was submitted; later code may not run because the page is left.
   * @throws StytchSDKUsageError; InvalidStartUrlError when `endpoints.apiUrl` is no http or https address
   * @example await client.idp.oauthAuthorizeSubmit({ client_id, redirect_uri, state, consent_granted: true });
   */
  oauthAuthorizeSubmit(submission: OAuthAuthorizeSubmission): Promise<void>;
  /**
   * Fetches whether a sign-out requested by an app needs the visitor's confirmation. After the confirmation, or
   * at once without one, call `client.session.revoke` and navigate to `redirect_uri`.
   * @param fields the parameters of the page's address, with OpenID Connect's names.
   * @returns `consent_required`, and the address for the navigation in `redirect_uri`.
   * @throws StytchSDKUsageError, StytchAPIError (`oauth_client_not_found`, `invalid_redirect_uri`),
   * StytchAPIUnreachableError
   * @example const { consent_required, redirect_uri } = await client.idp.oauthLogoutStart({ client_id, post_logout_redirect_uri });
   */
  oauthLogoutStart(fields: OAuthLogoutStartFields): Promise<OAuthLogoutStartAnswer>;
}

const AUTHORIZE = {
  client_id: 'string',
  redirect_uri: 'string',
  response_type: 'string?',
  scope: 'string?',
  prompt: 'string?',
} as const;

export const IDP_CALLS: CallsOf<IDPClient> = {
  oauthAuthorizeStart: checked(AUTHORIZE, startOAuthAuthorize),
  oauthAuthorizeSubmit: checked(
    {
      ...AUTHORIZE,
      code_challenge: 'string?',
      state: 'string?',
      nonce: 'string?',
      consent_granted: 'boolean',
    },
    submitOAuthAuthorize,
  ),
  oauthLogoutStart: checked(
    {
      client_id: 'string',
      post_logout_redirect_uri: 'string',
      state: 'string?',
      id_token_hint: 'string?',
    },
    startOAuthLogout,
  ),
};
