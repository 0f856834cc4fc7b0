import { joinScopes } from '../../verify/idp/scopes';
import { minutes } from '../../verify/durations';
import type { AppRequest, AuthorizationRequest } from './idpRequest';
import type { Call } from '../route';

const CODE_GOOD_FOR_MINUTES = 5;

const NO_CHALLENGE = 'code_challenge is missing: public clients must use PKCE (S256).';

export interface Decision extends AuthorizationRequest {
  consent_granted: boolean;
  state?: string;
  nonce?: string;
  code_challenge?: string;
}

export interface SentBack {
  redirect_uri: string;
  authorization_code?: string;
}

/** Adds the answer and `iss` (RFC 9207) to the redirect URI and keeps its own query. */
function withAnswer(
  redirectUri: string,
  issuer: string,
  answer: Record<string, string>,
  state?: string,
): string {
  const query = new URLSearchParams({ ...answer, ...(state !== undefined && { state }), iss: issuer });
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** Redirects the user to the app with a code or an error. */
export async function decide(call: Call, request: AppRequest, decision: Decision): Promise<SentBack> {
  const { state, project, origin } = call;
  const { client, user, scope, needsConsent, isSilent } = request;
  const back = (answer: Record<string, string>): string =>
    withAnswer(decision.redirect_uri, origin, answer, decision.state);
  if (needsConsent && isSilent) return { redirect_uri: back({ error: 'consent_required' }) };
  if (needsConsent && !decision.consent_granted) return { redirect_uri: back({ error: 'access_denied' }) };
  // RFC 7636, 4.4.1 and RFC 9700, 2.1.1.
  if (!decision.code_challenge && client.pkce_required !== false)
    return { redirect_uri: back({ error: 'invalid_request', error_description: NO_CHALLENGE }) };
  const { public_token } = project;
  const known = await state.connectedApps.find(user.user_id, client.client_id);
  const scopes = joinScopes(known?.scopes ?? '', scope);
  await state.connectedApps.put({ public_token, user_id: user.user_id, client_id: client.client_id, scopes });
  const proofs = (call.session?.factors ?? []).map((factor) => Date.parse(factor.last_authenticated_at));
  const code = await state.authorizations.open(
    {
      public_token,
      client_id: client.client_id,
      user_id: user.user_id,
      redirect_uri: decision.redirect_uri,
      scope,
      nonce: decision.nonce || null,
      code_challenge: decision.code_challenge || null,
      authenticated_at: proofs.length > 0 ? Math.max(...proofs) : state.now,
    },
    minutes(CODE_GOOD_FOR_MINUTES),
  );
  return { redirect_uri: back({ code }), authorization_code: code };
}
