/** @jest-environment node */
import { controlOf } from '../testing/control';
import { useSandbox, visitorOf } from '../testing/visitor';

const sandbox = useSandbox();
const control = controlOf(sandbox);
const TOKEN = 'public-token-test-sandbox';

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
