import type { Hono } from 'hono';
import { fromBase64, textOfUtf8 } from '../../verify/bytes';
import { SchemaRefusal } from '../../verify/refusals';
import { isRecord } from '../../../src/domain/calls/checkValues';
import { scopesOf } from '../../../src/domain/idp/scopes';
import { userClaims } from '../../verify/idp/userClaims';
import { readAccessToken } from './accessTokens';
import { readForm, readJson } from '../transport/body';
import { openPreflight } from '../transport/cors';
import type { OAuth2Answer } from './oauth2Answers';
import { bearerError, oauth2Error, oauth2Response, oauth2Success } from './oauth2Answers';
import type { TokenCall } from './oauth2Token';
import { codeGrant, refreshGrant } from './oauth2Token';
import type { SdkContext } from '../transport/sdk';

const BASE = '/v1/oauth2';

async function readFields(request: Request): Promise<Record<string, unknown>> {
  const isJson = /\bjson\b/.test(request.headers.get('Content-Type') ?? '');
  const body = await (isJson ? readJson(request) : readForm(request));
  return isRecord(body) ? body : {};
}

/** The client id in a Basic header (RFC 6749, 2.3.1). The secret is ignored, because all clients are public. */
function basicName(header: string | null): string | undefined {
  const encoded = /^Basic ([\w+/-]+=*)$/i.exec(header?.trim() ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [name = ''] = textOfUtf8(fromBase64(encoded)).split(':');
  return new URLSearchParams(`name=${name}`).get('name') || undefined;
}

/** Reads the fields and the client id of an app's call, and answers it. */
async function answerClient(
  { transact, origin, signingKey }: SdkContext,
  request: Request,
  run: (call: TokenCall) => Promise<OAuth2Answer>,
): Promise<OAuth2Answer> {
  let fields: Record<string, unknown>;
  try {
    fields = await readFields(request);
  } catch (error) {
    if (error instanceof SchemaRefusal)
      return oauth2Error(400, 'invalid_request', `The body ${error.message}.`);
    throw error;
  }
  const field = (name: string): string | undefined => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [named, inHeader] = [field('client_id'), basicName(request.headers.get('Authorization'))];
  const clientId = inHeader ?? named;
  if (clientId === undefined) return oauth2Error(400, 'invalid_request', 'client_id is missing.');
  if (named !== undefined && named !== clientId)
    return oauth2Error(400, 'invalid_request', 'client_id differs from the one in the header.');
  return transact((state) => run({ state, origin, signingKey, clientId, field }));
}

const GRANTS: Readonly<Record<string, (call: TokenCall) => Promise<OAuth2Answer>>> = {
  authorization_code: codeGrant,
  refresh_token: refreshGrant,
};

async function token(call: TokenCall): Promise<OAuth2Answer> {
  const type = call.field('grant_type') ?? '';
  const grant = Object.hasOwn(GRANTS, type) ? GRANTS[type] : undefined;
  if (!grant) return oauth2Error(400, 'unsupported_grant_type', 'This grant type is not supported.');
  const isKnown = await call.state.projects.isClient(call.clientId);
  return isKnown ? grant(call) : oauth2Error(401, 'invalid_client', 'No project has such a client.');
}

/** RFC 7009. Revoking a refresh token also revokes all other tokens of its authorization. */
async function revoke(call: TokenCall): Promise<OAuth2Answer> {
  const { state, field, clientId } = call;
  const text = field('token');
  if (text === undefined) return oauth2Error(400, 'invalid_request', 'token is missing.');
  const found =
    (await readAccessToken(call, text)) ?? (await state.authorizations.findToken('refresh', text));
  if (!found) return oauth2Success({});
  if (found.authorization.client_id !== clientId)
    return oauth2Error(400, 'unauthorized_client', 'The token belongs to another client.');
  if (found.token.kind === 'access') await state.authorizations.endToken(found.token);
  else await state.authorizations.end(found.authorization);
  return oauth2Success({});
}

/** OpenID Connect Core, 5.3. */
async function userinfo({ transact, signingKey }: SdkContext, request: Request): Promise<OAuth2Answer> {
  const text = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (text === undefined) return bearerError(401, 'invalid_token', 'An access token is required.');
  return transact(async (state) => {
    const found = await readAccessToken({ state, signingKey }, text);
    if (!found?.isInTime)
      return bearerError(
        401,
        'invalid_token',
        'The access token is unknown, has expired or has been revoked.',
      );
    const { authorization, token } = found;
    if (!scopesOf(token.scope).includes('openid'))
      return bearerError(403, 'insufficient_scope', 'The scope openid was not granted.');
    return oauth2Success(userClaims(await state.users.get(authorization.user_id), token.scope));
  });
}

/** The endpoints that apps call from their servers: token, revocation and userinfo. */
export function addOAuth2Routes(app: Hono, context: SdkContext): void {
  app.options(`${BASE}/*`, () => openPreflight(['authorization', 'content-type']));
  app.post(`${BASE}/token`, async ({ req }) => oauth2Response(await answerClient(context, req.raw, token)));
  app.post(`${BASE}/revoke`, async ({ req }) => oauth2Response(await answerClient(context, req.raw, revoke)));
  app.on(['GET', 'POST'], `${BASE}/userinfo`, async ({ req }) =>
    oauth2Response(await userinfo(context, req.raw)),
  );
}
