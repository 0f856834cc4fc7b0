/** @jest-environment node */
import { APP, signedInApp } from '../../testing/app';
import { useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();
const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['error']];
const GRANT = [400, 'invalid_grant'];

const setUp = () => signedInApp(sandbox.current);

describe('§7 Sandbox: the token endpoint: refresh tokens', () => {
  it('are issued with offline_access, and each is accepted once', async () => {
    const { app, session } = await setUp();
    const first = await app.tokens(session, 'openid email offline_access');
    const second = await app.refresh(first['refresh_token'] ?? '');
    expect(second.status).toBe(200);
    expect(second.body['refresh_token']).not.toBe(first['refresh_token']);
    expect(second.body['id_token']).toBeDefined();
    const third = await app.refresh(second.body['refresh_token'] ?? '');
    expect(third.status).toBe(200);
    expect(said(await app.refresh(first['refresh_token'] ?? ''))).toEqual(GRANT);
    for (const { body } of [second, third])
      expect((await app.userinfo(body['access_token'])).status).toBe(401);
    expect(said(await app.refresh(third.body['refresh_token'] ?? ''))).toEqual(GRANT);
  });

  it('accept a smaller scope, not a larger one; a refused call does not spend them', async () => {
    const { app, session } = await setUp();
    const { refresh_token = '' } = await app.tokens(session, 'openid email offline_access');
    expect(said(await app.refresh(refresh_token, { scope: 'openid phone' }))).toEqual([400, 'invalid_scope']);
    expect(said(await app.refresh(refresh_token, { client_id: 'x' }))).toEqual([401, 'invalid_client']);
    const less = await app.refresh(refresh_token, { scope: 'openid' });
    expect(less.body['scope']).toBe('openid');
    expect((await app.userinfo(less.body['access_token'])).body).not.toHaveProperty('email');
    const all = await app.refresh(less.body['refresh_token'] ?? '');
    expect(all.body['scope']).toBe('openid email offline_access');
  });

  it('expire after 30 days, and end when the user revokes the app', async () => {
    const { app, session } = await setUp();
    const { refresh_token = '', access_token } = await app.tokens(session, 'openid offline_access');
    const path = `/users/connected_apps/${APP.client_id}/revoke`;
    const code = await app.codeFor(session);
    await app.visitor.call(path, undefined, { session, method: 'POST' });
    expect(said(await app.refresh(refresh_token))).toEqual(GRANT);
    expect((await app.userinfo(access_token)).status).toBe(401);
    expect(said(await app.useCode(code))).toEqual(GRANT);
    const again = await app.tokens(session, 'openid offline_access');
    await sandbox.current.control.advanceClock({ advance_ms: 30 * 86_400_000 });
    expect(said(await app.refresh(again['refresh_token'] ?? ''))).toEqual(GRANT);
  });

  it('are refused when the client is removed from the project', async () => {
    const { app, session } = await setUp();
    const { refresh_token = '', access_token } = await app.tokens(session, 'openid offline_access');
    await app.register({ oauth_clients: [] });
    expect(said(await app.refresh(refresh_token))).toEqual([401, 'invalid_client']);
    expect((await app.userinfo(access_token)).status).toBe(401);
  });
});

describe('§7 Sandbox: userinfo', () => {
  it('answers the claims of the scope', async () => {
    const { app, session, userId } = await setUp();
    await app.visitor.call(
      '/users/me',
      { name: { first_name: 'Ada', last_name: 'King' } },
      { session, method: 'PUT' },
    );
    const of = async (scope: string) =>
      (await app.userinfo((await app.tokens(session, scope))['access_token'])).body;
    expect(await of('openid')).toEqual({ sub: userId });
    expect(await of('openid email phone')).toEqual({
      sub: userId,
      email: 'ada@example.com',
      email_verified: true,
    });
    expect(await of('openid profile')).toEqual({
      sub: userId,
      name: 'Ada King',
      given_name: 'Ada',
      family_name: 'King',
    });
  });

  it('refuses foreign access tokens, and one that is older than 1 hour', async () => {
    const { app, session } = await setUp();
    const { id_token, access_token } = await app.tokens(session);
    const [header, , signature] = (access_token ?? '').split('.');
    const forged = `${header}.${Buffer.from('{"jti":"x","exp":9999999999}').toString('base64url')}.${signature}`;
    for (const text of ['x', id_token, session, forged]) {
      const { status, challenge } = await app.userinfo(text);
      expect([status, challenge]).toEqual([401, expect.stringMatching(/^Bearer error="invalid_token"/)]);
    }
    await sandbox.current.control.advanceClock({ advance_ms: 3_600_000 });
    expect((await app.userinfo(access_token)).status).toBe(401);
  });
});

describe('§7 Sandbox: revocation', () => {
  it('ends an access token, or all tokens of the authorization for a refresh token', async () => {
    const { app, session } = await setUp();
    const { access_token = '', refresh_token = '' } = await app.tokens(session, 'openid offline_access');
    const revoke = (token: string, client_id = APP.client_id) => app.post('revoke', { token, client_id });
    expect(said(await revoke(access_token, 'app-second'))).toEqual([400, 'unauthorized_client']);
    expect(said(await revoke(''))).toEqual([400, 'invalid_request']);
    expect((await revoke('unknown')).status).toBe(200);
    expect((await app.userinfo(access_token)).status).toBe(200);
    await revoke(access_token);
    expect((await app.userinfo(access_token)).status).toBe(401);
    const { body } = await app.refresh(refresh_token);
    await revoke(body['refresh_token'] ?? '');
    expect((await app.userinfo(body['access_token'])).status).toBe(401);
    expect(said(await app.refresh(body['refresh_token'] ?? ''))).toEqual(GRANT);
  });
});
