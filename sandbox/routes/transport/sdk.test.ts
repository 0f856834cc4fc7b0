/** @jest-environment node */
import { PAGE, useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const TOKEN = 'public-token-test-sandbox';
const BOOTSTRAP = `/projects/bootstrap/${TOKEN}`;
const raw = (path: string, init: RequestInit = {}) =>
  sandbox.current.handle(new Request(`${sandbox.current.origin}/sdk/v1${path}`, init));

describe('§7 Sandbox: bootstrap', () => {
  it('answers the fields of the wire format', async () => {
    const { status, data } = await visitorOf(sandbox.current).call(BOOTSTRAP);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      project_name: 'PriceRx',
      captcha_settings: { enabled: false },
      password_config: null,
      rbac_policy: { roles: [], resources: [], scopes: [] },
      vertical: 'CONSUMER',
    });
  });

  it('refuses an unknown project, and one that differs from the header', async () => {
    const visitor = visitorOf(sandbox.current, 'public-token-test-nobody');
    const unknown = await visitor.call('/projects/bootstrap/public-token-test-nobody');
    expect([unknown.status, unknown.errorType]).toEqual([401, 'unauthorized_credentials']);
    const other = await visitorOf(sandbox.current).call('/projects/bootstrap/public-token-test-nobody');
    expect(other.errorType).toBe('unauthorized_credentials');
  });
});

describe('§7 Sandbox: transport', () => {
  it.each(['', 'Bearer x', 'Basic', 'Basic !!', `Basic ${btoa('nocolon')}`, `Basic ${btoa(':x')}`])(
    'refuses the header "%s"',
    async (Authorization) => {
      const answer = await visitorOf(sandbox.current).call('/users/me', undefined, {
        headers: { Authorization },
      });
      expect([answer.status, answer.errorType]).toEqual([401, 'unauthorized_credentials']);
    },
  );

  it('an API error has five fields at the top level', async () => {
    const answer = await visitorOf(sandbox.current).call('/users/me');
    expect(JSON.parse(answer.text)).toEqual({
      status_code: 401,
      request_id: expect.stringContaining('request-id-') as string,
      error_type: 'user_unauthenticated',
      error_message: expect.any(String) as string,
      error_url: expect.stringMatching(/^https:/) as string,
    });
  });

  it('answers an unknown route with a 404 API error', async () => {
    const answer = await visitorOf(sandbox.current).call('/no/such/route', {});
    expect([answer.status, answer.errorType]).toEqual([404, 'route_not_found']);
  });

  it('echoes the caller’s origin and allows credentials; a preflight names methods and headers', async () => {
    const { headers } = await visitorOf(sandbox.current).call('/users/me');
    expect(headers.get('Access-Control-Allow-Origin')).toBe(PAGE);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Date');
    const preflight = await raw('/anything', { method: 'OPTIONS', headers: { Origin: PAGE } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(PAGE);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
      'authorization,content-type,x-sdk-client,x-sdk-parent-host',
    );
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toMatch(/GET.*POST.*PUT.*DELETE.*OPTIONS/);
  });

  it('the Date header follows the sandbox’s clock', async () => {
    await sandbox.current.control.advanceClock({ advance_ms: 86_400_000 });
    const { headers } = await visitorOf(sandbox.current).call('/users/me');
    expect(Date.parse(headers.get('Date') ?? '') - Date.now()).toBeGreaterThan(86_300_000);
  });

  const MALFORMED: [string, string][] = [
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['a string', '"x"'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['a deep nest', '['.repeat(100_000)],
    ['too much', JSON.stringify({ email: 'x'.repeat(300_000) })],
    ['a bad field of every kind', JSON.stringify({ token: {}, method_id: [], email: 1, phone_number: true })],
    ['a poisoned prototype', '{"__proto__":{"token":"1","method_id":"1"},"constructor":1}'],
    [
      'text with a NUL',
      JSON.stringify({ email: 'a\u0000@b.co', phone_number: '+1415555\u00000123', token: '\u0000' }),
    ],
  ];
  it.each(MALFORMED)('answers a body that is %s with 400', async (_name, body) => {
    const visitor = visitorOf(sandbox.current);
    for (const path of [
      '/otps/sms/login_or_create',
      '/otps/authenticate',
      '/magic_links/email/login_or_create',
      '/magic_links/authenticate',
      '/events',
    ]) {
      const answer = await visitor.call(path, body);
      expect([path, answer.status]).toEqual([path, 400]);
    }
  });

  it('refuses unusual but well-formed values with the error of the field', async () => {
    const visitor = visitorOf(sandbox.current);
    const odd = `${String.fromCharCode(0, 0xd800)}😀`.repeat(50);
    const body = { token: odd, method_id: odd, session_duration_minutes: 30 };
    expect((await visitor.call('/otps/authenticate', body)).errorType).toBe('otp_code_not_found');
    expect((await visitor.call('/magic_links/authenticate', body)).errorType).toBe('magic_link_not_found');
    const session = await visitor.call('/users/me', undefined, { session: '\u00e9\u0000x' });
    expect(session.errorType).toBe('session_not_found');
  });
});

describe('§7 Sandbox: POST /events', () => {
  const event = (event_name: string, public_token = TOKEN) => ({
    telemetry: { event_id: `event-id-${event_name}` },
    event: { public_token, event_name, details: { type: 'login_or_create_otp' } },
  });
  const post = (body: unknown) => raw('/events', { method: 'POST', body: JSON.stringify(body) });

  it('accepts a batch without credentials, and GET /events lists it', async () => {
    expect((await post([event('one'), event('two')])).status).toBe(200);
    const { events } = await sandbox.current.control.events({ public_token: TOKEN });
    expect(events).toEqual([
      {
        event_name: 'one',
        details: { type: 'login_or_create_otp' },
        telemetry: { event_id: 'event-id-one' },
      },
      {
        event_name: 'two',
        details: { type: 'login_or_create_otp' },
        telemetry: { event_id: 'event-id-two' },
      },
    ]);
  });

  it('refuses an unknown project and a malformed batch', async () => {
    expect((await post([event('one', 'public-token-test-nobody')])).status).toBe(401);
    expect((await post({ event: 1 })).status).toBe(400);
    expect((await post([{ telemetry: {} }])).status).toBe(400);
  });
});
