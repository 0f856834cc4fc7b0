import { checkSessionDuration, minutes } from '../verify/durations';
import { authAnswer } from './authAnswer';
import { clearedCookies } from './credentials';
import type { Route } from './route';
import { requireSession, route } from './route';

export const sessionRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/sessions/authenticate',
    access: 'session',
    body: { session_duration_minutes: { type: 'number' } },
    run: async (call) => {
      const duration = call.body.session_duration_minutes;
      const lifetimeMs = duration === undefined ? undefined : minutes(checkSessionDuration(duration));
      const session = await call.state.sessions.touch(requireSession(call), { lifetimeMs });
      return authAnswer(call, session, call.sessionToken);
    },
  }),
  route({
    method: 'POST',
    path: '/sessions/revoke',
    access: 'session',
    run: async (call) => {
      await call.state.sessions.revoke(requireSession(call).session_id);
      return { data: {}, ...(call.project.session.http_only_cookies && { cookies: clearedCookies() }) };
    },
  }),
];
