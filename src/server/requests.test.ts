import { cookieOf, PROJECT, serverOf, setUpProvider } from '../../tests/authServer';
import { createAuthServer, type AuthServer, type NodeRequest, type ServerRequest } from '../server';

const provider = setUpProvider();

describe('The server’s half: the kinds of requests', () => {
  let server: AuthServer;
  beforeEach(() => {
    server = createAuthServer(PROJECT);
  });
  /** Whether a write with the origin https://a.example is one of this site. */
  const isOwn = (headers: NodeRequest['headers'], url = '/save'): boolean => {
    try {
      server.assertSameOrigin({ method: 'POST', url, headers: { origin: 'https://a.example', ...headers } });
      return true;
    } catch {
      return false;
    }
  };

  it('Node’s Cookie headers of one request are read as one', async () => {
    const data = await provider.signInBefore(0);
    const request = { headers: { cookie: ['theme=dark', cookieOf(data), 'a=b'] } };
    expect(await serverOf().authenticate(request)).toMatchObject({ visitor: { userId: data.user_id } });
  });

  const event = {
    request: new Request('https://prices.example/saved'),
    url: new URL('https://prices.example'),
  };
  it.each<[string, unknown, string]>([
    ['headers() without await', Promise.resolve(new Headers()), 'an object, a promise: await it first'],
    ['cookies()', { get: () => undefined, getAll: () => [] }, 'an object'],
    ['an event', event, 'an object, which has a request: pass its field "request"'],
    [
      'a context',
      { req: { raw: event.request } },
      'an object, which has a request: pass its field "req" or "req.raw"',
    ],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a function', () => new Headers(), 'a function'],
    ['headers that are none', { headers: 'Cookie: a=b' }, 'an object'],
  ])('%s in place of a request is named', async (_, given, text) => {
    const message = `needs a Request, Node's request or Headers, but got ${text}.`;
    const wrong = given as Request;
    expect(await server.authenticate(wrong)).toMatchObject({
      status: 'unknown',
      error: { name: 'AuthServerError', code: 'invalid_argument', message: `authenticate ${message}` },
    });
    expect(() => server.assertSameOrigin(wrong)).toThrow(`assertSameOrigin ${message}`);
    expect(() => server.signInUrl(wrong)).toThrow(`signInUrl ${message}`);
    expect(() => server.returnPath(wrong)).toThrow(`returnPath ${message}`);
  });

  it('no request, whatever it throws, makes authenticate throw', async () => {
    const request = {
      get headers(): never {
        throw new RangeError('closed');
      },
    };
    expect(await server.authenticate(request)).toMatchObject({
      status: 'unknown',
      error: { name: 'AuthServerError' },
    });
  });

  it('headers alone that name no host renew a session', async () => {
    const { session_token } = await provider.signInBefore(0);
    const headers = new Headers({ Cookie: cookieOf({ session_token }) });
    expect((await serverOf().authenticate(headers)).status).toBe('signedIn');
  });

  it('the host is the last one of X-Forwarded-Host, else Host', () => {
    expect(isOwn({ host: 'a.example' })).toBe(true);
    expect(isOwn({ host: 'a.example', 'x-forwarded-host': 'b.example' })).toBe(false);
    expect(isOwn({ host: 'b.example', 'x-forwarded-host': 'evil.example, a.example' })).toBe(true);
    expect(isOwn({ host: 'b.example', 'x-forwarded-host': ['evil.example', 'a.example '] })).toBe(true);
    expect(isOwn({ host: 'b.example', 'x-forwarded-host': 'a.example, evil.example' })).toBe(false);
    expect(isOwn({ host: 'a.example', 'x-forwarded-host': '' })).toBe(true);
  });

  it('the host of Node’s request is not taken from its address, which a client writes', () => {
    expect(isOwn({}, 'https://a.example/save')).toBe(false);
  });

  it('the host of a web-standard request without a Host header is that of its address', () => {
    const write = (url: string) => () =>
      server.assertSameOrigin(new Request(url, { method: 'POST', headers: { Origin: 'https://a.example' } }));
    expect(write('https://a.example/save')).not.toThrow();
    expect(write('https://b.example/save')).toThrow();
  });

  it.each<[string, ServerRequest]>([
    ['a method in lower case', { method: 'get', headers: { origin: 'https://evil.example' } }],
    ['HEAD', { method: 'HEAD', headers: { origin: 'https://evil.example' } }],
    ['OPTIONS', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }],
  ])('%s is no write', (_, request) => {
    expect(() => server.assertSameOrigin(request)).not.toThrow();
  });

  it.each<[string, ServerRequest, ServerRequest]>([
    [
      'headers alone',
      new Headers({ Origin: 'https://evil.example', Host: 'a.example' }),
      new Headers({ Origin: 'https://a.example', Host: 'a.example' }),
    ],
    [
      'a request without a method',
      { headers: { origin: 'https://evil.example', host: 'a.example' } },
      { headers: { origin: 'https://a.example', host: 'a.example' } },
    ],
  ])('%s may be a write: only one of this site passes', (_, foreign, own) => {
    expect(() => server.assertSameOrigin(foreign)).toThrow(
      'This request without a method came from "https://evil.example", not from a page of "a.example".',
    );
    expect(() => server.assertSameOrigin(own)).not.toThrow();
  });

  it.each(['post', 'PUT', 'PATCH', 'DELETE'])('%s is a write', (method) => {
    const request = { method, url: '/save', headers: { host: 'a.example', origin: 'https://evil.example' } };
    expect(() => server.assertSameOrigin(request)).toThrow(
      `This ${method.toUpperCase()} request came from "https://evil.example", not from a page of "a.example". Answer it with status 403.`,
    );
    expect(server.signInUrl(request)).toBe('/sign-in');
  });

  it('a bearer token is read in each case and with each number of spaces, and nothing around it', () => {
    const passes = (authorization: string) => isOwn({ origin: 'https://evil.example', authorization });
    for (const text of ['Bearer a.b', 'bearer a.b', 'BEARER   a.b']) expect(passes(text)).toBe(true);
    for (const text of ['Bearer', 'Bearera.b', 'Bearer a b', 'Basic Bearer a', ''])
      expect(passes(text)).toBe(false);
  });
});
