import type { OAuthAuthorizeStartAnswer, OAuthLogoutStartAnswer, OAuthLogoutStartFields } from '../api/idp';
import {
  startOAuthAuthorize,
  startOAuthLogout,
  submitOAuthAuthorize,
  type OAuthAuthorizeParameters,
  type OAuthAuthorizeSubmission,
} from '../sagas/idp';
import { perform } from './perform';
import type { Runtime } from './runtime';

/** `client.idp`: this site as the identity provider of other apps (OAuth 2.0 and OpenID Connect). */
export interface IDPClient {
  /**
   * Asks what an app wants of the signed-in visitor, and whether they must be asked.
   * @param parameters as they stand in the page's address, with OAuth's own names.
   * @throws StytchSDKUsageError, StytchAPIError (`oauth_client_not_found`, `invalid_redirect_uri`, `user_unauthenticated`),
   * StytchAPIUnreachableError
   * @example const { consent_required, oidc_client } = await client.idp.oauthAuthorizeStart({ client_id, redirect_uri });
   */
  oauthAuthorizeStart(parameters: OAuthAuthorizeParameters): Promise<OAuthAuthorizeStartAnswer>;
  /**
   * Sends the visitor's answer by a form POST of the whole page, which the provider redirects to the app: with a code, or
   * with `error=access_denied`. A content security policy of the page must allow the provider in `form-action`.
   * @param submission the same parameters, `code_challenge`, `state` and `nonce` of the address where it has them, and the answer.
   * @returns when the form is sent; nothing that comes after it is sure to run.
   * @throws StytchSDKUsageError; InvalidStartUrlError when `endpoints.apiUrl` is no http or https address
   * @example await client.idp.oauthAuthorizeSubmit({ client_id, redirect_uri, state, consent_granted: true });
   */
  oauthAuthorizeSubmit(submission: OAuthAuthorizeSubmission): Promise<void>;
  /**
   * Asks whether a sign-out that an app wants needs the visitor's word. After it, or at once: `client.session.revoke`, then
   * the page goes to `redirect_uri`.
   * @throws StytchSDKUsageError, StytchAPIError (`oauth_client_not_found`, `invalid_redirect_uri`), StytchAPIUnreachableError
   * @example const { consent_required, redirect_uri } = await client.idp.oauthLogoutStart({ client_id, post_logout_redirect_uri });
   */
  oauthLogoutStart(fields: OAuthLogoutStartFields): Promise<OAuthLogoutStartAnswer>;
}

export const createIDP = (runtime: Runtime): IDPClient => ({
  oauthAuthorizeStart: (parameters) =>
    perform(runtime, 'idp.oauthAuthorizeStart', parameters, () => startOAuthAuthorize(parameters)),
  oauthAuthorizeSubmit: (submission) =>
    perform(runtime, 'idp.oauthAuthorizeSubmit', submission, () => submitOAuthAuthorize(submission)),
  oauthLogoutStart: (fields) =>
    perform(runtime, 'idp.oauthLogoutStart', fields, () => startOAuthLogout(fields)),
});
