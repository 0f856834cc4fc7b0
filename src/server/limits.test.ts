import {
  cookieOf,
  isKeys,
  isRenewal,
  MINUTE,
  PROJECT,
  PROVIDER,
  requestWith,
  serverOf,
  setUpProvider,
} from '../../tests/authServer';
import { createAuthServer } from '../server';
import { visitorOf } from '../../sandbox/testing/visitor';

const provider = setUpProvider();
const wait = { status: 429, headers: { 'Retry-After': '600' } };

describe('The server’s half: made-up session tokens', () => {
  const made = (n: number) => requestWith(`stytch_session=made-up-${n}`);
  const renewals = () => provider.calls.filter(isRenewal).length;

  it('get few calls, and leave the visitors’ renewals alone', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    const answers = await Promise.all(Array.from({ length: 500 }, (_, n) => server.authenticate(made(n))));
    expect(renewals()).toBe(20);
    const unknown = answers.filter(({ status }) => status === 'unknown');
    expect(unknown).toHaveLength(480);
    expect(unknown[0]).toMatchObject({ error: { code: 'rate_limited', retryAfterSeconds: 10 } });
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    expect((await server.authenticate(made(501))).status).toBe('signedOut');
  });

  it('pause themselves alone when the provider asks to wait', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const lone = await provider.signInBefore(0, 'bob@example.com');
    const server = serverOf();
    provider.fault = ({ url }) => (isRenewal(url) ? new Response('{}', wait) : null);
    expect((await server.authenticate(made(1))).status).toBe('unknown');
    provider.fault = null;
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
    const { session_token } = lone;
    expect((await server.authenticate(requestWith(cookieOf({ session_token })))).status).toBe('unknown');
  });

  it('wait when the provider asks for it at the renewal of a visitor', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    provider.fault = ({ url }) => (isRenewal(url) ? new Response('{}', wait) : null);
    await server.authenticate(requestWith(cookieOf(data)));
    expect((await server.authenticate(made(1))).status).toBe('unknown');
    expect(renewals()).toBe(1);
  });

  it('beside one genuine JWT get few calls too', async () => {
    const { session_jwt } = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    const ask = (n: number) =>
      server.authenticate(requestWith(cookieOf({ session_token: `made-up-${n}`, session_jwt })));
    await Promise.all(Array.from({ length: 100 }, (_, n) => ask(n)));
    expect(renewals()).toBe(30);
  });

  it('are no limit for tokens that the provider knows', async () => {
    const server = serverOf();
    const { session_token } = await provider.signInBefore(0);
    for (let n = 0; n < 25; n++) {
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
      const auth = await server.authenticate(requestWith(cookieOf({ session_token })), { fresh: true });
      expect(auth.status).toBe('signedIn');
    }
  });
});

describe('The server’s half: a provider that asks to wait', () => {
  const isAsked = {
    keys: isKeys,
    policy: (path: string) => path.includes('/bootstrap/'),
    'the setting of HttpOnly': (path: string) => path.endsWith('/sdk/v1/sessions/authenticate'),
  };
  it.each(Object.entries(isAsked))('is not asked for %s until then', async (_, isCall) => {
    jest.spyOn(console, 'warn').mockImplementation();
    provider.fault = ({ url }) => (isCall(new URL(url).pathname) ? new Response('{}', wait) : null);
    const server = createAuthServer({
      ...PROJECT,
      secret: 'secret-test-sandbox',
      endpoints: { apiUrl: PROVIDER },
    });
    const start = Date.now();
    const ask = async (ms: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(start + ms);
      const data = await provider.signInBefore(6 * MINUTE, `visitor-${ms}@example.com`);
      const auth = await server.authenticate(requestWith(cookieOf(data)));
      if (auth.status === 'signedIn') await auth.visitor.isAuthorized('a', 'b').catch(() => false);
      return auth.headers.get('Retry-After');
    };
    const first = await ask(0);
    if (isCall === isKeys) expect(first).toBe('600');
    await ask(11_000);
    await ask(599_999);
    expect(provider.calls.filter(isCall)).toHaveLength(1);
    await ask(600_000);
    expect(provider.calls.filter(isCall)).toHaveLength(2);
  });
});

describe('The server’s half: a sign-out', () => {
  it.each<[string, Parameters<ReturnType<typeof serverOf>['authenticate']>[1]]>([
    ['a renewal', {}],
    ['a fresh one', { fresh: true }],
  ])('by the server ends %s that is under way, and its cookies are removed', async (_, options) => {
    for (const end of ['session', 'user', 'delete']) {
      const data = await provider.signInBefore(6 * MINUTE, `${end}@example.com`);
      const other = await provider.signInBefore(6 * MINUTE, `other-${end}@example.com`);
      const server = serverOf();
      let answered = () => undefined as void;
      const isAnswered = new Promise<void>((resolve) => (answered = resolve));
      let deliver = () => undefined as void;
      const isDelivered = new Promise<void>((resolve) => (deliver = resolve));
      let count = 0;
      provider.fault = async (request) => {
        const answer = await provider.sandbox.handle(request);
        if (!isRenewal(request.url)) return answer;
        if ((count += 1) === 2) answered();
        await isDelivered;
        return answer;
      };
      const running = [data, other].map((each) => server.authenticate(requestWith(cookieOf(each)), options));
      await isAnswered;
      const { session_id, user_id } = data.session;
      if (end === 'delete') await server.users.delete(user_id);
      else await server.sessions.revoke(end === 'user' ? { user_id } : { session_id });
      deliver();
      const [ended, kept] = await Promise.all(running);
      expect([end, ended]).toMatchObject([end, { status: 'signedOut', reason: 'session_ended' }]);
      expect(ended?.headers.getSetCookie()).toEqual(Array(2).fill(expect.stringContaining('Max-Age=0')));
      expect(kept?.status).toBe('signedIn');
      provider.fault = null;
    }
  });

  it('is not undone by a prefetch that was under way', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    const ask = () => server.authenticate(requestWith(cookieOf(data)));
    const [page, prefetch] = await Promise.all([ask(), ask()]);
    // They have shared one call, and both renew the cookies.
    for (const { headers } of [page, prefetch]) expect(headers.getSetCookie()).toHaveLength(2);
    await visitorOf(provider.sandbox).call('/sessions/revoke', {}, { session: data.session_token });
    const late = await ask();
    expect(late.status).toBe('signedIn');
    expect([...late.headers]).toEqual([['cache-control', 'private, no-store']]);
  });
});
