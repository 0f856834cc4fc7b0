/** @jest-environment node */
import { PAGE, useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();

/** A call of a site's server. */
async function call(path: string, body?: object, credentials = 'project-test-sandbox:secret-test-sandbox') {
  const answer = await sandbox.current.handle(
    new Request(`${sandbox.current.origin}/v1${path}`, {
      method: body ? 'POST' : 'GET',
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
    for (const path of ['/sessions/authenticate', '/sessions/jwks/project-test-sandbox'])
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
