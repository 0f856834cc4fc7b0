import type { User } from '../../../src/domain/entities';
import type { OAuthClientSettings, Project } from '../../state/project/projects';
import { refuse } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import type { ScopeResult } from '../../verify/idp/scopes';
import { scopesOf } from '../../../src/domain/idp/scopes';
import { includesScopes, judgeScopes } from '../../verify/idp/scopes';
import type { Call } from '../route';
import { requireUserId } from '../route';

/** The authorization request of an app, as the consent page sends it. */
export const REQUEST = {
  client_id: { type: 'string', required: true },
  redirect_uri: { type: 'string', required: true },
  response_type: { type: 'string', required: true, enum: ['code'] },
  prompt: { type: 'string' },
} as const satisfies Shape;

/** Fields that the app gets back with its code. */
export const ANSWER = {
  state: { type: 'string' },
  nonce: { type: 'string' },
  code_challenge: { type: 'string' },
  code_challenge_method: { type: 'string', enum: ['S256'] },
} as const satisfies Shape;

export interface AuthorizationRequest {
  client_id: string;
  redirect_uri: string;
  prompt?: string;
}

export interface AppRequest {
  client: OAuthClientSettings;
  user: User;
  scopes: ScopeResult[];
  /** The scopes that the app gets with consent: those that this user can grant. */
  scope: string;
  /** The user has not consented to these scopes yet, or the app sent `prompt=consent`. */
  needsConsent: boolean;
  /** The app sent `prompt=none`. */
  isSilent: boolean;
}

export const findClient = (project: Project, clientId: string): OAuthClientSettings | undefined =>
  project.oauth_clients.find(({ client_id }) => client_id === clientId);

/** All clients are public. Clients without required consent are first-party clients. */
export const describeClient = ({ client_id, client_name, consent_required = true }: OAuthClientSettings) => ({
  client_id,
  client_name,
  client_description: '',
  client_type: consent_required ? 'third_party_public' : 'first_party_public',
});

/** Refuses unknown apps and redirect URIs. URIs are compared as exact strings (RFC 9700, 2.1). */
export async function readRequest(
  call: Call,
  request: AuthorizationRequest,
  wanted: string[],
): Promise<AppRequest> {
  const { state, project } = call;
  const client = findClient(project, request.client_id) ?? refuse('oauth_client_not_found');
  if (!client.redirect_uris.includes(request.redirect_uri)) return refuse('invalid_redirect_uri');
  const prompts = scopesOf(request.prompt ?? '');
  const isSilent = prompts.includes('none');
  if (isSilent && prompts.length > 1) return refuse('oidc_prompt_none_must_be_exclusive');
  const user = await state.users.get(requireUserId(call));
  const scopes = judgeScopes(project.bootstrap.rbac_policy, user.roles ?? [], wanted);
  const scope = scopes.flatMap((each) => (each.is_grantable ? [each.scope] : [])).join(' ');
  const app = await state.connectedApps.find(user.user_id, client.client_id);
  const isTrusted = client.consent_required === false || (app !== null && includesScopes(app.scopes, scope));
  const needsConsent = prompts.includes('consent') || !isTrusted;
  return { client, user, scopes, scope, needsConsent, isSilent };
}
