import { PROJECT, requestWith } from '../../tests/authServer';
import { createAuthServer, type AuthServer } from '../server';

describe('The server’s half: the way to the sign-in page and back', () => {
  let server: AuthServer;
  beforeEach(() => {
    server = createAuthServer(PROJECT);
  });
  const back = (value: string) =>
    server.returnPath(new Request(`https://prices.example/sign-in?return_to=${value}`));

  it('keeps path and query of a page', () => {
    const url = server.signInUrl(new Request('https://prices.example/saved?drug=a%26b'));
    expect(url).toBe('/sign-in?return_to=%2Fsaved%3Fdrug%3Da%2526b');
    expect(server.returnPath(new Request(`https://prices.example${url}`))).toBe('/saved?drug=a%26b');
    expect(server.signInUrl(requestWith('', { method: 'POST' }))).toBe('/sign-in');
    expect(server.signInUrl(new Headers())).toBe('/sign-in');
    expect(server.signInUrl(new Request('https://prices.example/'))).toBe('/sign-in');
  });

  it('is added to a sign-in path with a query', () => {
    const request = new Request('https://prices.example/saved');
    const signInUrl = (signInPath: string) => createAuthServer({ ...PROJECT, signInPath }).signInUrl(request);
    expect(signInUrl('/in')).toBe('/in?return_to=%2Fsaved');
    expect(signInUrl('/in?lang=de')).toBe('/in?lang=de&return_to=%2Fsaved');
  });

  it('keeps the whole path of a request in a mounted router of Express', () => {
    // Express's requests have a method `get`, as Headers have.
    const request = {
      headers: {},
      method: 'GET',
      url: '/prices',
      originalUrl: '/saved/prices',
      get: () => '',
    };
    expect(server.signInUrl(request)).toBe('/sign-in?return_to=%2Fsaved%2Fprices');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil.example',
    '@evil.example',
    '/sign-in?return_to=/sign-in',
    '',
  ])('does not follow %s', (value) => {
    expect(back(value)).toBe('/');
  });

  it.each(['//', '/.//', '//evil.example/a'])(
    'reads the address %s of Node, and stays on this site',
    (url) => {
      const request = { headers: {}, method: 'GET', url };
      expect(server.signInUrl(request)).toMatch(/^\/sign-in(\?return_to=%2Fa)?$/);
      expect(server.returnPath(request)).toBe('/');
    },
  );

  it.each([
    ['/saved?stytch_token_type=magic_links&token=secret&drug=a', '/saved?drug=a'],
    ['/saved?token=secret&stytch_token_type=reset_password', '/saved'],
    ['/saved?stytch_token_type=oauth&token=a&token=b', '/saved'],
    ['/?stytch_token_type=impersonation&token=secret', null],
    ['/invited?token=of-the-host', '/invited?token=of-the-host'],
  ])('of %s leaves the token of a link behind', (path, expected) => {
    const url = server.signInUrl(new Request(`https://prices.example${path}`));
    expect(new URL(url, 'https://prices.example').searchParams.get('return_to')).toBe(expected);
  });

  it.each([
    ['/saved/__data.json?x-sveltekit-invalidated=01', '/saved'],
    [
      '/saved/__data.json?drug=a%20b&x-sveltekit-invalidated=1&x-sveltekit-trailing-slash=1',
      '/saved?drug=a+b',
    ],
    ['/saved.html__data.json', '/saved.html'],
    ['/__data.json?x-sveltekit-invalidated=1', null],
    ['/saved?_rsc=1abc2', '/saved'],
    ['/saved?drug=a&_data=routes%2Fsaved', '/saved?drug=a'],
    ['/saved.data?_routes=routes%2Fsaved', '/saved'],
    ['/_root.data', null],
    ['/saved/_payload.json', '/saved'],
    ['/_next/data/build-1/saved/prices.json?drug=a', '/saved/prices?drug=a'],
    ['/_next/data/build-1/index.json', null],
    ['/saved?drug=a%26b&x=%20', '/saved?drug=a%26b&x=%20'],
  ])('of a framework’s request for data, %s, leads to its page', (path, expected) => {
    const headers = { 'Sec-Fetch-Dest': 'empty' };
    const url = server.signInUrl(new Request(`https://prices.example${path}`, { headers }));
    expect(new URL(url, 'https://prices.example').searchParams.get('return_to')).toBe(expected);
  });

  it('of a page whose name ends like a request for data is that page', () => {
    const headers = { 'Sec-Fetch-Dest': 'document' };
    const url = server.signInUrl(new Request('https://prices.example/tables/2024.data', { headers }));
    expect(url).toBe('/sign-in?return_to=%2Ftables%2F2024.data');
  });

  it('keeps a path with an encoded slash on this site', () => {
    expect(back('/%252F%252Fevil.example')).toBe('/%2F%2Fevil.example');
    expect(back('/saved%23list')).toBe('/saved#list');
  });
});

describe('The server’s half: writes with cookies', () => {
  const post = (headers: Record<string, string>) =>
    new Request('https://prices.example/api', {
      method: 'POST',
      headers: { Host: 'prices.example', ...headers },
    });

  it.each<[string, Record<string, string>, string | undefined]>([
    ['a page of this site', { Origin: 'https://prices.example', 'Sec-Fetch-Site': 'same-origin' }, undefined],
    ['a page of this site in an old browser', { Origin: 'https://prices.example' }, undefined],
    ['the given origin, behind a proxy', { Origin: 'https://public.example' }, 'https://public.example'],
  ])('are allowed from %s', (_, headers, origin) => {
    expect(() =>
      createAuthServer({ ...PROJECT, ...(origin && { origin }) }).assertSameOrigin(post(headers)),
    ).not.toThrow();
  });

  it('are refused from every other origin than the given one', () => {
    const { assertSameOrigin } = createAuthServer({ ...PROJECT, origin: 'https://public.example' });
    for (const Origin of ['https://prices.example', 'https://public.example:444', 'https://public.example/'])
      expect(() => assertSameOrigin(post({ Origin }))).toThrow(
        `This POST request came from "${Origin}", not from a page of https://public.example.`,
      );
    expect(() => assertSameOrigin(post({}))).toThrow('came from a client that sends no Origin header,');
  });

  it.each<[string, string, Record<string, string>]>([
    ['a default port in Host', 'https://prices.example', { Host: 'prices.example:443' }],
    ['a default port of http', 'http://prices.example', { Host: 'prices.example:80' }],
    ['capitals in Host', 'https://prices.example', { Host: 'Prices.Example' }],
    [
      'a proxy that forwards the port apart',
      'https://a.example:8443',
      { 'X-Forwarded-Host': 'a.example', 'X-Forwarded-Port': '8443' },
    ],
    [
      'a proxy that forwards its own port',
      'https://a.example',
      { 'X-Forwarded-Host': 'a.example', 'X-Forwarded-Port': '8080' },
    ],
  ])('are allowed from a page of this site with %s', (_, Origin, headers) => {
    const { assertSameOrigin } = createAuthServer(PROJECT);
    expect(() => assertSameOrigin(post({ ...headers, Origin }))).not.toThrow();
    expect(() => assertSameOrigin(post({ ...headers, Origin: 'https://evil.example' }))).toThrow();
    expect(() => assertSameOrigin(post({ ...headers, Origin: `${Origin}.evil.example` }))).toThrow();
    expect(() => assertSameOrigin(post({ ...headers, Origin: 'https://prices.example:9000' }))).toThrow();
  });

  it('are allowed from a page of this site over HTTP/2', () => {
    const { assertSameOrigin } = createAuthServer(PROJECT);
    const write = (origin: string) => () =>
      assertSameOrigin({ method: 'POST', headers: { ':authority': 'prices.example', origin } });
    expect(write('https://prices.example')).not.toThrow();
    expect(write('https://evil.example')).toThrow();
  });

  it('are allowed from each of the given origins', () => {
    const origin = ['https://prices.example', 'https://www.prices.example', 'http://localhost:3000'];
    const { assertSameOrigin } = createAuthServer({ ...PROJECT, origin });
    for (const Origin of origin) expect(() => assertSameOrigin(post({ Origin }))).not.toThrow();
    for (const Origin of ['http://prices.example', 'https://evil.example', 'http://localhost:3001', ''])
      expect(() => assertSameOrigin(post({ Origin }))).toThrow('https://prices.example or https://www.');
  });

  it('are checked although a bearer token of somebody else came beside the session cookies', () => {
    const { assertSameOrigin } = createAuthServer(PROJECT);
    const headers = { Origin: 'https://evil.example', Authorization: 'Bearer a.b.c' };
    expect(() => assertSameOrigin(post({ ...headers, Cookie: 'stytch_session=token' }))).toThrow();
    expect(() => assertSameOrigin(post({ ...headers, Cookie: 'theme=dark' }))).not.toThrow();
  });

  it('are refused from a file where the request names no host', () => {
    const request = { method: 'POST', headers: { origin: 'file://' } };
    expect(() => createAuthServer(PROJECT).assertSameOrigin(request)).toThrow();
  });

  it('are allowed with a bearer token, and refused with cookies beside a malformed one', () => {
    const { assertSameOrigin } = createAuthServer(PROJECT);
    expect(() => assertSameOrigin(post({ Authorization: 'Bearer a.b.c' }))).not.toThrow();
    expect(() => assertSameOrigin(post({ Authorization: 'Bearer a b' }))).toThrow();
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://evil.example' }],
    ['another scheme of this host', { Origin: 'http://prices.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['a client without an Origin', {}],
    ['another port', { Origin: 'https://prices.example:8443' }],
  ])('are refused from %s', (_, headers) => {
    const { assertSameOrigin } = createAuthServer(PROJECT);
    expect(() => assertSameOrigin(post(headers))).toThrow(expect.objectContaining({ code: 'cross_origin' }));
    expect(() => assertSameOrigin(new Request('https://prices.example/', { headers }))).not.toThrow();
  });
});
