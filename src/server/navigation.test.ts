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
