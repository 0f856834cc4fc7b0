import { SDK_PREFIX } from '../../api/http/baseQuery';
import {
  idpApi,
  OAUTH_AUTHORIZE_PATH,
  type OAuthAuthorizeStartAnswer,
  type OAuthAuthorizeStartFields,
  type OAuthLogoutStartAnswer,
} from '../../api/endpoints/idp';
import { sdkHeaders } from '../../api/http/sdkHeaders';
import { IDP_DEFAULT_RESPONSE_TYPE } from '../../domain/constants';
import { IDP_DEFAULT_SCOPE } from '../../domain/flowConstants';
import type { Result } from '../../domain/errors/errors';
import type {
  OAuthAuthorizeParameters,
  OAuthAuthorizeSubmission,
  OAuthLogoutStartFields,
} from '../../domain/idp/idpParameters';
import { getServices, type SagaGenerator } from '../effects';
import { leaveByForm } from '../session/leave';
import { confirmUnknown, mutate, requireFields } from '../request';

/** §3 Identity-provider parameters: defaults for parameters that the address leaves out. */
const withDefaults = (parameters: OAuthAuthorizeParameters): OAuthAuthorizeStartFields => ({
  client_id: parameters.client_id,
  redirect_uri: parameters.redirect_uri,
  response_type: parameters.response_type || IDP_DEFAULT_RESPONSE_TYPE,
  scope: parameters.scope || IDP_DEFAULT_SCOPE,
  prompt: parameters.prompt ?? '',
});

/** Fetches what an app requests, and whether the visitor's consent is required. */
export function* startOAuthAuthorize(
  parameters: OAuthAuthorizeParameters,
): SagaGenerator<Result<OAuthAuthorizeStartAnswer>> {
  const result = yield* mutate(idpApi.endpoints.oauthAuthorizeStart, withDefaults(parameters));
  return requireFields(result, 'consent_required');
}

/**
 * Submits the visitor's answer by an HTML form, because the provider redirects the page to the app. A form
 * cannot send headers, so their values are sent as fields.
 */
export function* submitOAuthAuthorize(submission: OAuthAuthorizeSubmission): SagaGenerator<Result<void>> {
  const unknown = yield* confirmUnknown();
  if (unknown.error) return unknown;
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

/** Fetches whether a sign-out requested by an app needs the visitor's confirmation. */
export function* startOAuthLogout(
  fields: OAuthLogoutStartFields,
): SagaGenerator<Result<OAuthLogoutStartAnswer>> {
  const result = yield* mutate(idpApi.endpoints.oauthLogoutStart, fields);
  return requireFields(result, 'consent_required', 'redirect_uri');
}
