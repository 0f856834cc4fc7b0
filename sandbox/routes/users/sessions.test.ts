/** @jest-environment node */
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { PAGE, useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const MINUTE = 60_000;

const published = async () => {
  const answer = await sandbox.current.handle(new Request(`${sandbox.current.origin}/.well-known/jwks.json`));
  return createLocalJWKSet((await answer.json()) as JSONWebKeySet);
};
const advance = (advance_ms: number) => sandbox.current.control.advanceClock({ advance_ms });
const lifeOf = (session: { expires_at: string; last_accessed_at: string }): number =>
  Date.parse(session.expires_at) - Date.parse(session.last_accessed_at);

describe('§7 Sandbox: session JWT', () => {
  it('verifies with the published keys, lasts 300 seconds, and has the user and session', async () => {
    const { data } = await visitorOf(sandbox.current).signIn();
    const { payload, protectedHeader } = await jwtVerify(data.session_jwt, await published(), {
      issuer: sandbox.current.origin,
      audience: 'project-test-sandbox',
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: expect.any(String) as string });
    expect(payload.sub).toBe(data.user_id);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    expect(payload['https://stytch.com/session']).toMatchObject({
      id: data.session.session_id,
      expires_at: data.session.expires_at,
    });
  });

  it('follows the sandbox’s clock', async () => {
    await advance(60 * MINUTE);
    const { data } = await visitorOf(sandbox.current).signIn();
    const currentDate = new Date(Date.now() + 60 * MINUTE);
    const { payload } = await jwtVerify(data.session_jwt, await published(), { currentDate });
    expect((payload.iat ?? 0) * 1000).toBeGreaterThan(Date.now() + 59 * MINUTE);
  });

  it('OpenID metadata has the URL of the keys', async () => {
    const address = `${sandbox.current.origin}/.well-known/openid-configuration`;
    const metadata = (await (await sandbox.current.handle(new Request(address))).json()) as object;
    expect(metadata).toMatchObject({
      issuer: sandbox.current.origin,
      jwks_uri: `${sandbox.current.origin}/.well-known/jwks.json`,
    });
  });
});

describe('§7 Sandbox: POST /sessions/authenticate', () => {
  it('with {} keeps the expiry, updates the last access and issues a new JWT', async () => {
    const visitor = visitorOf(sandbox.current);
    const { data } = await visitor.signIn();
    const session = data.session_token;
    await advance(3 * MINUTE);
    const answer = await visitor.call('/sessions/authenticate', {}, { session });
    expect(answer.status).toBe(200);
    expect(answer.data.session.expires_at).toBe(data.session.expires_at);
    expect(Date.parse(answer.data.session.last_accessed_at)).toBeGreaterThanOrEqual(
      Date.parse(data.session.last_accessed_at) + 3 * MINUTE,
    );
    expect(answer.data.session_token).toBe(session);
    expect(answer.data.session_jwt).not.toBe(data.session_jwt);
    expect(answer.data.__user).toEqual(data.user);
  });

  it('with a duration sets the expiry from now', async () => {
    const visitor = visitorOf(sandbox.current);
    const session = (await visitor.signIn()).data.session_token;
    await advance(20 * MINUTE);
    const body = { session_duration_minutes: 60 };
    const answer = await visitor.call('/sessions/authenticate', body, { session });
    expect(lifeOf(answer.data.session)).toBe(60 * MINUTE);
    await advance(45 * MINUTE);
    expect((await visitor.call('/sessions/authenticate', {}, { session })).status).toBe(200);
  });

  it.each([4, 0, -5, 600_000])('refuses a duration of %d', async (session_duration_minutes) => {
    const visitor = visitorOf(sandbox.current);
    const session = (await visitor.signIn()).data.session_token;
    const answer = await visitor.call('/sessions/authenticate', { session_duration_minutes }, { session });
    expect([answer.status, answer.errorType]).toEqual([400, 'invalid_session_duration']);
  });

  it('refuses a missing, unknown or expired session, and one of another project', async () => {
    const visitor = visitorOf(sandbox.current);
    const none = await visitor.call('/sessions/authenticate', {});
    expect([none.status, none.errorType]).toEqual([401, 'user_unauthenticated']);
    const unknown = await visitor.call('/sessions/authenticate', {}, { session: 'unknown' });
    expect([unknown.status, unknown.errorType]).toEqual([404, 'session_not_found']);
    const session = (await visitor.signIn()).data.session_token;
    await sandbox.current.control.createProject({ public_token: 'public-token-test-other' });
    const other = await visitorOf(sandbox.current, 'public-token-test-other').call('/users/me', undefined, {
      session,
    });
    expect(other.errorType).toBe('session_not_found');
    await advance(30 * MINUTE);
    const expired = await visitor.call('/sessions/authenticate', {}, { session });
    expect([expired.status, expired.errorType]).toEqual([404, 'session_not_found']);
  });

  it('refuses a duration that is not a number', async () => {
    const visitor = visitorOf(sandbox.current);
    const session = (await visitor.signIn()).data.session_token;
    const body = { session_duration_minutes: '30' };
    const answer = await visitor.call('/sessions/authenticate', body, { session });
    expect(answer.issues).toEqual([
      {
        keyword: 'type',
        dataPath: '.session_duration_minutes',
        schemaPath: '#/properties/session_duration_minutes/type',
        params: { type: 'number' },
        message: 'should be number',
      },
    ]);
  });
});

describe('§7 Sandbox: POST /sessions/revoke', () => {
  it('ends the session', async () => {
    const visitor = visitorOf(sandbox.current);
    const session = (await visitor.signIn()).data.session_token;
    const revoked = await visitor.call('/sessions/revoke', undefined, { session, method: 'POST' });
    expect(revoked.status).toBe(200);
    expect(Object.keys(revoked.data).sort()).toEqual(['request_id', 'status_code']);
    for (const path of ['/sessions/authenticate', '/sessions/revoke']) {
      expect((await visitor.call(path, {}, { session })).errorType).toBe('session_not_found');
    }
    expect((await visitor.call('/users/me', undefined, { session })).errorType).toBe('session_not_found');
  });

  it('ends one session and keeps the user’s others', async () => {
    const visitor = visitorOf(sandbox.current);
    const [first, second] = [await visitor.signIn(), await visitor.signIn()];
    await visitor.call('/sessions/revoke', {}, { session: first.data.session_token });
    const other = await visitor.call('/sessions/authenticate', {}, { session: second.data.session_token });
    expect(other.status).toBe(200);
  });
});

describe('§7 Sandbox: HttpOnly mode', () => {
  const jar = (headers: Headers): string =>
    headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');

  it('keeps both tokens in HttpOnly cookies, and accepts them', async () => {
    const visitor = visitorOf(sandbox.current);
    const { publicToken: public_token } = visitor;
    await sandbox.current.control.createProject({ public_token, session: { http_only_cookies: true } });
    const { data, headers } = await visitor.signIn();
    expect([data.session_token, data.session_jwt]).toEqual(['', '']);
    const cookies = headers.getSetCookie();
    expect(cookies.map((each) => each.split('=')[0])).toEqual(['stytch_session', 'stytch_session_jwt']);
    for (const each of cookies) expect(each).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=1800$/);

    const withCookie = { headers: { Cookie: jar(headers), Origin: PAGE } };
    const refreshed = await visitor.call('/sessions/authenticate', {}, withCookie);
    expect(refreshed.data.session.session_id).toBe(data.session.session_id);
    const revoked = await visitor.call('/sessions/revoke', {}, withCookie);
    for (const each of revoked.headers.getSetCookie()) expect(each).toMatch(/=; .*Max-Age=0$/);
    expect((await visitor.call('/users/me', undefined, withCookie)).errorType).toBe('session_not_found');
  });

  it('ignores cookies when the mode is off', async () => {
    const visitor = visitorOf(sandbox.current);
    const { data } = await visitor.signIn();
    const headers = { Cookie: `stytch_session=${data.session_token}` };
    expect((await visitor.call('/users/me', undefined, { headers })).errorType).toBe('user_unauthenticated');
  });
});
