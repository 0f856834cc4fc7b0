import { cookieOf, MINUTE, PROJECT, requestWith, serverOf, setUpProvider } from '../../tests/authServer';
import { type AuthServerOptions } from '../server';

const provider = setUpProvider();

describe('The server’s half: cookies', () => {
  it('two values of one name are refused, twice the same one is not', async () => {
    const ada = await provider.signInBefore(0);
    const bob = await provider.signInBefore(0, 'bob@example.com');
    const server = serverOf();
    const both = `${cookieOf(ada)}; stytch_session_jwt=${bob.session_jwt}`;
    expect(await server.authenticate(requestWith(both))).toMatchObject({ reason: 'ambiguous_cookies' });
    const tokens = `stytch_session=${ada.session_token}; stytch_session=${bob.session_token}`;
    expect(await server.authenticate(requestWith(tokens))).toMatchObject({ reason: 'ambiguous_cookies' });
    const twice = `${cookieOf(ada)}; ${cookieOf(ada)}`;
    expect((await server.authenticate(requestWith(twice))).status).toBe('signedIn');
  });

  it.each(['\u2000', '\u00a0', '\u3000', '\ufeff', '\u2028'])(
    'a name with %j before it is another name, as text and as bytes',
    async (white) => {
      const [ada, bob] = [await provider.signInBefore(0), await provider.signInBefore(0, 'bob@example.com')];
      const server = serverOf();
      for (const spelled of [white, Buffer.from(white).toString('latin1')]) {
        const planted = `${spelled}stytch_session=${bob.session_token}; ${spelled}stytch_session_jwt=${bob.session_jwt}`;
        const ask = (cookie: string) => server.authenticate({ headers: { cookie } });
        expect(await ask(planted)).toMatchObject({ reason: 'no_session' });
        expect(await ask(`${planted}; ${cookieOf(ada)}`)).toMatchObject({ visitor: { userId: ada.user_id } });
        expect(await ask(`${cookieOf(ada)}; ${planted}`)).toMatchObject({ visitor: { userId: ada.user_id } });
      }
      const tabbed = cookieOf(ada).replaceAll('; ', ';\t ');
      expect((await server.authenticate({ headers: { cookie: tabbed } })).status).toBe('signedIn');
    },
  );

  it('an empty value is none', async () => {
    const cookie = `stytch_session=; stytch_session_jwt=; ${cookieOf(await provider.signInBefore(0))}`;
    expect((await serverOf().authenticate(requestWith(cookie))).status).toBe('signedIn');
  });

  it('are read by the names of cookieOptions, among 8 kB of other cookies, from every kind of request', async () => {
    const data = await provider.signInBefore(0);
    const cookieOptions = { opaqueTokenCookieName: '__Host-s', jwtCookieName: '__Host-j' };
    const server = serverOf({ cookieOptions });
    const cookie = `${`other=${'x'.repeat(2000)}; `.repeat(4)}__Host-s=${data.session_token}; __Host-j=${data.session_jwt}`;
    for (const request of [
      requestWith(cookie),
      new Headers({ Cookie: cookie }),
      { headers: { cookie }, method: 'GET', url: '/saved' },
    ])
      expect((await server.authenticate(request)).status).toBe('signedIn');
    expect(await server.authenticate(requestWith(cookieOf(data)))).toMatchObject({ reason: 'no_session' });
  });

  it.each<[string, AuthServerOptions['cookieOptions'], string, string]>([
    ['localhost', {}, 'localhost:3000', 'Path=/; Max-Age=0; SameSite=Lax'],
    [
      'localhost and a shared domain',
      { availableToSubdomains: true, domain: 'a.example' },
      '[::1]:3000',
      'Path=/; Max-Age=0; SameSite=Lax',
    ],
    ['a host with a port', {}, 'a.example:3000', 'Path=/; Max-Age=0; SameSite=Lax; Secure'],
    [
      'a shared domain',
      { availableToSubdomains: true },
      'a.example',
      'Path=/; Domain=a.example; Max-Age=0; SameSite=Lax; Secure',
    ],
    [
      'a given domain',
      { availableToSubdomains: true, domain: 'example.com' },
      'a.example.com:3000',
      'Path=/; Domain=example.com; Max-Age=0; SameSite=Lax; Secure',
    ],
    [
      'HttpOnly',
      { httpOnly: true, path: '/app' },
      'a.example',
      'Path=/app; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    ],
  ])('for %s the attributes are those of the client', async (_, cookieOptions, host, attributes) => {
    const server = serverOf({ cookieOptions });
    const auth = await server.authenticate({ headers: { cookie: 'stytch_session=gone', host } });
    const cookies = auth.status === 'signedOut' ? auth.headers.getSetCookie() : [];
    expect(cookies[0]).toBe(`stytch_session=; ${attributes}`);
  });

  it('on localhost a cookie is Secure only where its name demands it', async () => {
    const cookieOptions = { opaqueTokenCookieName: '__Host-s', jwtCookieName: 's__' };
    const request = { headers: { cookie: '__Host-s=gone', host: 'localhost:3000' } };
    const auth = await serverOf({ cookieOptions }).authenticate(request);
    expect(auth.status === 'signedOut' && auth.headers.getSetCookie()).toEqual([
      '__Host-s=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      's__=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });

  it.each<[string, AuthServerOptions['origin'], Record<string, string>, boolean]>([
    ['nginx’s Host and the given origin', 'https://prices.example', { host: 'localhost:3000' }, true],
    [
      'nginx’s Host and the forwarded scheme',
      undefined,
      { host: 'localhost:3000', 'x-forwarded-proto': 'https' },
      true,
    ],
    [
      'several origins',
      ['http://localhost:3000', 'https://prices.example'],
      { host: 'prices.example' },
      true,
    ],
    [
      'several origins, on this device',
      ['https://prices.example', 'http://localhost:3000'],
      { host: 'localhost:3000' },
      false,
    ],
    ['an origin on this device', 'http://localhost:3000', { host: 'localhost:3000' }, false],
    ['a host that is none of the origins', ['https://prices.example'], { host: 'evil.example' }, true],
  ])('behind a proxy with %s are as secure as the site', async (_, origin, headers, isSecure) => {
    const cookieOptions = { availableToSubdomains: true };
    const auth = await serverOf({ cookieOptions, ...(origin && { origin }) }).authenticate({
      headers: { cookie: 'stytch_session=gone', ...headers },
    });
    const isLocal = !isSecure || origin === undefined;
    expect(auth.headers.getSetCookie()[0]).toBe(
      `stytch_session=; Path=/; ${isLocal ? '' : 'Domain=prices.example; '}Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  });

  it('of another project on this host are left alone', async () => {
    const other = { publicToken: 'public-token-test-other', projectId: 'project-test-other' };
    await provider.sandbox.control.createProject({ public_token: other.publicToken, secret: 'mine' });
    const data = await provider.signInBefore(0);
    const ask = (cookie: string) => serverOf({ ...other, secret: 'mine' }).authenticate(requestWith(cookie));
    const auth = await ask(cookieOf(data));
    expect(auth).toMatchObject({ status: 'signedOut', reason: 'session_ended' });
    expect(auth.headers.getSetCookie()).toEqual([]);
    expect((await serverOf().authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
    // Those of this project are removed.
    expect((await ask(cookieOf({ session_token: 'gone' }))).headers.getSetCookie()).toHaveLength(2);
  });

  it('that browsers drop for their length are told once', async () => {
    const roles = Array.from({ length: 120 }, (_, n) => `role-of-a-large-organization-number-${n}`);
    await provider.sandbox.control.createUser({
      public_token: PROJECT.publicToken,
      email: 'eve@example.com',
      roles,
    });
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const data = await provider.signInBefore(6 * MINUTE, 'eve@example.com');
    const server = serverOf();
    for (let n = 0; n < 2; n++) await server.authenticate(requestWith(cookieOf(data)), { fresh: true });
    expect(warned.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^The cookie "stytch_session_jwt" has \d{4,} bytes, and browsers drop cookies of more than 4096/,
        ),
      ],
    ]);
  });
});
