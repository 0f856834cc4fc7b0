import { AUTH, META, type RouteTable } from './route';

export const sessionRoutes: RouteTable = () => ({
  'POST /sessions/authenticate': {
    call: (client) => client.session.authenticate({ session_duration_minutes: 60 }),
    signedIn: true,
    body: { session_duration_minutes: 60 },
    answer: AUTH,
  },
  'POST /sessions/authenticate without a duration': {
    call: (client) => client.session.authenticate(),
    signedIn: true,
    body: {},
    answer: AUTH,
  },
  'POST /sessions/revoke': {
    call: (client) => client.session.revoke(),
    signedIn: true,
    answer: META,
  },
});
