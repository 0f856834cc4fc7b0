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
