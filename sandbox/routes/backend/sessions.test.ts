/** @jest-environment node */
import { PAGE, useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();

/** A call of a site's server. */
async function call(
  path: string,
  body?: object,
  credentials = 'project-test-sandbox:secret-test-sandbox',
  method = body ? 'POST' : 'GET',
) {
  const answer = await sandbox.current.handle(
    new Request(`${sandbox.current.origin}/v1${path}`, {
      method,
      headers: {
        Authorization: `Basic ${btoa(credentials)}`,
        Origin: PAGE,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

describe('§7 Sandbox: the calls of a site’s server', () => {
  it('a session is authenticated by its token, and by an expired JWT of it', async () => {
    const { data } = await visitorOf(sandbox.current).signIn();
    await sandbox.current.control.advanceClock({ advance_ms: 6 * 60_000 });
    for (const proof of [{ session_token: data.session_token }, { session_jwt: data.session_jwt }]) {
      const { status, body, headers } = await call('/sessions/authenticate', proof);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status_code: 200,
        user: { user_id: data.user_id },
        session: { session_id: data.session.session_id, expires_at: data.session.expires_at },
      });
      expect(body['session_jwt']).not.toBe(data.session_jwt);
      // Pages cannot read it.
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('a revoked session and none are refused', async () => {
    const visitor = visitorOf(sandbox.current);
    const { session_token, session_jwt } = (await visitor.signIn()).data;
    await visitor.call('/sessions/revoke', {}, { session: session_token });
    for (const proof of [{ session_token }, { session_jwt }, { session_jwt: 'a.b.c' }])
      expect((await call('/sessions/authenticate', proof)).body['error_type']).toBe('session_not_found');
    expect((await call('/sessions/authenticate', {})).body['error_type']).toBe('user_unauthenticated');
  });

  it('a session is revoked by its id, its token or its JWT, and no other session', async () => {
    const visitor = visitorOf(sandbox.current);
    const sessions = [];
    for (let n = 0; n < 4; n++) sessions.push((await visitor.signIn()).data);
    const [first, second, third, kept] = sessions.map((each) => ({ ...each, id: each.session.session_id }));
    const proofs = [
      { session_id: first?.id },
      { session_token: second?.session_token },
      { session_jwt: third?.session_jwt },
    ];
    expect((await call('/sessions/revoke', { ...proofs[0], ...proofs[1] })).status).toBe(404);
    expect((await call('/sessions/revoke', {})).body['error_type']).toBe('user_unauthenticated');
    for (const proof of proofs) {
      expect((await call('/sessions/revoke', proof)).status).toBe(200);
      expect((await call('/sessions/revoke', proof)).body['error_type']).toBe('session_not_found');
    }
    const { body } = await call(`/sessions?user_id=${kept?.user_id}`);
    expect(body['sessions']).toEqual([expect.objectContaining({ session_id: kept?.id })]);
  });

  it('a user is read and deleted, with sessions and addresses', async () => {
    const visitor = visitorOf(sandbox.current);
    const { data } = await visitor.signIn();
    const email = data.user.emails[0]?.email;
    const path = `/users/${data.user_id}`;
    expect((await call(path)).body).toMatchObject({ user_id: data.user_id, emails: [{ email }] });
    const deleted = await call(path, undefined, undefined, 'DELETE');
    expect(deleted).toMatchObject({ status: 200, body: { user_id: data.user_id } });
    for (const again of [
      call(path),
      call(path, undefined, undefined, 'DELETE'),
      call(`/sessions?user_id=${data.user_id}`),
    ])
      expect((await again).body['error_type']).toBe('user_not_found');
    const proof = { session_token: data.session_token };
    expect((await call('/sessions/authenticate', proof)).body['error_type']).toBe('session_not_found');
    // The address is free again.
    expect((await visitor.signIn(email)).data.user_id).not.toBe(data.user_id);
  });

  it('users and sessions of another project do not exist', async () => {
    await sandbox.current.control.createProject({ public_token: 'public-token-test-own', secret: 'mine' });
    const { data } = await visitorOf(sandbox.current).signIn();
    const credentials = 'project-test-own:mine';
    for (const [path, method] of [
      [`/users/${data.user_id}`, 'GET'],
      [`/users/${data.user_id}`, 'DELETE'],
      [`/sessions?user_id=${data.user_id}`, 'GET'],
    ] as const)
      expect((await call(path, undefined, credentials, method)).body['error_type']).toBe('user_not_found');
    const { session_id } = data.session;
    expect((await call('/sessions/revoke', { session_id }, credentials)).body['error_type']).toBe(
      'session_not_found',
    );
    expect((await call('/sessions/authenticate', { session_token: data.session_token })).status).toBe(200);
  });

  it.each([
    'project-test-sandbox:wrong',
    'project-test-sandbox:project-test-sandbox',
    'public-token-test-sandbox:secret-test-sandbox',
    'project-test-nosecret:secret-test-sandbox',
    'project-test-unknown:secret-test-sandbox',
  ])('the credentials %s are refused', async (credentials) => {
    await sandbox.current.control.createProject({ public_token: 'public-token-test-nosecret' });
    const { data } = await visitorOf(sandbox.current).signIn();
    const proof = { session_token: data.session_token };
    for (const path of [
      '/sessions/authenticate',
      '/sessions/revoke',
      '/sessions/jwks/project-test-sandbox',
      `/users/${data.user_id}`,
    ])
      expect(await call(path, path.endsWith('e') ? proof : undefined, credentials)).toMatchObject({
        status: 401,
        body: { error_type: 'unauthorized_credentials' },
      });
  });

  it('a project’s own secret gives its keys', async () => {
    await sandbox.current.control.createProject({ public_token: 'public-token-test-own', secret: 'mine' });
    const { status, body } = await call(
      '/sessions/jwks/project-test-own',
      undefined,
      'project-test-own:mine',
    );
    expect(status).toBe(200);
    expect(body['keys']).toEqual([expect.objectContaining({ kty: 'RSA', alg: 'RS256' })]);
  });
});
