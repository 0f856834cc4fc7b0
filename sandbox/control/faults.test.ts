/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { createSandbox } from '../createSandbox';
import type { FaultInput } from './faults';
import { useSandbox, visitorOf } from '../testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const add = (fault: Omit<FaultInput, 'public_token'>) =>
  sandbox.current.control.addFault({ public_token, ...fault });
const me = () => visitorOf(sandbox.current).call('/users/me');
const REAL = 'user_unauthenticated';

describe('§7 Sandbox: control: faults', () => {
  it('answers the next 2 calls to a path with the fault, then with the real answer', async () => {
    await add({ path: '/users/me', times: 2, status: 503, headers: { 'Retry-After': '7' } });
    for (let n = 0; n < 2; n += 1) {
      const faulty = await me();
      expect([faulty.status, faulty.headers.get('Retry-After')]).toEqual([503, '7']);
      expect(JSON.parse(faulty.text)).toMatchObject({ status_code: 503, error_type: 'service_unavailable' });
    }
    expect((await me()).errorType).toBe(REAL);
  });

  it('applies to its path only, and "*" to every call', async () => {
    await add({ path: '/otps/authenticate', status: 500 });
    expect((await me()).errorType).toBe(REAL);
    await add({ path: '*', status: 418 });
    expect((await me()).status).toBe(418);
    const bootstrap = { path: '*', status: 500 };
    await add(bootstrap);
    expect((await visitorOf(sandbox.current).call(`/projects/bootstrap/${public_token}`)).status).toBe(500);
  });

  it('sends a string body unchanged and other bodies as JSON', async () => {
    await add({ path: '*', status: 200, body: 'no JSON' });
    const text = await me();
    expect([text.status, text.text, text.headers.get('Content-Type')]).toEqual([
      200,
      'no JSON',
      'text/plain; charset=utf-8',
    ]);
    await add({ path: '*', status: 500, body: '<html>', content_type: 'application/octet-stream' });
    expect((await me()).headers.get('Content-Type')).toBe('application/octet-stream');
    await add({ path: '*', status: 400, body: { body: [] } });
    expect(JSON.parse((await me()).text)).toEqual({ body: [] });
    await add({ path: '*', status: 204, body: 'ignored' });
    expect((await me()).text).toBe('');
  });

  it('exposes the given headers to scripts', async () => {
    await add({ path: '*', status: 429, headers: { 'X-Limit': '3' } });
    const { headers } = await me();
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Date, X-Limit');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4310');
  });

  it('closing the sandbox ends the wait for a delayed answer', async () => {
    const closing = await createSandbox();
    await closing.control.addFault({ public_token, path: '*', delay_ms: 60_000 });
    const address = `${closing.origin}/sdk/v1/projects/bootstrap/${public_token}`;
    const answer = closing.handle(new Request(address));
    // Wait until the call is in the log: its transaction is done, and the delay has begun.
    while ((await closing.control.requests({ public_token })).requests.length === 0);
    await closing.close();
    expect((await answer).type).toBe('error');
  });

  it('a fault with only a delay delays the real answer', async () => {
    await add({ path: '*', delay_ms: 120 });
    const started = performance.now();
    expect((await me()).errorType).toBe(REAL);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  it('drops the connection with Response.error(), and logs the call with status 0', async () => {
    await add({ path: '*', drop: true });
    const request = new Request(`${sandbox.current.origin}/sdk/v1/users/me`, {
      headers: { Authorization: `Basic ${btoa(`${public_token}:${public_token}`)}` },
    });
    expect((await sandbox.current.handle(request)).type).toBe('error');
    const { requests } = await sandbox.current.control.requests({ public_token });
    expect(requests).toMatchObject([{ path: '/users/me', status: 0 }]);
  });

  it('are removed by DELETE /faults', async () => {
    await add({ path: '*', status: 500, times: 5 });
    await sandbox.current.control.clearFaults({ public_token });
    expect((await me()).errorType).toBe(REAL);
  });

  it.each<[Omit<FaultInput, 'public_token'>, RegExp]>([
    [{ path: '/users/me' }, /needs at least one of status/],
    [{ path: 'users/me', status: 500 }, /should be that of an SDK call/],
    [{ path: '*', status: 99 }, /status should be >= 200/],
    [{ path: '*', status: 500.5 }, /status should be a whole number/],
    [{ path: '*', status: 500, times: 0 }, /times should be >= 1/],
    [{ path: '*', status: 500, headers: { 'bad name': 'x' } }, /headers should be/],
  ])('refuses %j', async (fault, error) => {
    await expect(add(fault)).rejects.toThrow(error);
  });
});

describe('§7 Sandbox: control: captcha', () => {
  const path = '/otps/sms/login_or_create';
  const send = (captcha_token?: string) =>
    visitorOf(sandbox.current).call(path, { phone_number: '+14155550123', captcha_token });
  const require = (required_on: string[]) =>
    sandbox.current.control.requireCaptcha({ public_token, required_on });
  async function execute(site_key: string): Promise<string> {
    const address = `${sandbox.current.origin}/recaptcha/enterprise/token`;
    const init = { method: 'POST', body: JSON.stringify({ site_key }) };
    const answer = await sandbox.current.handle(new Request(address, init));
    return ((await answer.json()) as { token: string }).token;
  }

  it('refuses calls with the captcha text until they have a token, which is accepted once', async () => {
    await require([path]);
    for (const token of [undefined, 'made-up']) {
      const refused = await send(token);
      expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Captcha required')]);
      expect(refused.headers.get('Content-Type')).toMatch(/^text\/plain/);
    }
    expect((await send('sandbox-captcha-ok')).status).toBe(200);
    expect((await send('sandbox-captcha-ok')).status).toBe(403);
    const token = await execute('any-site');
    expect([(await send(token)).status, (await send(token)).status]).toEqual([200, 403]);
  });

  it('applies to the named calls only, and an empty list lifts it', async () => {
    await require([path]);
    expect(
      (await visitorOf(sandbox.current).call('/otps/email/login_or_create', { email: 'a@b.co' })).status,
    ).toBe(200);
    await require([]);
    expect((await send()).status).toBe(200);
  });

  it('accepts only tokens of the project’s site key, for 2 minutes', async () => {
    const captcha_settings = { enabled: true, siteKey: 'mine' } as const;
    await sandbox.current.control.createProject({ public_token, bootstrap: { captcha_settings } });
    await require([path]);
    expect((await send(await execute('another'))).status).toBe(403);
    const late = await execute('mine');
    await sandbox.current.control.advanceClock({ advance_ms: 120_000 });
    expect((await send(late)).status).toBe(403);
    expect((await send(await execute('mine'))).status).toBe(200);
  });
});

describe('§7 Sandbox: the scripts a widget loads', () => {
  const get = async (path: string) => {
    const answer = await sandbox.current.handle(new Request(`${sandbox.current.origin}${path}`));
    return { type: answer.headers.get('Content-Type'), text: await answer.text() };
  };
  /** Runs a script with a `window` of its own and a `fetch` that calls the sandbox. */
  function run<T>(text: string): T {
    const fetch = (url: string, init: RequestInit) => sandbox.current.handle(new Request(url, init));
    const window = {} as T;
    runInNewContext(text, { window, fetch });
    return window;
  }

  it('telemetry.js returns an id', async () => {
    const { type, text } = await get('/telemetry.js');
    expect(type).toMatch(/javascript/);
    const window = run<{ GetTelemetryID(token: string, url: string): Promise<string> }>(text);
    const id = await window.GetTelemetryID(public_token, `${sandbox.current.origin}/submit`);
    expect(id).toMatch(/^telemetry-id-/);
  });

  it('enterprise.js calls ready() and returns a valid token', async () => {
    const { text } = await get('/recaptcha/enterprise.js?render=mine');
    interface Page {
      grecaptcha: {
        enterprise: { ready(done: () => void): void; execute(key: string, o: object): Promise<string> };
      };
    }
    const { enterprise } = run<Page>(text).grecaptcha;
    await new Promise<void>((resolve) => enterprise.ready(resolve));
    const captcha_token = await enterprise.execute('mine', { action: 'LOGIN' });
    const required_on = ['/otps/email/login_or_create'];
    await sandbox.current.control.requireCaptcha({ public_token, required_on });
    const body = { email: 'ada@example.com', captcha_token };
    expect((await visitorOf(sandbox.current).call('/otps/email/login_or_create', body)).status).toBe(200);
  });
});
