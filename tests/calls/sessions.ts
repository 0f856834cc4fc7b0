import { appOf } from '../../sandbox/testing/app';
import type { SandboxPage } from '../sandbox';
import { EMAIL } from '../visits/signIn';
import { A_STRING, AUTH, DURATION, META, type RouteTable } from './route';

/** An access token of the user, as issued to a third-party app. */
async function accessToken(page: SandboxPage, session_token: string): Promise<string> {
  const app = appOf(page.sandbox, page.publicToken);
  await app.register();
  return (await app.tokens(session_token, 'openid email full_access'))['access_token'] ?? '';
}

/** A one-time token for impersonation or trusted authentication. */
export async function tokenFor(page: SandboxPage, kind: 'impersonation' | 'trusted_auth', email = EMAIL) {
  const { publicToken: public_token, control } = page;
  const { users } = await control.users({ public_token, email });
  const user_id = users[0]?.user_id ?? (await control.createUser({ public_token, email })).user_id;
  const { token, profile_id = '' } = await control.createToken({ public_token, user_id, kind });
  return { user_id, token, profile_id };
}

export const sessionRoutes: RouteTable = (page) => ({
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
  'POST /sessions/exchange_access_token': {
    call: async (client, session) =>
      client.session.exchangeAccessToken({
        access_token: await accessToken(page, session?.session_token ?? ''),
        ...DURATION,
      }),
    signedIn: true,
    body: { access_token: A_STRING, ...DURATION },
    answer: AUTH,
  },
  'POST /sessions/attest': {
    call: async (client) => {
      const { token, profile_id } = await tokenFor(page, 'trusted_auth');
      return client.session.attest({ profile_id, token, ...DURATION });
    },
    body: { profile_id: A_STRING, token: A_STRING, ...DURATION },
    answer: AUTH,
  },
  'POST /sessions/attest for a given session': {
    call: async (client, session) => {
      const { token, profile_id } = await tokenFor(page, 'trusted_auth');
      const { session_token = '', session_jwt = '' } = session ?? {};
      return client.session.attest({ profile_id, token, session_token, session_jwt });
    },
    signedIn: true,
    body: { profile_id: A_STRING, token: A_STRING, session_token: A_STRING, session_jwt: A_STRING },
    answer: AUTH,
  },
  'POST /impersonation/authenticate': {
    call: async (client) =>
      client.impersonation.authenticate({
        impersonation_token: (await tokenFor(page, 'impersonation')).token,
      }),
    body: { impersonation_token: A_STRING },
    answer: AUTH,
  },
});
