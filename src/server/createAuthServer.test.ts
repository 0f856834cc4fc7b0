import { visitorOf } from '../../sandbox/testing/visitor';
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
import type { AuthServerOptions } from '../server';

const provider = setUpProvider();
const modes: [string, Partial<AuthServerOptions>][] = [
  ['with the secret', {}],
  ['without a secret', { secret: undefined }],
];

describe.each(modes)('The server’s half: a session, %s', (_, options) => {
  it('a valid JWT is verified without a call but the one for the keys', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf(options);
    provider.calls = [];
    const first = await server.authenticate(requestWith(cookieOf(data)));
    await server.authenticate(requestWith(cookieOf(data)));
    expect(first).toMatchObject({
      status: 'signedIn',
      visitor: {
        userId: data.user_id,
        sessionId: data.session.session_id,
        roles: data.session.roles,
        factors: data.session.authentication_factors,
        startedAt: data.session.started_at,
        endsAt: data.session.expires_at,
        customClaims: {},
      },
    });
    // Also without new cookies the page is made for this visitor.
    expect([...first.headers]).toEqual([['cache-control', 'private, no-store']]);
    expect(provider.calls).toHaveLength(1);
    expect(provider.calls.every(isKeys)).toBe(true);
  });

  it('an expired JWT is renewed, and the answer sets both cookies for the rest of the session', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf(options);
    const auth = await server.authenticate(requestWith(cookieOf(data)));
    expect(auth).toMatchObject({ status: 'signedIn', visitor: { userId: data.user_id } });
    const headers = auth.status === 'signedIn' ? auth.headers : new Headers();
    const [token, jwt] = headers.getSetCookie();
    expect(token).toMatch(
      new RegExp(`^stytch_session=${data.session_token}; Path=/; Max-Age=3[0-9]{3}; SameSite=Lax; Secure$`),
    );
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    const renewed = jwt?.split(/[=;]/)[1];
    expect(renewed).not.toBe(data.session_jwt);
    provider.calls = [];
    const next = await server.authenticate(requestWith(cookieOf({ ...data, session_jwt: renewed ?? '' })));
    expect(next.status).toBe('signedIn');
    expect(provider.calls).toEqual([]);
  });

  it('a missing JWT is renewed too', async () => {
    const { session_token } = await provider.signInBefore(0);
    expect((await serverOf(options).authenticate(requestWith(cookieOf({ session_token })))).status).toBe(
      'signedIn',
    );
  });

  it('a revoked session is signed out, and its cookies are removed', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    await visitorOf(provider.sandbox).call('/sessions/revoke', {}, { session: data.session_token });
    const auth = await serverOf(options).authenticate(requestWith(cookieOf(data)));
    expect(auth).toMatchObject({ status: 'signedOut', reason: 'session_ended' });
    const cookies = auth.status === 'signedOut' ? auth.headers.getSetCookie() : [];
    expect(cookies).toEqual([
      'stytch_session=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      'stytch_session_jwt=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });

  it('an expired JWT of another session than the token is refused', async () => {
    const ada = await provider.signInBefore(6 * MINUTE);
    const bob = await provider.signInBefore(6 * MINUTE, 'bob@example.com');
    const mixed = cookieOf({ session_token: ada.session_token, session_jwt: bob.session_jwt });
    expect(await serverOf(options).authenticate(requestWith(mixed))).toMatchObject({
      status: 'signedOut',
      reason: 'cookies_differ',
    });
  });

  it('a renewal is given up after 3 s', async () => {
    const { session_token } = await provider.signInBefore(0);
    const limits: number[] = [];
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      const controller = new AbortController();
      setImmediate(() => controller.abort());
      return controller.signal;
    });
    provider.fault = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('timeout'))));
    const auth = await serverOf(options).authenticate(requestWith(cookieOf({ session_token })));
    expect(auth).toMatchObject({ status: 'unknown', error: { code: 'provider_unavailable' } });
    expect(limits).toEqual([3_000]);
  });

  it('1,000 requests at once make one call for the keys and one renewal', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf(options);
    provider.calls = [];
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => server.authenticate(requestWith(cookieOf(data)))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['signedIn']));
    expect(provider.calls.filter(isKeys)).toHaveLength(1);
    expect(provider.calls.filter(isRenewal)).toHaveLength(1);
  });

  it.each([
    ['a dropped connection', () => Response.error(), 'provider_unavailable', undefined],
    ['status 500', () => new Response('down', { status: 500 }), 'provider_unavailable', undefined],
    ['a page in place of JSON', () => new Response('<p>Welcome'), 'provider_unavailable', undefined],
    ['429', () => new Response('{}', { status: 429, headers: { 'Retry-After': '30' } }), 'rate_limited', 30],
  ])('%s at the renewal makes the answer unknown, never signed out', async (__, answer, code, seconds) => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf(options);
    provider.fault = ({ url }) => (isRenewal(url) ? answer() : null);
    const auth = await server.authenticate(requestWith(cookieOf(data)));
    expect(auth).toMatchObject({ status: 'unknown', error: { code, retryAfterSeconds: seconds } });
    provider.fault = null;
    const later = await server.authenticate(requestWith(cookieOf(data)));
    // While the provider asks to wait, it gets no call.
    expect(later.status).toBe(seconds === undefined ? 'signedIn' : 'unknown');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
  });
});

describe('The server’s half: options', () => {
  it.each<[object, RegExp]>([
    [{ publicToken: undefined }, /options.publicToken is missing/],
    [{ projectId: '' }, /options.projectId is empty/],
    [{ secret: 5 }, /options.secret must be a string/],
    [{ endpoints: { apiUrl: 5 } }, /options.endpoints.apiUrl must be a whole address such as .*, but is 5/],
  ])('%j is refused with a text that says how to mend it', (options, text) => {
    expect(() => serverOf(options)).toThrow(text);
  });

  it('a secret in a browser is refused, and only there', () => {
    Object.assign(globalThis, { document: {} });
    try {
      expect(() => serverOf()).toThrow(
        'Invalid call to createAuthServer\noptions.secret is given in a browser, where every visitor can read it.',
      );
      expect(() => serverOf({ secret: undefined })).not.toThrow();
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  });

  it('the secret is not sent to a key endpoint of the host’s own', async () => {
    const data = await provider.signInBefore(0);
    const sent = provider.watch('/jwks.json');
    const jwksUrl = `${PROVIDER}/.well-known/jwks.json`;
    const server = serverOf({ endpoints: { apiUrl: PROVIDER, jwksUrl } });
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
    expect(sent.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([[jwksUrl, null]]);
  });

  it('a wrong secret is named, and is no sign-out', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const auth = await serverOf({
      secret: 'wrong',
      endpoints: { apiUrl: PROVIDER, jwksUrl: `${PROVIDER}/.well-known/jwks.json` },
    }).authenticate(requestWith(cookieOf(data)));
    expect(auth).toMatchObject({ status: 'unknown', error: { code: 'credentials_refused' } });
  });

  it('isAuthorized asks for the project’s policy once', async () => {
    await provider.sandbox.control.createProject({
      public_token: PROJECT.publicToken,
      bootstrap: {
        rbac_policy: {
          roles: [
            {
              role_id: 'reader',
              description: '',
              permissions: [{ resource_id: 'prices', actions: ['read'] }],
            },
          ],
          resources: [],
          scopes: [],
        },
      },
    });
    await provider.sandbox.control.createUser({
      public_token: PROJECT.publicToken,
      email: 'eve@example.com',
      roles: ['reader'],
    });
    const data = await provider.signInBefore(0, 'eve@example.com');
    const auth = await serverOf().authenticate(requestWith(cookieOf(data)));
    if (auth.status !== 'signedIn') throw new Error(auth.status);
    provider.calls = [];
    expect(await auth.visitor.isAuthorized('prices', 'read')).toBe(true);
    expect(await auth.visitor.isAuthorized('prices', 'write')).toBe(false);
    expect(provider.calls).toHaveLength(1);
  });
});
