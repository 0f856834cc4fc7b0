import type { User } from '../../../src/domain/entities';
import { SESSION_CLAIM } from '../../../src/domain/session/sessionClaims';
import { sessionEntity } from '../../state/users/sessions';
import type { StoredSession } from '../../state/users/sessions';
import { sessionLifetimeMs } from '../../verify/durations';
import { readJwt, sessionJwt } from '../../verify/jwt';
import { refuse } from '../../verify/refusals';
import { jwks } from '../idp/keys';
import { route, type Call, type Route } from '../route';

/** The id of the session of a JWT that the sandbox has signed, also of an expired one. */
async function sessionIdOf({ signingKey, project }: Call, jwt: string): Promise<string | undefined> {
  const claims = (await readJwt(signingKey, jwt))?.claims;
  const session = claims?.[SESSION_CLAIM] as { id?: string } | undefined;
  return [claims?.['aud']].flat().includes(project.project_id) ? session?.id : undefined;
}

interface Proof {
  session_id?: string | undefined;
  session_token?: string | undefined;
  session_jwt?: string | undefined;
}

/** The active session that a body names in one of the three ways. */
async function namedSession(call: Call, proof: Proof): Promise<StoredSession> {
  const { session_id: id, session_token: token, session_jwt: jwt } = proof;
  if ([id, token, jwt].filter(Boolean).length > 1)
    refuse('session_not_found', 'Send only one of session_id, session_token and session_jwt.');
  const by = token ? { token } : { sessionId: id || (jwt && (await sessionIdOf(call, jwt))) || '' };
  const found = await call.state.sessions.find(call.project.public_token, by);
  return found ?? refuse(id || token || jwt ? 'session_not_found' : 'user_unauthenticated');
}

const foundUser = async ({ state, project, params }: Call): Promise<User> =>
  (await state.users.find(project.public_token, params['user_id'] ?? '')) ?? refuse('user_not_found');

/** The calls that a host's server makes with the project's id and secret. Their answers have no `data` envelope. */
export const SERVER_ROUTES: Route[] = [
  route({
    method: 'POST',
    path: '/sessions/authenticate',
    access: 'server',
    body: {
      session_token: { type: 'string' },
      session_jwt: { type: 'string' },
      session_duration_minutes: { type: 'number' },
    },
    run: async (call) => {
      const { state, project, body, signingKey, origin } = call;
      const { session_token: token, session_duration_minutes: duration, ...proof } = body;
      const lifetimeMs = sessionLifetimeMs(duration);
      const found = await namedSession(call, { session_token: token, ...(token ? {} : proof) });
      const stored = await state.sessions.touch(found, { lifetimeMs });
      const user = await state.users.get(stored.user_id);
      const session = sessionEntity(stored, user.roles ?? []);
      const fresh = await sessionJwt(signingKey, origin, project.project_id, session, state.now);
      return { data: { user, session, session_token: token ?? '', session_jwt: fresh } };
    },
  }),
  route({
    method: 'GET',
    path: '/sessions',
    access: 'server',
    run: async (call) => {
      const { user_id, roles = [] } = await foundUser(call);
      const sessions = await call.state.sessions.list(call.project.public_token, user_id);
      return { data: { sessions: sessions.map((each) => sessionEntity(each, roles)) } };
    },
  }),
  route({
    method: 'POST',
    path: '/sessions/revoke',
    access: 'server',
    body: {
      session_id: { type: 'string' },
      session_token: { type: 'string' },
      session_jwt: { type: 'string' },
    },
    run: async (call) => {
      await call.state.sessions.revoke((await namedSession(call, call.body)).session_id);
      return { data: {} };
    },
  }),
  route({
    method: 'GET',
    path: '/users/:user_id',
    access: 'server',
    run: async (call) => ({ data: { ...(await foundUser(call)) } }),
  }),
  route({
    method: 'DELETE',
    path: '/users/:user_id',
    access: 'server',
    run: async (call) => {
      const { user_id } = await foundUser(call);
      await call.state.removals.user(user_id);
      return { data: { user_id } };
    },
  }),
  route({
    method: 'GET',
    path: '/sessions/jwks/:project_id',
    access: 'server',
    run: ({ params, project, signingKey }) =>
      params['project_id'] === project.project_id
        ? Promise.resolve({ data: jwks(signingKey) })
        : refuse('unauthorized_credentials'),
  }),
];
