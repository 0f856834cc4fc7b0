import { refuse } from '../../verify/refusals';
import { route, type Route } from '../route';
import { backendRoute, browserCall } from './backendRoute';

const CONFIDENTIAL = 'Apps of the sandbox are public clients, which have no secret.';
const MACHINES = 'The sandbox has no machine-to-machine clients: they sign no visitor in.';
const FRAUD = 'The sandbox has no fraud protection.';

/** The calls of the provider's Node package that the sandbox does not have, and why. */
export const NOT_IN_SANDBOX: [method: Route['method'], path: string, reason: string][] = [
  ['POST', '/sessions/migrate', 'The sandbox cannot ask the system from which sessions are migrated.'],
  ['POST', '/oauth/attach', 'The sandbox links an account of a social provider by its email address alone.'],
  ['POST', '/connected_apps/clients/:client_id/secrets/rotate/start', CONFIDENTIAL],
  ['POST', '/connected_apps/clients/:client_id/secrets/rotate/cancel', CONFIDENTIAL],
  ['POST', '/connected_apps/clients/:client_id/secrets/rotate', CONFIDENTIAL],
  ['POST', '/m2m/clients/search', MACHINES],
  ['POST', '/m2m/clients', MACHINES],
  ['GET', '/m2m/clients/:client_id', MACHINES],
  ['PUT', '/m2m/clients/:client_id', MACHINES],
  ['DELETE', '/m2m/clients/:client_id', MACHINES],
  ['POST', '/m2m/clients/:client_id/secrets/rotate/start', MACHINES],
  ['POST', '/m2m/clients/:client_id/secrets/rotate/cancel', MACHINES],
  ['POST', '/m2m/clients/:client_id/secrets/rotate', MACHINES],
  ['POST', '/public/:project_id/oauth2/token', MACHINES],
  ['POST', '/email/risk', FRAUD],
  ['POST', '/fingerprint/lookup', FRAUD],
  ['POST', '/rules/set', FRAUD],
  ['POST', '/rules/list', FRAUD],
  ['POST', '/verdict_reasons/override', FRAUD],
  ['POST', '/verdict_reasons/list', FRAUD],
];

export const backendProjectRoutes: Route[] = [
  backendRoute({
    path: '/oauth/authenticate',
    as: browserCall('POST', '/oauth/authenticate'),
    around: async (_, work) => {
      const { session, ...data } = await work({});
      return { ...data, ...(session !== undefined && { user_session: session }), reset_sessions: false };
    },
  }),
  route({
    method: 'GET',
    path: '/rbac/policy',
    access: 'server',
    run: async ({ project: { bootstrap } }) => ({ data: { policy: bootstrap.rbac_policy } }),
  }),
  route({
    method: 'GET',
    path: '/debug/whoami',
    access: 'server',
    run: async ({ project: { project_id, bootstrap } }) => ({
      data: { project_id, name: bootstrap.project_name ?? '' },
    }),
  }),
  route({
    method: 'GET',
    path: '/projects/metrics',
    access: 'server',
    run: async ({ state, project: { project_id, public_token } }) => {
      const { length: count } = await state.users.list(public_token, Number.MAX_SAFE_INTEGER);
      return { data: { project_id, metrics: [{ metric_type: 'USER_COUNT', count }] } };
    },
  }),
  ...NOT_IN_SANDBOX.map(([method, path, reason]) =>
    route({
      method,
      path,
      access: 'server',
      ...(path.startsWith('/public/') && { isPublic: true, form: true }),
      run: async () => refuse('not_in_sandbox', reason),
    }),
  ),
];
