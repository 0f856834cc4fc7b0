import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
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
import { holdTime } from '../../tests/time';

const provider = setUpProvider();
const SESSION_CLAIM = 'https://stytch.com/session';

describe('The server’s half: a JWT that is not this project’s', () => {
  afterEach(() => jest.useRealTimers());

  const ownKeys = generateKeyPair('RS256');
  const otherKeys = generateKeyPair('RS256');

  /** A JWT of our own key, which the provider's key endpoint names where `isKnown`. */
  async function forged(change: JWTPayload, { alg = 'RS256', isKnown = true, isOtherKey = false } = {}) {
    const { privateKey, publicKey } = await ownKeys;
    const jwk = { ...(await exportJWK(publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' };
    provider.fault = ({ url }) => (isKnown && isKeys(url) ? Response.json({ keys: [jwk] }) : null);
    const now = Math.floor(Date.now() / 1000);
    const end = new Date(Date.now() + 60 * MINUTE).toISOString();
    const payload = {
      iss: PROVIDER,
      aud: [PROJECT.projectId],
      sub: 'user-test-1',
      iat: now,
      exp: now + 300,
      [SESSION_CLAIM]: { id: 'session-test-1', started_at: end, expires_at: end, roles: ['stytch_user'] },
      ...change,
    };
    if (alg === 'none') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg, kid: 'ours' })}.${part(payload)}.`;
    }
    const rsaKey = isOtherKey ? (await otherKeys).privateKey : privateKey;
    const key = alg === 'HS256' ? new TextEncoder().encode(JSON.stringify(jwk)) : rsaKey;
    return new SignJWT(payload).setProtectedHeader({ alg, kid: 'ours' }).sign(key);
  }
  const ask = async (session_jwt: string) =>
    serverOf({ secret: undefined }).authenticate(requestWith(cookieOf({ session_jwt })));

  it('the same JWT without a change is accepted', async () => {
    expect(await ask(await forged({ plan: 'gold' }))).toMatchObject({
      status: 'signedIn',
      visitor: { userId: 'user-test-1', roles: ['stytch_user'], customClaims: { plan: 'gold' } },
    });
  });

  const soon = Math.floor(Date.now() / 1000) + 3600;
  it.each<[string, JWTPayload, Parameters<typeof forged>[1]]>([
    ['of an unknown key', {}, { isKnown: false }],
    ['of another key under a known key id', {}, { isOtherKey: true }],
    ['with the algorithm none', {}, { alg: 'none' }],
    ['signed by HS256 with the public key', {}, { alg: 'HS256' }],
    ['of another project', { aud: ['project-test-other'] }, {}],
    ['of this project and another', { aud: [PROJECT.projectId, 'project-test-other'] }, {}],
    ['of another issuer', { iss: 'https://evil.example' }, {}],
    ['with a future nbf', { nbf: soon }, {}],
    ['without an expiry', { exp: undefined }, {}],
    ['without a user', { sub: undefined }, {}],
    ['without a session, as an ID token', { [SESSION_CLAIM]: undefined }, {}],
  ])('%s is refused', async (_, change, options) => {
    expect(await ask(await forged(change, options))).toMatchObject({
      status: 'signedOut',
      reason: 'jwt_invalid',
    });
  });

  it('with changed claims is refused', async () => {
    const { session_jwt } = await provider.signInBefore(0);
    const [header, claims = '', signature] = session_jwt.split('.');
    const changed = Buffer.from(claims, 'base64url').toString().replace('user-test', 'user-evil');
    const tampered = [header, Buffer.from(changed).toString('base64url'), signature].join('.');
    expect(await ask(tampered)).toMatchObject({ status: 'signedOut', reason: 'jwt_invalid' });
  });

  it('4 s after its end it is accepted, and 6 s after it has expired', async () => {
    holdTime();
    const now = Math.floor(Date.now() / 1000);
    expect((await ask(await forged({ exp: now - 4 }))).status).toBe('signedIn');
    expect(await ask(await forged({ exp: now - 6 }))).toMatchObject({ reason: 'jwt_expired' });
  });

  it('a JWT of a session that ends now has expired', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const endingAt = (ms: number) =>
      forged({ [SESSION_CLAIM]: { id: 's', expires_at: new Date(ms).toISOString() } });
    expect(await ask(await endingAt(now))).toMatchObject({ reason: 'jwt_expired' });
    expect((await ask(await endingAt(now + 1))).status).toBe('signedIn');
  });

  it('a renewed JWT of two projects is named as such', async () => {
    const session_jwt = await forged({ aud: [PROJECT.projectId, 'project-test-other'] });
    const { session } = await provider.signInBefore(0);
    const keys = provider.fault;
    provider.fault = (request) =>
      isRenewal(request.url) ? Response.json({ session, session_jwt }) : (keys?.(request) ?? null);
    const auth = await serverOf().authenticate(requestWith(cookieOf({ session_token: 'token' })));
    expect(auth).toMatchObject({
      status: 'unknown',
      error: {
        code: 'jwt_not_accepted',
        message: expect.stringContaining('is not accepted: it is no session JWT of this project.') as string,
      },
    });
  });

  it('a wrong audience on this server makes the answer unknown, with the likely causes', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf({ secret: undefined, projectId: 'project-test-typo' });
    const auth = await server.authenticate(requestWith(cookieOf(data)));
    expect(auth).toMatchObject({ status: 'unknown', error: { code: 'jwt_not_accepted' } });
    expect(auth.status === 'unknown' && auth.error.message).toMatch(
      /"aud" claim.*projectId.*issuer.*jwksUrl.*clock/,
    );
  });
});

describe('The server’s half: a clock that is 18 s slow', () => {
  const behind = async (clockToleranceSeconds?: number) => {
    await provider.sandbox.control.advanceClock({ advance_ms: 18_000 });
    const data = await provider.signInBefore(0);
    const server = serverOf(clockToleranceSeconds === undefined ? {} : { clockToleranceSeconds });
    return { data, ask: (cookie: string) => server.authenticate(requestWith(cookie)) };
  };

  it('is named, and signs nobody out', async () => {
    const { data, ask } = await behind();
    for (const cookie of [
      cookieOf(data),
      cookieOf({ session_jwt: data.session_jwt }),
      cookieOf({ session_token: data.session_token }),
    ])
      expect(await ask(cookie)).toMatchObject({
        status: 'unknown',
        error: {
          code: 'jwt_not_accepted',
          message: expect.stringMatching(
            /^A genuine session JWT is valid only in 1[78] s by this server's clock, which seems to be slow\. Set the clock, or options\.clockToleranceSeconds\.$/,
          ) as string,
        },
      });
  });

  it('is tolerated with clockToleranceSeconds', async () => {
    const { data, ask } = await behind(20);
    expect((await ask(cookieOf(data))).status).toBe('signedIn');
  });
});

describe('The server’s half: the provider’s keys', () => {
  it('while they cannot be fetched, the answer is unknown; known keys stay in use', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    provider.fault = ({ url }) => (isKeys(url) ? new Response('down', { status: 503 }) : null);
    expect(await server.authenticate(requestWith(cookieOf(data)))).toMatchObject({
      status: 'unknown',
      error: {
        code: 'keys_unavailable',
        message: `The keys at ${PROVIDER}/v1/sessions/jwks/${PROJECT.projectId} could not be fetched. The provider at ${PROVIDER} answered with status 503.`,
        cause: { message: expect.any(String) as string },
      },
    });
    provider.fault = null;
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
    provider.fault = ({ url }) => (isKeys(url) ? new Response('down', { status: 503 }) : null);
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
  });

  it('are fetched again after ten minutes, and stay in use for a day while that fails', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    const ask = () => server.authenticate(requestWith(cookieOf({ session_jwt: data.session_jwt })));
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    await ask();
    provider.calls = [];
    clock.mockReturnValue(start + 10 * MINUTE - 1);
    await ask();
    expect(provider.calls).toEqual([]);
    clock.mockReturnValue(start + 10 * MINUTE);
    await ask();
    await ask();
    expect(provider.calls.filter(isKeys)).toHaveLength(1);
    provider.fault = ({ url }) => (isKeys(url) ? new Response('down', { status: 503 }) : null);
    clock.mockReturnValue(start + 22 * MINUTE);
    // Only keys tell that an expired JWT is genuine.
    expect(await ask()).toMatchObject({ reason: 'jwt_expired' });
    expect(provider.calls.filter(isKeys)).toHaveLength(2);
    clock.mockReturnValue(start + 25 * 60 * MINUTE);
    expect(await ask()).toMatchObject({ status: 'unknown', error: { code: 'keys_unavailable' } });
  });

  it('that hang are waited for once by all requests, and then not for ten seconds', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    const ask = () => server.authenticate(requestWith(cookieOf(data)));
    provider.fault = ({ url }) => (isKeys(url) ? Promise.reject(new DOMException('', 'TimeoutError')) : null);
    const unknown = { status: 'unknown', error: { code: 'keys_unavailable' } };
    for (const answer of await Promise.all([ask(), ask(), ask()])) expect(answer).toMatchObject(unknown);
    expect(await ask()).toMatchObject(unknown);
    expect(provider.calls.filter(isKeys)).toHaveLength(1);
    provider.fault = null;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    expect((await ask()).status).toBe('signedIn');
  });

  it('that are given need no call, are refreshed, and end after a day without an answer', async () => {
    const data = await provider.signInBefore(0);
    const jwks = await provider.sandbox.handle(new Request(`${PROVIDER}/.well-known/jwks.json`));
    const keys = (await jwks.json()) as { keys: Record<string, unknown>[] };
    const server = serverOf({ keys });
    const ask = () => server.authenticate(requestWith(cookieOf({ session_jwt: data.session_jwt })));
    provider.calls = [];
    expect((await ask()).status).toBe('signedIn');
    expect(provider.calls).toEqual([]);
    provider.fault = () => new Response('down', { status: 503 });
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start + 11 * MINUTE);
    expect(await ask()).toMatchObject({ reason: 'jwt_expired' });
    expect(provider.calls.filter(isKeys)).toHaveLength(1);
    clock.mockReturnValue(start + 25 * 60 * MINUTE);
    expect(await ask()).toMatchObject({ status: 'unknown', error: { code: 'keys_unavailable' } });
  });

  it.each(['wrong', 'secret-test-sandbox\n'])(
    'with the secret %j are refused, not unavailable',
    async (secret) => {
      const data = await provider.signInBefore(0);
      const auth = await serverOf({ secret }).authenticate(requestWith(cookieOf(data)));
      const hint = secret.endsWith('\n') ? ' The secret begins or ends with white space.' : '';
      expect(auth).toMatchObject({
        status: 'unknown',
        error: {
          code: 'credentials_refused',
          message: `The provider at ${PROVIDER} refuses the project id and secret.${hint}`,
        },
      });
    },
  );

  it('an unknown key id is looked up once a minute at most, also while the key endpoint is down', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    await server.authenticate(requestWith(cookieOf(data)));
    provider.calls = [];
    const { privateKey } = await generateKeyPair('RS256');
    const unknown = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'none' }).sign(privateKey);
    const ask = () => server.authenticate(requestWith(cookieOf({ session_jwt: unknown })));
    const askOften = async () => [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    for (const answer of await askOften()) expect(answer).toMatchObject({ reason: 'jwt_invalid' });
    clock.mockReturnValue(start + MINUTE - 1);
    await ask();
    expect(provider.calls).toEqual([`/v1/sessions/jwks/${PROJECT.projectId}`]);
    clock.mockReturnValue(start + MINUTE);
    provider.fault = () => new Response('down', { status: 503 });
    for (const answer of await askOften()) expect(answer).toMatchObject({ status: 'unknown' });
    expect(provider.calls).toHaveLength(2);
  });

  it('while the provider changes its keys, JWTs of the old and of the new one are accepted', async () => {
    const server = serverOf();
    const old = await provider.signInBefore(0);
    const jwksOf = async () =>
      (await (await provider.sandbox.handle(new Request(`${PROVIDER}/.well-known/jwks.json`))).json()) as {
        keys: object[];
      };
    const { keys } = await jwksOf();
    await server.authenticate(requestWith(cookieOf(old)));
    await provider.sandbox.close();
    await provider.restart();
    const data = await provider.signInBefore(0);
    const both = { keys: [...keys, ...(await jwksOf()).keys] };
    provider.fault = ({ url }) => (isKeys(url) ? Response.json(both) : null);
    for (const { session_jwt } of [data, old, data])
      expect((await server.authenticate(requestWith(cookieOf({ session_jwt })))).status).toBe('signedIn');
  });

  it('keys that the provider has added are fetched for the first JWT that names them', async () => {
    const server = serverOf();
    const old = await provider.signInBefore(0);
    await server.authenticate(requestWith(cookieOf(old)));
    await provider.sandbox.close();
    await provider.restart();
    const data = await provider.signInBefore(0);
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
  });
});
