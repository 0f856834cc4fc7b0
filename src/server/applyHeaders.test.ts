import { ServerResponse, type IncomingMessage } from 'node:http';
import { cookieOf, MINUTE, requestWith, serverOf, setUpProvider } from '../../tests/authServer';

const provider = setUpProvider();

describe('The server’s half: applyHeaders', () => {
  const renewed = async () => {
    const server = serverOf();
    const auth = await server.authenticate(requestWith(cookieOf(await provider.signInBefore(6 * MINUTE))));
    const names = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split('=')[0]);
    return { auth, names, applyHeaders: server.applyHeaders };
  };
  const OWN = ['csrf=1; Path=/', 'basket=2; Path=/'];
  const ALL = ['csrf', 'basket', 'stytch_session', 'stytch_session_jwt'];

  it('keeps the host’s cookies of Node’s response, one or several', async () => {
    const { auth, names, applyHeaders } = await renewed();
    for (const own of [OWN, OWN[0] as string]) {
      const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
      response.setHeader('Set-Cookie', own);
      expect(applyHeaders(auth, response)).toBe(response);
      expect(names([response.getHeader('Set-Cookie')].flat() as string[])).toEqual(
        own === OWN ? ALL : ALL.filter((name) => name !== 'basket'),
      );
      expect(response.getHeader('Cache-Control')).toBe('private, no-store');
    }
  });

  it('keeps the host’s cookies of a Response, and of Headers', async () => {
    const { auth, names, applyHeaders } = await renewed();
    const headers = new Headers(OWN.map((cookie) => ['Set-Cookie', cookie] as [string, string]));
    const response = new Response('page', { headers });
    expect(applyHeaders(auth, response)).toBe(response);
    applyHeaders(auth, headers);
    for (const each of [response.headers, headers]) expect(names(each.getSetCookie())).toEqual(ALL);
  });

  it('copies a Response whose headers cannot be changed, with status and body', async () => {
    const { auth, names, applyHeaders } = await renewed();
    provider.fault = () => null;
    const fetched = Response.redirect('https://prices.example/', 307);
    const answer = applyHeaders(auth, fetched);
    expect([answer.status, answer.headers.get('Location')]).toEqual([307, 'https://prices.example/']);
    expect(names(answer.headers.getSetCookie())).toEqual(ALL.slice(2));
  });

  it('leaves it to Fastify’s reply to add each cookie', async () => {
    const { auth, names, applyHeaders } = await renewed();
    const set: [string, string][] = [];
    applyHeaders(auth, { header: (name: string, value: string) => set.push([name, value]) });
    expect(names(set.filter(([name]) => name === 'set-cookie').map(([, value]) => value))).toEqual(
      ALL.slice(2),
    );
  });

  it('tells the browser and caches about a sign-out and an outage too', async () => {
    const server = serverOf();
    const gone = await server.authenticate(requestWith('stytch_session=gone'));
    expect(server.applyHeaders(gone, new Headers()).getSetCookie()).toHaveLength(2);
    provider.fault = () => new Response('{}', { status: 429, headers: { 'Retry-After': '20' } });
    const unknown = await server.authenticate(requestWith('stytch_session=other'));
    const headers = server.applyHeaders(unknown, new Headers({ 'Cache-Control': 'public' }));
    expect([...headers]).toEqual([
      ['cache-control', 'private, no-store'],
      ['retry-after', '20'],
    ]);
  });

  it('names what it was given in place of a response', async () => {
    const { auth, applyHeaders } = await renewed();
    expect(() => applyHeaders(auth, undefined as never)).toThrow(
      "applyHeaders needs a Response, Headers, Node's response or Fastify's reply, but got undefined.",
    );
  });
});
