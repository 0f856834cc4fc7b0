/** @jest-environment node */
import { createSandbox } from '../../createSandbox';
import { useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const STRANGER = 'https://evil.example';
const JSON_TYPE = { 'Content-Type': 'application/json' };

const send = (path: string, init: RequestInit = {}) =>
  sandbox.current.handle(new Request(`${sandbox.current.origin}${path}`, init));
const control = (path: string, body: unknown, headers: Record<string, string> = JSON_TYPE) =>
  send(`/sandbox/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
const faults = async () =>
  ((await (await send(`/sandbox/feed?public_token=${public_token}`)).json()) as { faults: unknown[] }).faults;
const HTML = { public_token, path: '*', body: '<script>1</script>', content_type: 'text/html' };

describe('§7 Sandbox: a control call', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x'])(
    'sent as %s, as forms of any website can, is refused with 415 and changes nothing',
    async (type) => {
      const answer = await control('/faults', HTML, { 'Content-Type': type });
      expect([answer.status, await faults()]).toEqual([415, []]);
    },
  );

  it('is refused without a content type, and accepted as JSON with or without a charset', async () => {
    const body = new Uint8Array(Buffer.from(JSON.stringify(HTML)));
    expect((await send('/sandbox/v1/faults', { method: 'POST', body })).status).toBe(415);
    expect((await control('/faults', HTML)).status).toBe(200);
    const type = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await control('/faults', HTML, type)).status).toBe(200);
  });

  it.each([
    STRANGER,
    'null',
    'http://localhost.evil.example',
    'http://evil.localhost',
    'http://127.0.0.1.nip.io',
  ])('from a page of %s is refused with 403, also for reads', async (origin) => {
    const headers = { ...JSON_TYPE, Origin: origin };
    const answers = [
      await control('/faults', HTML, headers),
      await send(`/sandbox/v1/messages?public_token=${public_token}`, { headers: { Origin: origin } }),
      await send('/sandbox/v1/data', { method: 'DELETE', headers: { Origin: origin } }),
      await send('/sandbox/v1/faults', { method: 'OPTIONS', headers: { Origin: origin } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    expect(await faults()).toEqual([]);
  });

  it.each(['http://localhost:4310', 'https://localhost', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'from a page of %s is accepted, and the page can read the answer',
    async (origin) => {
      const answer = await control('/clock', { advance_ms: 0 }, { ...JSON_TYPE, Origin: origin });
      expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, origin]);
      const preflight = await send('/sandbox/v1/clock', { method: 'OPTIONS', headers: { Origin: origin } });
      expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([204, origin]);
    },
  );

  it('is refused without an Origin when a website embeds it', async () => {
    const path = `/sandbox/v1/messages?public_token=${public_token}`;
    expect((await send(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
    expect((await send(path, { headers: { 'Sec-Fetch-Site': 'same-site' } })).status).toBe(200);
  });

  it('to the console’s feed is refused to other websites, and accepted from the console itself', async () => {
    const feed = async (headers: Record<string, string>) =>
      (await send(`/sandbox/feed?public_token=${public_token}`, { headers })).status;
    expect(await feed({ Origin: STRANGER })).toBe(403);
    expect(await feed({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await feed({ 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  });

  it('is accepted from the configured origins and host names', async () => {
    const options = { hosts: ['sandbox.test'], controlOrigins: ['https://tools.example'] };
    const own = await createSandbox({ passwordCost: 'cheap', ...options });
    const health = async (headers: Record<string, string>) =>
      (await own.handle(new Request('http://sandbox.test:4311/sandbox/v1/health', { headers }))).status;
    expect(await health({ Host: 'sandbox.test:4311', Origin: 'https://tools.example' })).toBe(200);
    expect(await health({ Host: 'sandbox.test:4311', Origin: 'http://sandbox.test:4311' })).toBe(200);
    expect(await health({ Host: 'sandbox.test:4311', Origin: STRANGER })).toBe(403);
    expect(await health({ Host: 'other.test:4311' })).toBe(421);
    await own.close();
  });
});

describe('§7 Sandbox: host names (DNS rebinding)', () => {
  it.each([
    'evil.example:4311',
    'localhost.evil.example',
    'localhost.',
    'x@localhost',
    '127.0.0.1.evil.example',
  ])('Host: %s is refused with 421 for every path', async (host) => {
    for (const path of ['/sandbox/v1/health', '/sandbox', '/sandbox/feed', '/sdk/v1/users/me'])
      expect((await send(path, { headers: { Host: host } })).status).toBe(421);
  });

  it.each(['localhost:4311', 'LOCALHOST', '127.0.0.1:4311', '[::1]:4311'])(
    'Host: %s is accepted',
    async (host) => {
      expect((await send('/sandbox/v1/health', { headers: { Host: host } })).status).toBe(200);
    },
  );
});

describe('§7 Sandbox: the account page of a social provider', () => {
  const path = `/v1/public/oauth/google/start?${new URLSearchParams({
    public_token,
    login_redirect_url: 'http://localhost:4310/',
    signup_redirect_url: 'http://localhost:4310/',
  }).toString()}`;
  const submit = (headers: Record<string, string>) =>
    send(path, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ decision: 'continue', email: 'ada@example.com' }),
    });

  it('refuses a form of another site (login CSRF)', async () => {
    for (const Origin of [STRANGER, 'null', 'http://localhost:4310']) {
      const answer = await submit({ Origin });
      expect([answer.status, answer.headers.get('Location')]).toEqual([403, null]);
    }
    expect((await submit({ Origin: sandbox.current.origin })).status).toBe(303);
  });
});
