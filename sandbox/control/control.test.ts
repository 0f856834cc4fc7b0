/** @jest-environment node */
import { useSandbox, visitorOf } from '../testing/visitor';

const sandbox = useSandbox();
const TOKEN = 'public-token-test-sandbox';

async function control(method: string, path: string, input: Record<string, unknown> | string = {}) {
  const query =
    method === 'POST' ? '' : `?${new URLSearchParams(input as Record<string, string>).toString()}`;
  const body = typeof input === 'string' ? input : JSON.stringify(input);
  const headers = { 'Content-Type': 'application/json', Origin: 'http://localhost:4310' };
  const init = method === 'POST' ? { method, headers, body } : { method, headers };
  const request = new Request(`${sandbox.current.origin}/sandbox/v1${path}${query}`, init);
  const response = await sandbox.current.handle(request);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

describe('§7 Sandbox: control: health', () => {
  it('answers ready and the endpoints for the client', async () => {
    const { body, headers } = await control('GET', '/health');
    const origin = sandbox.current.origin;
    expect(body).toEqual({
      ready: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      endpoints: {
        apiUrl: origin,
        telemetryUrl: origin,
        telemetryScriptUrl: `${origin}/telemetry.js`,
        captchaScriptUrl: `${origin}/recaptcha/enterprise.js`,
        oneTapScriptUrl: `${origin}/gsi/client`,
        clientServicesFrameUrl: `${origin}/clientside-services/index.html`,
      },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4310');
  });
});

describe('§7 Sandbox: control: projects', () => {
  const public_token = 'public-token-test-mine';

  it('creates a project with defaults; a second call resets settings that it omits', async () => {
    const first = await control('POST', '/projects', { public_token, bootstrap: { project_name: 'Mine' } });
    expect(first.body).toMatchObject({
      public_token,
      bootstrap: { project_name: 'Mine', vertical: 'CONSUMER' },
    });
    const visitor = visitorOf(sandbox.current, public_token);
    const { data } = await visitor.signIn();
    await control('POST', '/projects', { public_token, redirect_urls: ['http://localhost:4310/'] });
    const bootstrap = await visitor.call(`/projects/bootstrap/${public_token}`);
    expect(bootstrap.data['project_name']).toBe('PriceRx');
    const me = await visitor.call('/users/me', undefined, { session: data.session_token });
    expect(me.data.user_id).toBe(data.user_id);
  });

  it.each([
    [{}, /required property 'public_token'.*This call takes \{ public_token: string/],
    [{ public_token: 'mine' }, /should look like "public-token-test-/],
    [{ public_token, bootstrap: { project_name: 5 } }, /project_name should be string/],
    [
      { public_token, bootstrap: { captcha_settings: { enabled: 'yes' } } },
      /captcha_settings.enabled should be boolean/,
    ],
    [{ public_token, bootstrap: { projectName: 'x' } }, /additional property 'projectName'/],
    [{ public_token, redirect_urls: 'http://x' }, /redirect_urls should be array/],
    ['{', /should be object: send a JSON object/],
  ])('refuses %j with an error that names the fix', async (input, error) => {
    const answer = await control('POST', '/projects', input);
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toMatch(error);
  });
});

describe('§7 Sandbox: control: apps', () => {
  const app = { client_id: 'a', client_name: 'A', redirect_uris: ['https://a.example/back'] };

  it('adds an app and keeps the other settings; replaces an app with the same client_id', async () => {
    const project = { public_token: 'public-token-test-apps', redirect_urls: ['https://site.example/'] };
    await control('POST', '/projects', { ...project, oauth_clients: [{ ...app, client_id: 'b' }] });
    const { public_token } = project;
    await control('POST', '/oauth_clients', { public_token, ...app, client_name: 'Old' });
    const { status, body } = await control('POST', '/oauth_clients', { public_token, ...app });
    expect([status, body['redirect_urls']]).toEqual([200, project.redirect_urls]);
    expect(body['oauth_clients']).toEqual([{ ...app, client_id: 'b' }, app]);
  });

  it.each([
    [{ redirect_uris: ['javascript:alert(1)'] }, 'redirect_uris'],
    [{ post_logout_redirect_uris: ['/bye'] }, 'post_logout_redirect_uris'],
    [{ public_token: 'public-token-test-none' }, 'There is no project'],
    [{ client_name: undefined }, 'client_name'],
  ])('refuses %j', async (change, reason) => {
    const { status, body } = await control('POST', '/oauth_clients', {
      public_token: TOKEN,
      ...app,
      ...change,
    });
    expect([status, body['error']]).toEqual([400, expect.stringContaining(reason)]);
  });
});

describe('§7 Sandbox: control: users', () => {
  it('creates a user who can sign in, with the roles in user and session', async () => {
    const user = {
      public_token: TOKEN,
      email: 'Ada@example.com',
      phone_number: '+14155550123',
      roles: ['editor'],
    };
    const { body } = await control('POST', '/users', user);
    const found = await control('GET', '/users', { public_token: TOKEN, email: 'ada@example.com' });
    expect(found.body).toMatchObject({
      users: [{ user_id: body['user_id'], status: 'active', roles: ['editor'] }],
    });
    const { data } = await visitorOf(sandbox.current).signIn('ada@example.com');
    expect([data.user_id, data.session.roles]).toEqual([body['user_id'], ['editor']]);
  });

  it('finds users by phone number, all users without a filter, and none for an unknown address', async () => {
    await control('POST', '/users', { public_token: TOKEN, phone_number: '+14155550123' });
    await control('POST', '/users', { public_token: TOKEN, email: 'bob@example.com' });
    const count = async (query: object) =>
      ((await control('GET', '/users', { public_token: TOKEN, ...query })).body['users'] as unknown[]).length;
    expect(await count({ phone_number: '+14155550123' })).toBe(1);
    expect(await count({})).toBe(2);
    expect(await count({ email: 'nobody@example.com' })).toBe(0);
  });

  it.each([
    [{ email: 'taken@example.com' }, /exists already/],
    [{ email: 'nonsense' }, /email "nonsense": The email address is not valid/],
    [{ phone_number: '123' }, /phone_number "123"/],
    [{ public_token: 'public-token-test-nobody' }, /does not exist .*POST \/sandbox\/v1\/projects/],
    [{ mail: 'x@example.com' }, /additional property 'mail'/],
  ])('refuses %j', async (input, error) => {
    await control('POST', '/users', { public_token: TOKEN, email: 'taken@example.com' });
    const answer = await control('POST', '/users', { public_token: TOKEN, ...input });
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(error)]);
  });
});

describe('§7 Sandbox: control: messages', () => {
  it('lists messages oldest first, filtered by recipient and by "after"', async () => {
    const visitor = visitorOf(sandbox.current);
    for (const email of ['a@example.com', 'b@example.com', 'a@example.com']) {
      await visitor.call('/otps/email/login_or_create', { email });
    }
    const list = async (query: object) =>
      (await control('GET', '/messages', { public_token: TOKEN, ...query })).body['messages'] as {
        id: string;
        to: string;
      }[];
    const all = await list({});
    expect(all.map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com', 'a@example.com']);
    expect(await list({ to: 'A@example.com' })).toEqual([all[0], all[2]]);
    expect(await list({ after: all[1]?.id })).toEqual([all[2]]);
    await control('DELETE', '/messages', { public_token: TOKEN });
    expect(await list({})).toEqual([]);
    await visitor.call('/otps/email/login_or_create', { email: 'c@example.com' });
    expect(await list({ after: all[2]?.id })).toHaveLength(1);
  });

  it.each([
    ['GET', '/messages', { public_token: TOKEN, after: 'x' }, /should be the id of a message/],
    ['GET', '/messages', {}, /required property 'public_token'/],
    ['POST', '/scan', { message_id: 'message-99' }, /"message-99" does not exist/],
  ])('refuses %s %s %j', async (method, path, input, error) => {
    const answer = await control(method, path, input);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(error)]);
  });
});

describe('§7 Sandbox: control: clock', () => {
  it('moves forwards and backwards, and answers the time', async () => {
    const at = async (advance_ms: number) =>
      Date.parse((await control('POST', '/clock', { advance_ms })).body['now'] as string) - Date.now();
    expect(await at(60_000)).toBeGreaterThan(59_000);
    expect(await at(0)).toBeGreaterThan(59_000);
    expect(Math.abs(await at(-60_000))).toBeLessThan(1_000);
  });

  it.each([[{}], [{ advance_ms: '5' }], [{ advance_ms: 1e18 }]])('refuses %j', async (input) => {
    expect((await control('POST', '/clock', input)).status).toBe(400);
  });
});

describe('§7 Sandbox: control: requests', () => {
  it('logs each call with its secrets masked, also refused calls', async () => {
    const visitor = visitorOf(sandbox.current);
    const { data } = await visitor.signIn();
    await visitor.call('/users/me', undefined, { session: data.session_token });
    await visitor.call('/otps/authenticate', { token: '123456' });
    const { body } = await control('GET', '/requests', { public_token: TOKEN });
    const requests = body['requests'] as { id: string; body: unknown }[];
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/otps/email/login_or_create',
        session: false,
        status: 200,
        origin: 'http://localhost:4310',
      },
      { path: '/otps/authenticate', body: { token: '***', session_duration_minutes: 30 }, status: 200 },
      { method: 'GET', path: '/users/me', session: true, status: 200, body: null },
      { path: '/otps/authenticate', body: { token: '***' }, status: 400 },
    ]);
    expect(JSON.stringify(requests)).not.toContain(data.session_token);
    const later = await control('GET', '/requests', { public_token: TOKEN, after: requests[2]?.id });
    expect(later.body['requests']).toEqual([requests[3]]);
  });
});

describe('§7 Sandbox: control: data', () => {
  it('deletes the data and keeps the settings', async () => {
    const visitor = visitorOf(sandbox.current);
    await control('POST', '/projects', { public_token: TOKEN, bootstrap: { project_name: 'Mine' } });
    const { data } = await visitor.signIn();
    expect((await control('DELETE', '/data')).body).toEqual({});
    const me = await visitor.call('/users/me', undefined, { session: data.session_token });
    expect(me.errorType).toBe('session_not_found');
    expect((await control('GET', '/users', { public_token: TOKEN })).body).toEqual({ users: [] });
    const bootstrap = await visitor.call(`/projects/bootstrap/${TOKEN}`);
    expect(bootstrap.data['project_name']).toBe('Mine');
  });

  it('deletes the data of one project only', async () => {
    const other = 'public-token-test-other';
    await control('POST', '/projects', { public_token: other });
    await visitorOf(sandbox.current, other).signIn();
    await visitorOf(sandbox.current).signIn();
    await control('DELETE', '/data', { public_token: other });
    const count = async (public_token: string) =>
      (await sandbox.current.control.users({ public_token })).users.length;
    expect([await count(other), await count(TOKEN)]).toEqual([0, 1]);
  });
});

it('the answer to an unknown control call lists the control calls', async () => {
  const answer = await control('GET', '/nothing');
  expect([answer.status, answer.body['error']]).toEqual([404, expect.stringContaining('GET /messages')]);
});
