import { SDK_PREFIX } from '../api/baseQuery';
import {
  idpApi,
  OAUTH_AUTHORIZE_PATH,
  type OAuthAuthorizeStartAnswer,
  type OAuthAuthorizeStartFields,
  type OAuthLogoutStartAnswer,
  type OAuthLogoutStartFields,
} from '../api/idp';
import { sdkHeaders } from '../api/sdkHeaders';
import { IDP_DEFAULT_RESPONSE_TYPE, IDP_DEFAULT_SCOPE } from '../domain/constants';
import type { Outcome } from '../domain/errors';
import { getServices, type Operation } from './effects';
import { leaveByForm } from './leave';
import { request, WRITE } from './request';

/** What an app that signs its users in with this site has asked for in the page's address. */
export interface OAuthAuthorizeParameters {
  /** Which app asks. */
  client_id: string;
  /** Where the visitor goes back to; must be registered for the app. */
  redirect_uri: string;
  /** Default: `code`. */
  response_type?: string;
  /** Separated by spaces. Default: `openid email profile`. */
  scope?: string;
  /** OpenID Connect's `prompt`: `consent` asks the visitor again. Default: empty. */
  prompt?: string;
}

export interface OAuthAuthorizeSubmission extends OAuthAuthorizeParameters {
  /** The app's PKCE challenge. */
  code_challenge?: string;
  /** The app's own; it comes back untouched. */
  state?: string;
  /** The app's own; it stands in the id token. */
  nonce?: string;
  /** Whether the visitor has allowed what the app asks for. */
  consent_granted: boolean;
}

/** §3 Identity-provider parameters: what holds where the app's address names nothing. */
const withDefaults = (parameters: OAuthAuthorizeParameters): OAuthAuthorizeStartFields => ({
  client_id: parameters.client_id,
  redirect_uri: parameters.redirect_uri,
  response_type: parameters.response_type || IDP_DEFAULT_RESPONSE_TYPE,
  scope: parameters.scope || IDP_DEFAULT_SCOPE,
  prompt: parameters.prompt ?? '',
});

/** Asks what an app wants of the visitor, and whether they must be asked. */
export const startOAuthAuthorize = (parameters: OAuthAuthorizeParameters) =>
  request<OAuthAuthorizeStartAnswer>(
    idpApi.endpoints.oauthAuthorizeStart.initiate(withDefaults(parameters), WRITE),
  );

/**
 * Sends the visitor's answer by a form, and the page with it: the provider redirects to the app. A form has no headers, so
 * what the calls carry in theirs travels in fields.
 */
export function* submitOAuthAuthorize(submission: OAuthAuthorizeSubmission): Operation<Outcome<void>> {
  const services = yield* getServices();
  const headers = sdkHeaders(services);
  const { prompt, ...required } = withDefaults(submission);
  const { code_challenge, state, nonce, consent_granted } = submission;
  const optional = Object.entries({ code_challenge, state, nonce, prompt }).filter(([, value]) => value);
  return yield* leaveByForm(`${services.endpoints.apiUrl}${SDK_PREFIX}${OAUTH_AUTHORIZE_PATH}`, {
    ...required,
    ...(Object.fromEntries(optional) as Record<string, string>),
    consent_granted: String(consent_granted),
    __Authorization: headers['Authorization'] ?? '',
    '__X-SDK-Client': headers['X-SDK-Client'] ?? '',
    '__X-SDK-Parent-Host': headers['X-SDK-Parent-Host'] ?? '',
  });
}

/** Asks whether a sign-out that an app wants may go on without the visitor's word. */
export const startOAuthLogout = (fields: OAuthLogoutStartFields) => {
  const { client_id, post_logout_redirect_uri } = fields;
  const [state, id_token_hint] = [fields.state ?? undefined, fields.id_token_hint ?? undefined];
  return request<OAuthLogoutStartAnswer>(
    idpApi.endpoints.oauthLogoutStart.initiate(
      { client_id, post_logout_redirect_uri, state, id_token_hint },
      WRITE,
    ),
  );
};
