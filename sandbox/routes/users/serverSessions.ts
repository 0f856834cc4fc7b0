import { SESSION_CLAIM } from '../../../src/domain/session/sessionClaims';
import { sessionEntity } from '../../state/users/sessions';
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
      const { session_token: token, session_jwt: jwt, session_duration_minutes: duration } = body;
      const lifetimeMs = sessionLifetimeMs(duration);
      const by = token ? { token } : { sessionId: (jwt && (await sessionIdOf(call, jwt))) || '' };
      const found = await state.sessions.find(project.public_token, by);
      if (!found) return refuse(token || jwt ? 'session_not_found' : 'user_unauthenticated');
      const stored = await state.sessions.touch(found, { lifetimeMs });
      const user = await state.users.get(stored.user_id);
      const session = sessionEntity(stored, user.roles ?? []);
      const fresh = await sessionJwt(signingKey, origin, project.project_id, session, state.now);
      return { data: { user, session, session_token: token ?? '', session_jwt: fresh } };
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
