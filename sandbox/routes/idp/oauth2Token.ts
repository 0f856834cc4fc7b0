import type { Authorization, ClientToken } from '../../state/idp/authorizations';
import type { SigningKey } from '../../state/project/keys';
import type { Project } from '../../state/project/projects';
import type { State } from '../../state/state';
import { signJwt } from '../../verify/jwt';
import { provesChallenge } from '../../verify/pkce';
import { scopesOf } from '../../../src/domain/idp/scopes';
import { includesScopes } from '../../verify/idp/scopes';
import { userClaims } from '../../verify/idp/userClaims';
import { findClient } from './idpRequest';
import type { OAuth2Answer } from './oauth2Answers';
import { oauth2Error, oauth2Success } from './oauth2Answers';

export const TOKEN_SECONDS = 3_600;
const REFRESH_DAYS = 30;
const DAY_MS = 86_400_000;

export interface TokenCall {
  state: State;
  origin: string;
  signingKey: SigningKey;
  clientId: string;
  field(name: string): string | undefined;
}

const invalidGrant = (description: string): OAuth2Answer => oauth2Error(400, 'invalid_grant', description);

/**
 * Issues an access token, and an ID token (OpenID Connect Core, 2) and a refresh token when the scope includes them. The access token
 * has the claims of RFC 9068, but the type `JWT` and not `at+jwt`: `idp.introspectTokenLocal` of the provider's Node package (stytch
 * 14.2, dist/b2c/idp.js) accepts no other type.
 */
async function issue(
  { state, origin, signingKey }: TokenCall,
  project: Project,
  authorization: Authorization,
  { scope, nonce, refresh }: { scope: string; nonce?: string | null; refresh: boolean },
): Promise<OAuth2Answer> {
  const { client_id, user_id: sub } = authorization;
  const iat = Math.floor(state.now / 1000);
  const times = { iat, exp: iat + TOKEN_SECONDS };
  const jti = await state.authorizations.addToken(authorization, 'access', scope, TOKEN_SECONDS * 1000);
  const access = { iss: origin, sub, aud: [project.project_id], client_id, scope, jti, nbf: iat, ...times };
  const id = {
    iss: origin,
    aud: [client_id],
    ...times,
    auth_time: Math.floor(authorization.authenticated_at / 1000),
    ...(nonce && { nonce }),
    ...userClaims(await state.users.get(sub), scope),
  };
  return oauth2Success({
    access_token: await signJwt(signingKey, access),
    token_type: 'Bearer',
    expires_in: TOKEN_SECONDS,
    scope,
    ...(scopesOf(scope).includes('openid') && { id_token: await signJwt(signingKey, id) }),
    ...(refresh && {
      refresh_token: await state.authorizations.addToken(
        authorization,
        'refresh',
        authorization.scope,
        REFRESH_DAYS * DAY_MS,
      ),
    }),
  });
}

/** The project of an authorization, if the calling client is the authorized one and still registered. */
async function projectOf({ state, clientId }: TokenCall, of: Authorization): Promise<Project | null> {
  const project = await state.projects.find(of.public_token);
  return project && of.client_id === clientId && findClient(project, clientId) ? project : null;
}

/** RFC 6749, 4.1.3, and RFC 7636: a code is valid once, before it expires, for its client and redirect URI. */
export async function codeGrant(call: TokenCall): Promise<OAuth2Answer> {
  const { state, field } = call;
  const code = field('code');
  if (code === undefined) return oauth2Error(400, 'invalid_request', 'code is missing.');
  const authorization = await state.authorizations.findByCode(code);
  if (!authorization) return invalidGrant('The code is unknown.');
  const project = await projectOf(call, authorization);
  if (!project) return invalidGrant('The code belongs to another client.');
  if (authorization.code_used_at !== null) {
    await state.authorizations.end(authorization);
    return invalidGrant('The code has been used already: the tokens it gave are revoked.');
  }
  if (authorization.ended_at !== null || authorization.code_expires_at <= state.now)
    return invalidGrant('The code has expired, or the user has revoked it.');
  if (field('redirect_uri') !== authorization.redirect_uri)
    return invalidGrant('redirect_uri differs from that of the authorization request.');
  if (!provesChallenge(authorization.code_challenge, field('code_verifier')))
    return invalidGrant('code_verifier does not match the code challenge.');
  await state.authorizations.spendCode(authorization);
  const { scope, nonce } = authorization;
  return issue(call, project, authorization, {
    scope,
    nonce,
    refresh: scopesOf(scope).includes('offline_access'),
  });
}

const isAlive = (token: ClientToken, authorization: Authorization, now: number): boolean =>
  token.expires_at > now && authorization.ended_at === null;

/** RFC 6749, 6, with rotation (RFC 9700, 4.14.2): a second use of a refresh token ends all tokens of its authorization. */
export async function refreshGrant(call: TokenCall): Promise<OAuth2Answer> {
  const { state, field } = call;
  const secret = field('refresh_token');
  if (secret === undefined) return oauth2Error(400, 'invalid_request', 'refresh_token is missing.');
  const found = await state.authorizations.findToken('refresh', secret);
  if (!found) return invalidGrant('The refresh token is unknown.');
  const { authorization, token } = found;
  const project = await projectOf(call, authorization);
  if (!project) return invalidGrant('The refresh token belongs to another client.');
  if (token.ended_at !== null) {
    await state.authorizations.end(authorization);
    return invalidGrant('The refresh token has been used already: every token of its family is revoked.');
  }
  if (!isAlive(token, authorization, state.now))
    return invalidGrant('The refresh token has expired or has been revoked.');
  const scope = scopesOf(field('scope') ?? token.scope).join(' ');
  if (!includesScopes(token.scope, scope))
    return oauth2Error(400, 'invalid_scope', 'The scope goes beyond what the user has granted.');
  await state.authorizations.endToken(token);
  return issue(call, project, authorization, { scope, refresh: true });
}
