import { sessionEntity } from '../../state/users/sessions';
import { sessionLifetimeMs } from '../../verify/durations';
import { sessionJwt } from '../../verify/jwt';
import { refuse } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import { jwks } from '../idp/keys';
import { route, type Route } from '../route';
import { verdictOf } from './authorization';
import { backendRoute, browserCall, foundUser, namedSession, serverUser } from './backendRoute';

const PROOF = {
  session_token: { type: 'string' },
  session_jwt: { type: 'string' },
} as const satisfies Shape;

/** The fields that the provider's Node package declares for a key. The sandbox has no certificates. */
const describedKey = (key: object) => ({ ...key, key_ops: ['verify'], x5c: [] });

/** These calls are about a session: without a duration it has this length. */
const DEFAULT_MINUTES = 60;
const withSession = (path: string): Route =>
  backendRoute({
    path,
    as: browserCall('POST', path),
    wantsSession: true,
    around: (call, work) =>
      work({ session_duration_minutes: call.body.session_duration_minutes ?? DEFAULT_MINUTES }),
  });

export const backendSessionRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/sessions/authenticate',
    access: 'server',
    body: {
      ...PROOF,
      session_duration_minutes: { type: 'number' },
      session_custom_claims: { type: 'object' },
      authorization_check: {
        type: 'object',
        properties: {
          resource_id: { type: 'string', required: true },
          action: { type: 'string', required: true },
        },
      },
    },
    run: async (call) => {
      const { state, project, body, signingKey, origin } = call;
      const { session_token: token, session_jwt: jwt, authorization_check: check } = body;
      const lifetimeMs = sessionLifetimeMs(body.session_duration_minutes);
      const found = await namedSession(call, token ? { session_token: token } : { session_jwt: jwt });
      const user = await state.users.get(found.user_id);
      const verdict = check && verdictOf(project, user.roles ?? [], check);
      const stored = await state.sessions.touch(found, { lifetimeMs, claims: body.session_custom_claims });
      const session = sessionEntity(stored, user.roles ?? []);
      const fresh = await sessionJwt(signingKey, origin, project.project_id, session, state.now);
      return {
        data: {
          user: serverUser(user),
          session,
          session_token: token ?? '',
          session_jwt: fresh,
          ...(verdict && { verdict }),
        },
      };
    },
  }),
  route({
    method: 'GET',
    path: '/sessions',
    access: 'server',
    run: async (call) => {
      const { user_id, roles = [] } = await foundUser(call, call.params['user_id']);
      const sessions = await call.state.sessions.list(call.project.public_token, user_id);
      return { data: { sessions: sessions.map((each) => sessionEntity(each, roles)) } };
    },
  }),
  route({
    method: 'POST',
    path: '/sessions/revoke',
    access: 'server',
    body: { session_id: { type: 'string' }, ...PROOF },
    run: async (call) => {
      await call.state.sessions.revoke((await namedSession(call, call.body)).session_id);
      return { data: {} };
    },
  }),
  withSession('/sessions/attest'),
  withSession('/sessions/exchange_access_token'),
  withSession('/impersonation/authenticate'),
  route({
    method: 'GET',
    path: '/sessions/jwks/:project_id',
    access: 'server',
    isPublic: true,
    run: ({ params, project, signingKey }) =>
      params['project_id'] === project.project_id
        ? Promise.resolve({ data: { keys: jwks(signingKey).keys.map(describedKey) } })
        : refuse('unauthorized_credentials'),
  }),
];
