import {
  cookieOf,
  isRenewal,
  MINUTE,
  PROJECT,
  PROVIDER,
  requestWith,
  serverOf,
  setUpProvider,
} from '../../tests/authServer';
import { basicAuthorization } from '../domain/calls/httpHeaders';
import type { AuthServerOptions } from '../server';

const provider = setUpProvider();
const SECRET = 'secret-test-sandbox';

describe('The server’s half: the renewal of a session', () => {
  const ask = (cookie: string, options: Partial<AuthServerOptions> = {}) =>
    serverOf(options).authenticate(requestWith(cookie));

  it.each<[string, Partial<AuthServerOptions>, string, (token: string) => string, object]>([
    [
      'the secret',
      {},
      `${PROVIDER}/v1/sessions/authenticate`,
      () => basicAuthorization(PROJECT.projectId, SECRET),
      { session_token: expect.any(String) },
    ],
    [
      'the public token',
      { secret: undefined },
      `${PROVIDER}/sdk/v1/sessions/authenticate`,
      (token) => basicAuthorization(PROJECT.publicToken, token),
      {},
    ],
  ])('with %s names the session, the site and the SDK', async (_, options, url, authorization, body) => {
    const { session_token } = await provider.signInBefore(0);
    const sent = provider.watch('/sessions/authenticate');
    await ask(cookieOf({ session_token }), options);
    await ask(cookieOf({ session_token }), { ...options, origin: 'https://public.example' });
    expect(sent.map(({ headers }) => headers.get('X-SDK-Parent-Host'))).toEqual([
      'https://prices.example',
      'https://public.example',
    ]);
    const [first] = sent;
    expect([first?.method, first?.url, first?.redirect]).toEqual(['POST', url, 'manual']);
    expect(first?.headers.get('Authorization')).toBe(authorization(session_token));
    const sdk = atob(first?.headers.get('X-SDK-Client') ?? '');
    expect(JSON.parse(sdk)).toEqual({ sdk: { identifier: expect.any(String), version: expect.any(String) } });
    expect(await first?.json()).toEqual(body);
  });

  it('goes to the same address with slashes after apiUrl', async () => {
    const { session_token } = await provider.signInBefore(0);
    const endpoints = { apiUrl: `${PROVIDER}//` };
    expect((await ask(cookieOf({ session_token }), { endpoints })).status).toBe('signedIn');
  });

  it('is shared with requests of the next ten seconds, which still have the old cookie', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    provider.calls = [];
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const renewals = async (ms: number) => {
      clock.mockReturnValue(start + ms);
      await server.authenticate(requestWith(cookieOf(data)));
      return provider.calls.filter(isRenewal).length;
    };
    expect(await renewals(0)).toBe(1);
    expect(await renewals(9_999)).toBe(1);
    expect(await renewals(10_000)).toBe(2);
  });

  it('ends after ten seconds while that of another session has no answer yet', async () => {
    const ada = await provider.signInBefore(0);
    const bob = await provider.signInBefore(0, 'bob@example.com');
    const server = serverOf();
    const ask = ({ session_token }: typeof ada) =>
      server.authenticate(requestWith(cookieOf({ session_token })));
    let answerAda = (): void => undefined;
    const wait = new Promise<void>((resolve) => (answerAda = resolve));
    provider.fault = (request) => wait.then(() => provider.sandbox.handle(request));
    const pending = ask(ada);
    provider.fault = null;
    await ask(bob);
    expect(provider.calls.filter(isRenewal)).toHaveLength(2);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await ask(bob);
    expect(provider.calls.filter(isRenewal)).toHaveLength(3);
    answerAda();
    expect((await pending).status).toBe('signedIn');
  });

  it('is not shared in Cloudflare’s workers, which cannot wait for a call of another request', async () => {
    const { session_token } = await provider.signInBefore(0);
    const navigator = { value: { userAgent: 'Cloudflare-Workers' }, configurable: true };
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', navigator);
    try {
      await jest.isolateModulesAsync(async () => {
        const { createAuthServer } = await import('../server');
        const server = createAuthServer({
          ...PROJECT,
          secret: SECRET,
          endpoints: { apiUrl: PROVIDER },
          cookieOptions: { httpOnly: false },
        });
        const ask = () => server.authenticate(requestWith(cookieOf({ session_token })));
        for (const { status } of await Promise.all([ask(), ask()])) expect(status).toBe('signedIn');
      });
    } finally {
      Reflect.deleteProperty(globalThis, 'navigator');
      if (before) Object.defineProperty(globalThis, 'navigator', before);
    }
    expect(provider.calls.filter(isRenewal)).toHaveLength(2);
  });

  it('is not shared with requests of another session', async () => {
    const ada = await provider.signInBefore(0);
    const bob = await provider.signInBefore(0, 'bob@example.com');
    const server = serverOf();
    for (const { session_token, user_id } of [ada, bob, ada])
      expect(await server.authenticate(requestWith(cookieOf({ session_token })))).toMatchObject({
        visitor: { userId: user_id },
      });
    expect(provider.calls.filter(isRenewal)).toHaveLength(2);
  });

  it('takes the token of the answer in place of the cookie’s', async () => {
    const data = await provider.signInBefore(0);
    const answered = async (change: object) => {
      provider.fault = ({ url }) => (isRenewal(url) ? Response.json({ data: { ...data, ...change } }) : null);
      const auth = await ask(cookieOf({ session_token: 'old' }), { secret: undefined });
      return auth.status === 'signedIn' ? auth.headers.getSetCookie()[0]?.split(';')[0] : auth.status;
    };
    expect(await answered({ session_token: 'new' })).toBe('stytch_session=new');
    for (const session_token of ['', undefined, null, 5])
      expect(await answered({ session_token })).toBe('stytch_session=old');
  });

  it.each<[string, object | null]>([
    ['no object', null],
    ['no session', { session: undefined }],
    ['a session that is no object', { session: 'session-test-1' }],
    ['no JWT', { session_jwt: undefined }],
    ['an empty JWT', { session_jwt: '' }],
    ['a JWT that is no text', { session_jwt: 5 }],
    ['a session without its end', { session: { last_accessed_at: '2030-01-01T00:00:00Z' } }],
    ['a session without its last access', { session: { expires_at: '2030-01-01T00:00:00Z' } }],
  ])('with %s in the answer leaves it unknown who asks', async (_, change) => {
    const data = await provider.signInBefore(0);
    const body = change && { ...data, ...change };
    provider.fault = ({ url }) => (isRenewal(url) ? Response.json(body) : null);
    const auth = await ask(cookieOf({ session_token: data.session_token }));
    expect(auth).toMatchObject({
      status: 'unknown',
      error: expect.objectContaining({
        name: 'AuthServerError',
        code: 'provider_unavailable',
        message: `The provider at ${PROVIDER} answered with status 200, but not as its API does. Is it endpoints.apiUrl?`,
        retryAfterSeconds: undefined,
      }),
    });
  });

  it('with a JWT that is over already is named as such', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    provider.fault = ({ url }) => (isRenewal(url) ? Response.json(data) : null);
    expect(await ask(cookieOf({ session_token: data.session_token }))).toMatchObject({
      status: 'unknown',
      error: { code: 'jwt_not_accepted', message: expect.stringContaining('it has expired already') },
    });
  });
});
