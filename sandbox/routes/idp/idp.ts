import { readJwt } from '../../verify/jwt';
import { refuse } from '../../verify/refusals';
import { scopesOf } from '../../../src/domain/idp/scopes';
import { openConsent, spendConsent } from './consentHandle';
import { decide } from './idpDecision';
import { ANSWER, describeClient, findClient, readRequest, REQUEST } from './idpRequest';
import type { Call, Route } from '../route';
import { route } from '../route';

const SCOPE = { scope: { type: 'string', required: true } } as const;
const SCOPES = { scopes: { type: 'array', items: { type: 'string' }, required: true } } as const;

/** Each call exists in two wire formats: scopes as one string, and scopes as a list in newer clients. */
const authorize: Route[] = [
  route({
    method: 'POST',
    path: '/oauth/authorize/start',
    access: 'session',
    body: { ...REQUEST, ...SCOPE },
    run: async (call) => {
      const wanted = scopesOf(call.body.scope);
      const request = await readRequest(call, call.body, wanted);
      await openConsent(call, call.body, wanted);
      const named = (isGrantable: boolean): string =>
        request.scopes.flatMap((each) => (each.is_grantable === isGrantable ? [each.scope] : [])).join(' ');
      return {
        data: {
          user_id: request.user.user_id,
          user: request.user,
          oidc_client: describeClient(request.client),
          consent_required: request.needsConsent && !request.isSilent,
          grantable_scope: named(true),
          ungrantable_scope: named(false),
        },
      };
    },
  }),
  route({
    method: 'POST',
    path: '/oauth/authorize',
    access: 'session',
    form: true,
    body: {
      ...REQUEST,
      ...SCOPE,
      ...ANSWER,
      consent_granted: { type: 'string', required: true, enum: ['true', 'false'] },
    },
    run: async (call) => {
      const wanted = scopesOf(call.body.scope);
      const request = await readRequest(call, call.body, wanted);
      await spendConsent(call, call.body, wanted);
      const consent_granted = call.body.consent_granted === 'true';
      const { redirect_uri } = await decide(call, request, { ...call.body, consent_granted });
      return { data: {}, redirect: redirect_uri };
    },
  }),
  route({
    method: 'POST',
    path: '/idp/oauth/authorize/start',
    access: 'session',
    body: { ...REQUEST, ...SCOPES },
    run: async (call) => {
      const wanted = scopesOf(call.body.scopes.join(' '));
      const { user, client, scopes, ...request } = await readRequest(call, call.body, wanted);
      await openConsent(call, call.body, wanted);
      return {
        data: {
          user_id: user.user_id,
          user,
          client: describeClient(client),
          consent_required: request.needsConsent && !request.isSilent,
          scope_results: scopes,
        },
      };
    },
  }),
  route({
    method: 'POST',
    path: '/idp/oauth/authorize/submit',
    access: 'session',
    body: { ...REQUEST, ...SCOPES, ...ANSWER, consent_granted: { type: 'boolean', required: true } },
    run: async (call) => {
      const wanted = scopesOf(call.body.scopes.join(' '));
      const request = await readRequest(call, call.body, wanted);
      await spendConsent(call, call.body, wanted);
      return { data: { ...(await decide(call, request, call.body)) } };
    },
  }),
];

/** Whether the ID token hint was issued to this app for the signed-in user. */
async function isSignedInUsers(
  { session, signingKey }: Call,
  clientId: string,
  hint: string,
): Promise<boolean> {
  // An expired ID token is accepted, because the user may stay signed in to the app for longer.
  const claims = (await readJwt(signingKey, hint))?.claims;
  const audience = claims?.['aud'];
  return (
    session !== null &&
    claims?.['sub'] === session.user_id &&
    Array.isArray(audience) &&
    audience.includes(clientId)
  );
}

const logout = route({
  method: 'POST',
  path: '/oauth/logout/start',
  access: 'project',
  body: {
    client_id: { type: 'string', required: true },
    post_logout_redirect_uri: { type: 'string', required: true },
    state: { type: 'string' },
    id_token_hint: { type: 'string' },
  },
  run: async (call) => {
    const { client_id, post_logout_redirect_uri: uri, state, id_token_hint } = call.body;
    const client = findClient(call.project, client_id) ?? refuse('oauth_client_not_found');
    if (!client.post_logout_redirect_uris?.includes(uri)) return refuse('invalid_redirect_uri');
    const query = state === undefined ? '' : new URLSearchParams({ state }).toString();
    return {
      data: {
        consent_required: !(await isSignedInUsers(call, client_id, id_token_hint ?? '')),
        redirect_uri: query ? `${uri}${uri.includes('?') ? '&' : '?'}${query}` : uri,
      },
    };
  },
});

export const idpRoutes: Route[] = [...authorize, logout];
