import type { createFakeServices } from '../../../tests/fakeServices';
import { apiError, data, hang, offline, type Provider } from '../../../tests/fakeServices';
import { confirmed, REFRESH, signedInClient, visitorAt } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { makeAnswer } from '../../../tests/data/visitors';
import { authenticateSession, clearSession, revokeSession, storeAuthenticated } from './sessions';

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

async function signedIn(provider: Provider) {
  const client = await signedInClient(provider, { answerMs: 500, settleMs: 20_000 });
  return { ...client, session: () => client.store.getState().session };
}
const otherTabSignsIn = ({ storage }: ReturnType<typeof createFakeServices>) => {
  storage.tokens.write({ session_token: 'winner', session_jwt: 'winner.jwt' }, 1_800);
  storage.visitor.write(visitorAt(0, 'session-2'));
};
async function expectOtherTabToWin({ services, run, settle, session }: Awaited<ReturnType<typeof signedIn>>) {
  const result = run(() => authenticateSession({}));
  await jest.advanceTimersByTimeAsync(100);
  otherTabSignsIn(services);
  expect((await settle(result)).data?.session.session_id).toBe('session-2');
  expect(services.callsTo(REFRESH)).toHaveLength(2);
  expect(session().visitor?.session.session_id).toBe('session-2');
  expect(services.storage.tokens.read()?.session_token).toBe('winner');
}

describe('§4 Session lifecycle: a confirmed session', () => {
  it('is stored: tokens in cookies for its duration, the visitor in storage and state', async () => {
    const { services, run, settle, session } = await signedIn(({ at }) =>
      confirmed(at, 'session-1', 'fresh'),
    );
    const { data: answered } = await settle(run(() => authenticateSession({ session_duration_minutes: 30 })));
    expect(answered?.session.session_id).toBe('session-1');
    expect(services.storage.tokens.read()).toEqual({ session_token: 'fresh', session_jwt: 'fresh.jwt' });
    expect(services.browser.cookies.written.at(-1)).toMatch(/Max-Age=1800(;|$)/);
    expect(session()).toMatchObject({ status: 'signedIn', fromCache: false });
    expect(services.storage.duration.read('session-1')).toBe(30);
    expect(services.storage.visitor.read()).toEqual(session().visitor);
  });

  it('is stored with a session token alone, without a JWT', async () => {
    const { services, run, settle } = await signedIn(({ at }) =>
      data({ ...makeAnswer(visitorAt(at), 'fresh'), session_jwt: '' }),
    );
    await settle(run(() => authenticateSession({})));
    expect(services.storage.tokens.read()?.session_token).toBe('fresh');
    expect(services.storage.httpOnly.read()).toBe(false);
  });

  it('keeps its tokens in cookies only', async () => {
    const { services, run, settle, store } = await signedIn(({ at }) =>
      confirmed(at, 'session-1', 'second-token'),
    );
    await settle(run(() => authenticateSession({})));
    expect([...services.browser.stored.values()].join()).not.toContain('second-token');
    expect(JSON.stringify(store.getState())).not.toContain('second-token');
  });

  it('removes readable cookies when the provider sets HttpOnly ones', async () => {
    const { services, run, settle, session } = await signedIn(({ at }) =>
      data({ ...makeAnswer(visitorAt(at)), session_token: '', session_jwt: '' }),
    );
    await settle(run(() => authenticateSession({})));
    expect(services.browser.cookies.cookie).toBe('');
    expect(services.storage.httpOnly.read()).toBe(true);
    expect(session().status).toBe('signedIn');
    await run(clearSession);
    expect(services.storage.httpOnly.read()).toBe(false);
  });

  it.each([{}, { session: {}, user: {} }, { session: visitorAt(0).session }])(
    'an answer without a session (%j) is an error and changes nothing',
    async (fields) => {
      const { services, run, settle, session } = await signedIn(() => data(fields));
      const { error } = await settle(run(() => authenticateSession({})));
      expect(error).toMatchObject({
        kind: 'unreachable',
        message: 'Invalid JSON response from our servers.',
      });
      expect(session().status).toBe('signedIn');
      expect(services.storage.tokens.read()?.session_token).toBe('token');
    },
  );

  it('with unreadable times lasts until the browser closes', async () => {
    const { services, run } = await signedIn(() => data({}));
    const visitor = visitorAt(0);
    visitor.session.expires_at = 'soon';
    await run(() => storeAuthenticated({ data: makeAnswer(visitor, 'new') }));
    expect(services.browser.cookies.written.at(-1)).not.toContain('Max-Age');
    expect(services.storage.tokens.read()?.session_token).toBe('new');
  });
});

describe('§4 Session lifecycle: the session changes while it is confirmed', () => {
  it('the call is repeated for the new session', async () => {
    const client = await signedIn(({ at, request }) => {
      const [, token] = atob(request.headers.Authorization?.slice('Basic '.length) ?? '').split(':');
      return token === 'winner' ? confirmed(at, 'session-2', 'winner') : confirmed(at, 'session-1', 'loser');
    });
    await expectOtherTabToWin(client);
  });

  it('a refusal of the old session does not clear the new one', async () => {
    let calls = 0;
    const { services, run, settle } = await signedIn(({ at }) =>
      (calls += 1) === 1 ? apiError(404, 'session_not_found') : confirmed(at, 'session-2', 'winner'),
    );
    const result = run(() => authenticateSession({}));
    await jest.advanceTimersByTimeAsync(100);
    otherTabSignsIn(services);
    expect((await settle(result)).error).toBeUndefined();
    expect(services.storage.tokens.read()?.session_token).toBe('winner');
    expect(services.storage.visitor.read()?.session.session_id).toBe('session-2');
  });

  it.each<[string, (at: number) => ReturnType<Provider>]>([
    ['good', (at) => confirmed(at, 'session-0', 'stray')],
    ['bad', () => apiError(401, 'user_unauthenticated')],
  ])(
    'a session that appears meanwhile stays: a %s answer for the old one changes nothing',
    async (_, first) => {
      let calls = 0;
      const client = await signedIn(({ at }) =>
        (calls += 1) === 1 ? first(at) : confirmed(at, 'session-2', 'winner'),
      );
      await client.run(clearSession);
      await expectOtherTabToWin(client);
    },
  );

  it('the call is repeated with HttpOnly cookies too', async () => {
    const { services, run, settle, session } = await signedIn(({ at }) =>
      data({ ...makeAnswer(visitorAt(at, 'session-2')), session_token: '', session_jwt: '' }),
    );
    services.storage.tokens.clear();
    const result = run(() => authenticateSession({}));
    await jest.advanceTimersByTimeAsync(100);
    services.storage.visitor.write(visitorAt(0, 'session-2'));
    await settle(result);
    expect(services.callsTo(REFRESH)).toHaveLength(2);
    expect(session().visitor?.session.session_id).toBe('session-2');
  });

  it('the call is repeated as often as the session changes', async () => {
    const { services, run, settle } = await signedIn(({ at }) => confirmed(at, 'session-9', 'token-9'));
    const result = run(() => authenticateSession({}));
    for (const n of [7, 8, 9]) {
      await jest.advanceTimersByTimeAsync(400);
      services.storage.tokens.write({ session_token: `token-${n}`, session_jwt: 'jwt' }, 1_800);
      services.storage.visitor.write(visitorAt(0, `session-${n}`));
    }
    expect((await settle(result)).data?.session.session_id).toBe('session-9');
    expect(services.callsTo(REFRESH)).toHaveLength(4);
  });

  it('a refusal rejects, also when the session has ended meanwhile', async () => {
    const { run, settle, session, services } = await signedIn(() => apiError(404, 'session_not_found'));
    const result = run(() => authenticateSession({}));
    await jest.advanceTimersByTimeAsync(100);
    await run(clearSession);
    expect((await settle(result)).error).toMatchObject({ name: 'NoCurrentSessionError' });
    expect(session().status).toBe('signedOut');
    expect(services.callsTo(REFRESH)).toHaveLength(1);
  });

  it('tokens set by updateSession meanwhile are not overwritten', async () => {
    let calls = 0;
    const { services, run, settle } = await signedIn(({ at }) =>
      confirmed(at, 'session-1', (calls += 1) === 1 ? 'older' : 'backend'),
    );
    const result = run(() => authenticateSession({}));
    await jest.advanceTimersByTimeAsync(100);
    services.storage.tokens.write({ session_token: 'backend', session_jwt: 'backend.jwt' });
    await settle(result);
    expect(services.callsTo(REFRESH)).toHaveLength(2);
    expect(services.storage.tokens.read()?.session_token).toBe('backend');
  });

  it('a success does not undo a sign-out meanwhile', async () => {
    const { services, run, settle, session } = await signedIn(({ at }) => confirmed(at));
    const result = run(() => authenticateSession({}));
    await jest.advanceTimersByTimeAsync(100);
    await run(clearSession);
    expect((await settle(result)).error).toMatchObject({ kind: 'device', name: 'NoCurrentSessionError' });
    expect(session().status).toBe('signedOut');
    expect(services.storage.tokens.read()).toBeNull();
    expect(services.callsTo(REFRESH)).toHaveLength(1);
  });
});

describe('§4 Session lifecycle: signing out', () => {
  it.each<[string, Provider, boolean, boolean]>([
    ['signs out when the provider agrees', () => data({}), false, true],
    [
      'signs out when the provider does not know the session',
      () => apiError(404, 'session_not_found'),
      false,
      true,
    ],
    ['keeps the session when the provider fails', () => apiError(500, 'internal_server_error'), false, false],
    ['keeps the session when the provider is unreachable', offline, false, false],
    ['keeps the session when the provider never answers', hang, false, false],
    [
      'with forceClear signs out when the provider fails',
      () => apiError(500, 'internal_server_error'),
      true,
      true,
    ],
    ['with forceClear signs out when the provider is unreachable', offline, true, true],
  ])('revoke %s', async (_, provider, forceClear, signedOut) => {
    const { services, run, settle, session } = await signedIn(provider);
    await settle(run(() => revokeSession({ forceClear })));
    expect(session().status).toBe(signedOut ? 'signedOut' : 'signedIn');
    expect(services.storage.tokens.read() === null).toBe(signedOut);
    expect(services.storage.visitor.read() === null).toBe(signedOut);
    expect(services.callsTo('POST /sessions/revoke')).toHaveLength(1);
  });
});
