import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { cookieOf, isRenewal, MINUTE, requestWith, serverOf, setUpProvider } from '../../tests/authServer';
import type { ServerVisitor } from '../server';

const provider = setUpProvider();
const PAGE = { 'Sec-Fetch-Dest': 'document' };
const asked = (cookie: string, headers: Record<string, string> = PAGE, init: RequestInit = {}) =>
  new Request('https://prices.example/saved?drug=a', {
    ...init,
    headers: { Cookie: cookie, Host: 'prices.example', ...headers },
  });
const saved = (_: unknown, visitor: ServerVisitor) =>
  new Response(`Prices of ${visitor.userId}`, {
    headers: [
      ['Set-Cookie', 'csrf=1'],
      ['Set-Cookie', 'basket=2'],
      ['Cache-Control', 'public, max-age=60'],
    ],
  });

describe('The server’s half: protect', () => {
  it('gives the visitor to the handler, and keeps the answer out of caches', async () => {
    const data = await provider.signInBefore(0);
    const answer = await serverOf().protect(saved)(asked(cookieOf(data)));
    expect([answer.status, await answer.text()]).toEqual([200, `Prices of ${data.user_id}`]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.getSetCookie()).toEqual(['csrf=1', 'basket=2']);
  });

  it('adds renewed cookies to those of the handler’s answer', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const answer = await serverOf().protect(saved)(asked(cookieOf(data)));
    const names = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    expect(names).toEqual(['csrf', 'basket', 'stytch_session', 'stytch_session_jwt']);
  });

  it('adds them to an answer whose headers cannot be changed, and to one that is thrown', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const ask = (handler: () => Response) => serverOf().protect(handler)(asked(cookieOf(data)));
    const elsewhere = () => Response.redirect('https://prices.example/', 302);
    const moved = await ask(elsewhere);
    const thrown = (await ask(() => {
      throw elsewhere();
    }).catch((answer: unknown) => answer)) as Response;
    for (const answer of [moved, thrown]) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, 'https://prices.example/']);
      expect(answer.headers.getSetCookie()).toHaveLength(2);
    }
    await expect(
      ask(() => {
        throw new Error('the shop is closed');
      }),
    ).rejects.toThrow('the shop is closed');
  });

  it('takes the event of a framework, and passes on what comes after it', async () => {
    const data = await provider.signInBefore(0);
    const handler = serverOf().protect(
      (event: { request: Request; locals: string }, visitor, context: { wait: number }) =>
        Response.json([event.locals, visitor.userId, context.wait]),
    );
    const answer = await handler({ request: asked(cookieOf(data)), locals: 'shop' }, { wait: 5 });
    expect(await answer.json()).toEqual(['shop', data.user_id, 5]);
  });

  const refused = jest.fn<Response, []>(() => new Response('secret prices'));
  afterEach(() => expect(refused).not.toHaveBeenCalled());

  it.each<[string, Record<string, string>]>([
    ['a page', PAGE],
    ['a page in a frame', { 'Sec-Fetch-Dest': 'iframe' }],
    ['a page in an old browser', { Accept: 'text/html,application/xhtml+xml' }],
  ])('leads %s to the sign-in page and back', async (_, headers) => {
    const answer = await serverOf().protect(refused)(asked('stytch_session=gone', headers));
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
      303,
      '/sign-in?return_to=%2Fsaved%3Fdrug%3Da',
      'private, no-store',
    ]);
    expect(answer.headers.getSetCookie().join()).toMatch(/stytch_session=; .*Max-Age=0/);
  });

  it.each<[string, Record<string, string>]>([
    ['a script', { 'Sec-Fetch-Dest': 'empty', Accept: 'text/html' }],
    ['an image', { 'Sec-Fetch-Dest': 'image' }],
    ['a client that wants JSON', { Accept: 'application/json' }],
    ['a client that says nothing', {}],
  ])('answers %s with status 401 and JSON', async (_, headers) => {
    const answer = await serverOf().protect(refused)(asked('', headers));
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await answer.json()).toEqual({ error: 'signed_out' });
  });

  it.each<[string, Record<string, string>, string, string | null]>([
    ['a page', PAGE, 'Please try again in a moment.', '30'],
    ['a script', { 'Sec-Fetch-Dest': 'empty' }, '{"error":"unavailable"}', '30'],
    ['a page, without a time', PAGE, 'Please try again in a moment.', '5'],
  ])('answers %s with status 503 during an outage', async (_, headers, body, seconds) => {
    const { session_token } = await provider.signInBefore(0);
    const wait = { 'Retry-After': seconds === '30' ? '30' : '' };
    provider.fault = ({ url }) =>
      isRenewal(url) ? new Response('{}', { status: 503, headers: wait }) : null;
    const answer = await serverOf().protect(refused)(asked(cookieOf({ session_token }), headers));
    expect([answer.status, answer.headers.get('Retry-After'), await answer.text()]).toEqual([
      503,
      seconds,
      body,
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('refuses a write from another site before anything is asked, and allows one of this site', async () => {
    const data = await provider.signInBefore(0);
    const write = (Origin: string) => asked(cookieOf(data), { Origin }, { method: 'POST' });
    const server = serverOf();
    provider.calls = [];
    const answer = await server.protect(refused)(write('https://evil.example'));
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'cross_origin' }]);
    expect(provider.calls).toEqual([]);
    expect((await server.protect(saved)(write('https://prices.example'))).status).toBe(200);
  });

  const SCRIPT = { 'Sec-Fetch-Dest': 'empty', Accept: '*/*' };
  const PROXY_EVENT = { waitUntil: () => undefined };
  const ROUTE_CONTEXT = { params: Promise.resolve({}) };
  it.each<[string, Record<string, string>, object, number]>([
    ['a page in the proxy', PAGE, PROXY_EVENT, 303],
    ['the router in the proxy', SCRIPT, PROXY_EVENT, 303],
    ['a client that wants JSON in the proxy', { ...SCRIPT, Accept: 'application/json' }, PROXY_EVENT, 401],
    ['a page in a route handler', PAGE, ROUTE_CONTEXT, 303],
    ['a script in a route handler', SCRIPT, ROUTE_CONTEXT, 401],
  ])('of Next.js answers %s', async (_, headers, given, status) => {
    const request = Object.assign(asked('', headers), { nextUrl: {} });
    const handler = serverOf().protect((_request: Request, _visitor, _given: object) => refused());
    const answer = await handler(request, given);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      status,
      status === 303 ? 'https://prices.example/sign-in?return_to=%2Fsaved%3Fdrug%3Da' : null,
    ]);
  });
});

describe('The server’s half: what runs later for the same request', () => {
  it('gets the renewed cookies, and does not renew them again', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    const request = requestWith(`theme=dark; ${cookieOf(data)}; a=b`);
    await server.authenticate(request);
    const headers = server.forwardedHeaders(request);
    provider.calls = [];
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
    const auth = await server.authenticate(headers);
    expect(auth).toMatchObject({ status: 'signedIn', visitor: { userId: data.user_id } });
    expect(provider.calls).toEqual([]);
    expect(headers.get('Cookie')).toMatch(
      /^theme=dark; a=b; stytch_session=[^;]+; stytch_session_jwt=[^;]+$/,
    );
    // The browser's request is as it was.
    expect(request.headers.get('Cookie')).toBe(`theme=dark; ${cookieOf(data)}; a=b`);
  });

  it('gets the request’s own headers when nothing was renewed', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    const request = requestWith(cookieOf(data));
    await server.authenticate(request);
    expect([...server.forwardedHeaders(request)]).toEqual([...request.headers]);
  });
});

describe('The server’s half: protect on Node', () => {
  it.each([
    ['a visitor', 0, true, 200],
    ['a visitor with an expired JWT', 6 * MINUTE, true, 200],
    ['nobody', 0, false, 303],
  ])('answers %s, and keeps the cookies that are set already', async (_, age, isSignedIn, status) => {
    const data = await provider.signInBefore(age);
    const handler = serverOf().protect(
      (_request: IncomingMessage, visitor: ServerVisitor, response: ServerResponse) =>
        response.end(`Prices of ${visitor.userId}`),
    );
    const node = createServer((request, response) => {
      response.setHeader('Set-Cookie', 'csrf=1');
      void handler(request, response);
    }).listen(0);
    try {
      const { port } = node.address() as { port: number };
      const headers = { Cookie: isSignedIn ? cookieOf(data) : '', Accept: 'text/html' };
      const answer = await new Promise<IncomingMessage>((resolve) =>
        get({ port, path: '/saved', headers }, resolve),
      );
      expect(answer.statusCode).toBe(status);
      const names = answer.headers['set-cookie']?.map((cookie) => cookie.split('=')[0]);
      expect(names).toEqual(['csrf', ...(age > 0 ? ['stytch_session', 'stytch_session_jwt'] : [])]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(await text(answer)).toBe(isSignedIn ? `Prices of ${data.user_id}` : '');
    } finally {
      node.close();
    }
  });
});
