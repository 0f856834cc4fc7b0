import type { OAuthClientSettings } from '../../state/project/projects';
import { refuse } from '../../verify/refusals';
import type { BodyOf, Shape } from '../../verify/schema';
import { readAccessToken } from '../idp/accessTokens';
import { describeClient, findClient } from '../idp/idpRequest';
import { TOKEN_SECONDS } from '../idp/oauth2Token';
import { route, type Call, type Route } from '../route';
import { backendRoute, browserCall } from './backendRoute';

const URLS = { type: 'array', items: { type: 'string' } } as const;

/** What the sandbox shows of an app as it was set, without any effect. */
const DETAILS = {
  client_description: { type: 'string' },
  full_access_allowed: { type: 'boolean' },
  access_token_expiry_minutes: { type: 'number' },
  access_token_custom_audience: { type: 'string' },
  access_token_template_content: { type: 'string' },
  id_token_template_content: { type: 'string' },
  logo_url: { type: 'string' },
  bypass_consent_for_offline_access: { type: 'boolean' },
} as const satisfies Shape;

const APP = {
  client_name: { type: 'string' },
  redirect_urls: URLS,
  post_logout_redirect_urls: URLS,
  ...DETAILS,
} as const satisfies Shape;

const DEFAULTS = {
  client_description: '',
  status: 'active',
  full_access_allowed: true,
  access_token_expiry_minutes: TOKEN_SECONDS / 60,
  access_token_template_content: '',
  id_token_template_content: '',
  bypass_consent_for_offline_access: false,
  creation_method: 'manual',
};

const shown = (client: OAuthClientSettings) => ({
  ...describeClient(client),
  redirect_urls: client.redirect_uris,
  post_logout_redirect_urls: client.post_logout_redirect_uris ?? [],
  ...DEFAULTS,
  ...client.details,
});

const known = ({ project, params }: Call): OAuthClientSettings =>
  findClient(project, params['client_id'] ?? '') ?? refuse('oauth_client_not_found');

function changed(before: OAuthClientSettings, body: BodyOf<typeof APP>): OAuthClientSettings {
  const { client_name, redirect_urls, post_logout_redirect_urls, ...details } = body;
  return {
    ...before,
    client_name: client_name ?? before.client_name,
    redirect_uris: redirect_urls ?? before.redirect_uris,
    post_logout_redirect_uris: post_logout_redirect_urls ?? before.post_logout_redirect_uris ?? [],
    details: { ...before.details, ...details },
  };
}

const create = route({
  method: 'POST',
  path: '/connected_apps/clients',
  access: 'server',
  body: { client_type: { type: 'string', required: true }, ...APP },
  run: async ({ state, project, body: { client_type, ...body } }) => {
    if (!/^(first|third)_party_public$/.test(client_type))
      return refuse(
        'bad_request',
        'Apps of the sandbox are public: use first_party_public or third_party_public.',
      );
    const client_id = await state.ids.next('connected-app', project.public_token);
    const consent_required = client_type === 'third_party_public';
    const client = changed({ client_id, client_name: client_id, redirect_uris: [], consent_required }, body);
    await state.projects.addClient(project.public_token, client);
    return { data: { connected_app: shown(client) } };
  },
});

const clients: Route[] = [
  create,
  route({
    method: 'POST',
    path: '/connected_apps/clients/search',
    access: 'server',
    body: { cursor: { type: 'string' }, limit: { type: 'number', minimum: 1, maximum: 1_000 } },
    run: async ({ project }) => {
      const connected_apps = project.oauth_clients.map(shown);
      const results_metadata = { total: connected_apps.length, next_cursor: null };
      return { data: { connected_apps, results_metadata } };
    },
  }),
  route({
    method: 'GET',
    path: '/connected_apps/clients/:client_id',
    access: 'server',
    run: async (call) => ({ data: { connected_app: shown(known(call)) } }),
  }),
  route({
    method: 'PUT',
    path: '/connected_apps/clients/:client_id',
    access: 'server',
    body: APP,
    run: async (call) => {
      const client = changed(known(call), call.body);
      await call.state.projects.addClient(call.project.public_token, client);
      return { data: { connected_app: shown(client) } };
    },
  }),
  route({
    method: 'DELETE',
    path: '/connected_apps/clients/:client_id',
    access: 'server',
    run: async (call) => {
      const { client_id } = known(call);
      await call.state.projects.removeClient(call.project.public_token, client_id);
      return { data: { client_id } };
    },
  }),
];

/** RFC 7662. As the provider's, it needs no secret: who has the token may know what it says. */
const introspect = route({
  method: 'POST',
  path: '/public/:project_id/oauth2/introspect',
  access: 'server',
  isPublic: true,
  form: true,
  body: { token: { type: 'string', required: true }, client_id: { type: 'string', required: true } },
  run: async (call) => {
    const { project, body, origin } = call;
    const found = await readAccessToken(call, body.token);
    const isActive =
      found?.isInTime === true &&
      found.project.public_token === project.public_token &&
      found.authorization.client_id === body.client_id;
    if (!isActive) return { data: { active: false } };
    const exp = Math.floor(found.token.expires_at / 1000);
    const iat = exp - TOKEN_SECONDS;
    return {
      data: {
        active: true,
        sub: found.authorization.user_id,
        scope: found.token.scope,
        aud: [project.project_id],
        iss: origin,
        exp,
        iat,
        nbf: iat,
        client_id: body.client_id,
        token_type: 'access_token',
      },
    };
  },
});

export const backendAppRoutes: Route[] = [
  ...clients,
  introspect,
  backendRoute({
    path: '/idp/oauth/authorize/start',
    as: browserCall('POST', '/idp/oauth/authorize/start'),
  }),
  backendRoute({ path: '/idp/oauth/authorize', as: browserCall('POST', '/idp/oauth/authorize/submit') }),
  backendRoute({
    method: 'GET',
    path: '/users/:user_id/connected_apps',
    as: browserCall('GET', '/users/connected_apps'),
  }),
  backendRoute({
    path: '/users/:user_id/connected_apps/:id/revoke',
    as: browserCall('POST', '/users/connected_apps/:id/revoke'),
  }),
];
