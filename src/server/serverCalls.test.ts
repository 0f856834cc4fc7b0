import {
  cookieOf,
  isRenewal,
  MINUTE,
  PROJECT,
  requestWith,
  serverOf,
  setUpProvider,
} from '../../tests/authServer';
import { realTurn } from '../../tests/time';
import { visitorOf } from '../../sandbox/testing/visitor';
import { createAuthServer, type AuthServerError, type AuthServerOptions } from '../server';

const provider = setUpProvider();
const bearer = (jwt: string) => new Headers({ Authorization: `Bearer ${jwt}` });

describe('The server’s half: a fresh check', () => {
  it('notices a session that was revoked while its JWT is valid', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    const fresh = (request: Request | Headers) => server.authenticate(request, { fresh: true });
    const byCookie = requestWith(cookieOf(data));
    expect(await fresh(byCookie)).toMatchObject({ status: 'signedIn', visitor: { userId: data.user_id } });
    expect((await fresh(bearer(data.session_jwt))).status).toBe('signedIn');
    await visitorOf(provider.sandbox).call('/sessions/revoke', {}, { session: data.session_token });
    expect((await server.authenticate(byCookie)).status).toBe('signedIn');
    expect(await fresh(byCookie)).toMatchObject({ status: 'signedOut', reason: 'session_ended' });
    expect(await fresh(bearer(data.session_jwt))).toMatchObject({ reason: 'session_ended' });
    // A valid JWT without the session token is asked for too.
    expect(await fresh(requestWith(cookieOf({ session_jwt: data.session_jwt })))).toMatchObject({
      reason: 'session_ended',
    });
  });

  it('asks each time, and an outage is unknown', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    const fresh = () => server.authenticate(requestWith(cookieOf(data)), { fresh: true });
    provider.calls = [];
    await fresh();
    await fresh();
    expect(provider.calls.filter(isRenewal)).toHaveLength(2);
    provider.fault = () => new Response('{}', { status: 500 });
    expect(await fresh()).toMatchObject({ status: 'unknown', error: { code: 'provider_unavailable' } });
  });

  it('of a JWT and a token of two sessions is refused, although the JWT is valid', async () => {
    const ada = await provider.signInBefore(0);
    const bob = await provider.signInBefore(0, 'bob@example.com');
    const mixed = cookieOf({ session_token: ada.session_token, session_jwt: bob.session_jwt });
    expect(await serverOf().authenticate(requestWith(mixed), { fresh: true })).toMatchObject({
      reason: 'cookies_differ',
    });
  });

  it('needs the secret', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf({ secret: undefined });
    expect(await server.authenticate(requestWith(cookieOf(data)), { fresh: true })).toMatchObject({
      status: 'unknown',
      error: { code: 'invalid_options', message: expect.stringContaining('options.secret') as string },
    });
  });
});

describe('The server’s half: calls with the secret', () => {
  it('one session is revoked, or all of a user’s', async () => {
    const server = serverOf();
    const ada = [
      await provider.signInBefore(0),
      await provider.signInBefore(0),
      await provider.signInBefore(0),
    ];
    const bob = await provider.signInBefore(0, 'bob@example.com');
    const statuses = () =>
      Promise.all(
        [...ada, bob].map(async (each) => {
          const { status } = await server.authenticate(requestWith(cookieOf(each)), { fresh: true });
          return status;
        }),
      );
    await server.sessions.revoke({ session_id: ada[0]?.session.session_id ?? '' });
    expect(await statuses()).toEqual(['signedOut', 'signedIn', 'signedIn', 'signedIn']);
    await server.sessions.revoke({ user_id: bob.user_id });
    expect(await statuses()).toEqual(['signedOut', 'signedIn', 'signedIn', 'signedOut']);
    await server.sessions.revoke({ user_id: ada[0]?.user_id ?? '' });
    expect(await statuses()).toEqual(['signedOut', 'signedOut', 'signedOut', 'signedOut']);
    await expect(server.sessions.revoke({ session_id: bob.session.session_id })).resolves.toBeUndefined();
  });

  it('a user is read and deleted, and then unknown', async () => {
    const { users } = serverOf();
    const { user, user_id } = await provider.signInBefore(0);
    expect(await users.get(user_id)).toEqual({ ...user, is_locked: false });
    await users.delete(user_id);
    const unknown = expect.objectContaining({ name: 'AuthServerError', code: 'not_found' }) as Error;
    await expect(users.get(user_id)).rejects.toEqual(unknown);
    await expect(users.delete(user_id)).rejects.toEqual(unknown);
  });

  it('a session that was revoked here is not answered from memory', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    await server.authenticate(requestWith(cookieOf(data)));
    await server.sessions.revoke({ session_id: data.session.session_id });
    expect(await server.authenticate(requestWith(cookieOf(data)))).toMatchObject({ reason: 'session_ended' });
  });

  it.each<[string, (server: ReturnType<typeof serverOf>) => Promise<unknown>]>([
    ['sessions.revoke needs session_id', ({ sessions }) => sessions.revoke({ session_id: '' })],
    ['sessions.revoke needs session_id', ({ sessions }) => sessions.revoke(undefined as never)],
    ['sessions.revoke needs user_id', ({ sessions }) => sessions.revoke({ user_id: undefined as never })],
    ['users.get needs user_id', ({ users }) => users.get('..')],
    ['users.delete needs user_id', ({ users }) => users.delete(5 as never)],
  ])('%s, and sends nothing without it', async (text, call) => {
    await expect(call(serverOf())).rejects.toMatchObject({
      code: 'invalid_argument',
      message: `${text}, a string.`,
    });
    expect(provider.calls).toEqual([]);
  });

  it('without a secret, with a wrong one, or during an outage they say so', async () => {
    const get = (options: Partial<AuthServerOptions> = {}) => serverOf(options).users.get('user-test-1');
    await expect(get({ secret: undefined })).rejects.toMatchObject({ code: 'invalid_options' });
    await expect(get({ secret: 'secret-test-wrong' })).rejects.toMatchObject({ code: 'credentials_refused' });
    provider.fault = () => new Response('{}', { status: 500 });
    await expect(get()).rejects.toMatchObject({ code: 'provider_unavailable' });
    // An answer without a list has revoked nothing.
    provider.fault = () => Response.json({});
    const revoked = serverOf().sessions.revoke({ user_id: 'user-test-1' });
    await expect(revoked).rejects.toMatchObject({ code: 'provider_unavailable' });
  });
});

describe('The server’s half: hooks for logs', () => {
  it('tell renewals once, and each answer that is unknown, without tokens', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const renewed: unknown[] = [];
    const errors: AuthServerError[] = [];
    const server = serverOf({
      onRenew: (session) => void renewed.push(session),
      onUnknown: (error) => void errors.push(error),
    });
    const ask = () => server.authenticate(requestWith(cookieOf(data)));
    await Promise.all([ask(), ask(), ask()]);
    await realTurn();
    expect(renewed).toEqual([{ userId: data.user_id, sessionId: data.session.session_id }]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
    provider.fault = ({ url }) => (isRenewal(url) ? new Response('{}', { status: 500 }) : null);
    await ask();
    await realTurn();
    expect(errors.map(({ code }) => code)).toEqual(['provider_unavailable']);
    expect(JSON.stringify([errors[0]?.message, errors[0]])).not.toContain(data.session_token);
  });

  it('that fail do not change the answer', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const failure = new Error('the log is full');
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const thrown = () => {
      throw failure;
    };
    for (const onRenew of [thrown, () => Promise.reject(failure)]) {
      const auth = await serverOf({ onRenew }).authenticate(requestWith(cookieOf(data)));
      expect(auth.status).toBe('signedIn');
    }
    await realTurn();
    expect(logged.mock.calls).toEqual([[failure], [failure]]);
  });
});

interface Policy {
  roles: 'editor' | 'reader';
  resources: { prices: 'read' | 'write' };
}

describe('The server’s half: roles', () => {
  it('of the visitor are told, and the names of a typed policy are checked', async () => {
    await provider.sandbox.control.createUser({
      public_token: PROJECT.publicToken,
      email: 'eve@example.com',
      roles: ['reader'],
    });
    const data = await provider.signInBefore(0, 'eve@example.com');
    const { secret, endpoints } = {
      secret: 'secret-test-sandbox',
      endpoints: { apiUrl: 'http://localhost:4311' },
    };
    const auth = await createAuthServer<Policy>({ ...PROJECT, secret, endpoints }).authenticate(
      requestWith(cookieOf(data)),
    );
    if (auth.status !== 'signedIn') throw new Error(auth.status);
    expect([auth.visitor.hasRole('reader'), auth.visitor.hasRole('editor')]).toEqual([true, false]);
    // @ts-expect-error: the policy has no such role
    expect(auth.visitor.hasRole('admin')).toBe(false);
    expect(await auth.visitor.isAuthorized('prices', 'read')).toBe(false);
    // @ts-expect-error: the policy has no such action
    expect(await auth.visitor.isAuthorized('prices', 'burn')).toBe(false);
  });
});
