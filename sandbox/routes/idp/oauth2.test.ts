/** @jest-environment node */
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { APP, appOf, pkcePair, signedInApp } from '../../testing/app';
import { useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['error']];
const GRANT = [400, 'invalid_grant'];

const setUp = () => signedInApp(sandbox.current);

const get = async (path: string) =>
  (await sandbox.current.handle(new Request(`${sandbox.current.origin}${path}`))).json();

async function claimsOf(jwt: string | undefined) {
  const keys = (await get('/.well-known/jwks.json')) as JSONWebKeySet;
  const { payload, protectedHeader } = await jwtVerify(jwt ?? '', createLocalJWKSet(keys));
  return { ...payload, typ: protectedHeader.typ } as Record<string, unknown>;
}

describe('§7 Sandbox: the token endpoint: codes', () => {
  it('issues an access token and, with the scope openid, an ID token', async () => {
    const { app, session, userId } = await setUp();
    const code = await app.codeFor(session, { nonce: 'n-1', scope: 'openid email' });
    const { status, body } = await app.useCode(code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'openid email' });
    expect(body).not.toHaveProperty('refresh_token');
    const iss = sandbox.current.origin;
    expect(await claimsOf(body['access_token'])).toMatchObject({
      typ: 'JWT',
      iss,
      sub: userId,
      aud: ['project-test-sandbox'],
      client_id: APP.client_id,
      scope: 'openid email',
    });
    const id = await claimsOf(body['id_token']);
    expect(id).toMatchObject({
      typ: 'JWT',
      iss,
      sub: userId,
      aud: [APP.client_id],
      nonce: 'n-1',
      email: 'ada@example.com',
      email_verified: true,
    });
    expect(Number(id['exp']) - Number(id['iat'])).toBe(3600);
  });

  it('auth_time is the time of the user’s last authentication', async () => {
    const { app } = await setUp();
    const { data } = await app.visitor.signIn();
    await sandbox.current.control.advanceClock({ advance_ms: 600_000 });
    const id = await claimsOf((await app.tokens(data.session_token))['id_token']);
    const proof = Date.parse(data.session.authentication_factors[0]?.last_authenticated_at ?? '');
    expect(id['auth_time']).toBe(Math.floor(proof / 1000));
    expect(Number(id['iat']) - Number(id['auth_time'])).toBeGreaterThanOrEqual(600);
  });

  it('without openid there is no ID token, and userinfo is refused', async () => {
    const { app, session } = await setUp();
    const body = await app.tokens(session, 'email');
    expect(body).not.toHaveProperty('id_token');
    const { status, challenge } = await app.userinfo(body['access_token']);
    expect([status, challenge]).toEqual([403, expect.stringContaining('insufficient_scope')]);
  });

  it('accepts a code only for its client and redirect_uri, for 5 minutes', async () => {
    const app = appOf(sandbox.current);
    await app.register({ oauth_clients: [APP, { ...APP, client_id: 'app-second' }] });
    const session = (await app.visitor.signIn()).data.session_token;
    const code = await app.codeFor(session);
    expect(said(await app.useCode(code, { client_id: 'app-second' }))).toEqual(GRANT);
    expect(said(await app.useCode(code, { client_id: 'x' }))).toEqual([401, 'invalid_client']);
    expect(said(await app.useCode(code, { client_id: '' }))).toEqual([400, 'invalid_request']);
    expect(said(await app.useCode(code, { redirect_uri: APP.redirect_uris[1] ?? '' }))).toEqual(GRANT);
    expect(said(await app.useCode(code, { redirect_uri: '' }))).toEqual(GRANT);
    expect(said(await app.useCode('x'))).toEqual(GRANT);
    expect(said(await app.useCode(''))).toEqual([400, 'invalid_request']);
    expect(said(await app.useCode(code, { grant_type: 'password' }))).toEqual([
      400,
      'unsupported_grant_type',
    ]);
    expect(said(await app.useCode(code, { grant_type: 'constructor' }))).toEqual([
      400,
      'unsupported_grant_type',
    ]);
    await sandbox.current.control.advanceClock({ advance_ms: 290_000 });
    expect((await app.useCode(code)).status).toBe(200);
    const late = await app.codeFor((await app.visitor.signIn()).data.session_token);
    await sandbox.current.control.advanceClock({ advance_ms: 300_000 });
    expect(said(await app.useCode(late))).toEqual(GRANT);
  });

  it('requires code_verifier after a challenge, and refuses it without one', async () => {
    const app = appOf(sandbox.current);
    await app.register({ oauth_clients: [{ ...APP, pkce_required: false }] });
    const session = (await app.visitor.signIn()).data.session_token;
    const { code_verifier, code_challenge } = pkcePair();
    const code = await app.codeFor(session, { code_challenge });
    expect(said(await app.useCode(code, { code_verifier: '' }))).toEqual(GRANT);
    expect(said(await app.useCode(code, { code_verifier: pkcePair().code_verifier }))).toEqual(GRANT);
    expect(said(await app.useCode(code, { code_verifier: code_challenge }))).toEqual(GRANT);
    expect((await app.useCode(code, { code_verifier })).status).toBe(200);
    expect(
      said(await app.useCode(await app.codeFor(session, { code_challenge: '' }), { code_verifier })),
    ).toEqual(GRANT);
  });

  it('revokes the tokens of a code that is used twice', async () => {
    const { app, session } = await setUp();
    const code = await app.codeFor(session, { scope: 'openid offline_access' });
    const { body } = await app.useCode(code);
    expect((await app.userinfo(body['access_token'])).status).toBe(200);
    expect(said(await app.useCode(code))).toEqual(GRANT);
    expect((await app.userinfo(body['access_token'])).status).toBe(401);
    expect(said(await app.refresh(body['refresh_token'] ?? ''))).toEqual(GRANT);
  });

  it('also reads the client from a Basic header, and refuses different ones', async () => {
    const { app, session } = await setUp();
    const Authorization = `Basic ${Buffer.from('app-diary:').toString('base64')}`;
    const { code_verifier, code_challenge } = pkcePair();
    const code = await app.codeFor(session, { code_challenge });
    const given = {
      code_verifier,
      grant_type: 'authorization_code',
      code,
      redirect_uri: APP.redirect_uris[0] ?? '',
    };
    const differing = await app.post('token', { ...given, client_id: 'app-second' }, { Authorization });
    expect(said(differing)).toEqual([400, 'invalid_request']);
    expect((await app.post('token', given, { Authorization })).status).toBe(200);
  });

  it('allows CORS from any origin, and forbids caching', async () => {
    const url = `${sandbox.current.origin}/v1/oauth2/token`;
    const preflight = await sandbox.current.handle(new Request(url, { method: 'OPTIONS' }));
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('authorization');
    const answer = await sandbox.current.handle(new Request(url, { method: 'POST' }));
    expect([answer.headers.get('Access-Control-Allow-Origin'), answer.headers.get('Cache-Control')]).toEqual([
      '*',
      'no-store',
    ]);
  });
});

describe('§7 Sandbox: OpenID metadata', () => {
  it('lists the supported features', async () => {
    const metadata = (await get('/.well-known/openid-configuration')) as Record<string, unknown>;
    const { origin } = sandbox.current;
    expect(metadata).toMatchObject({
      issuer: origin,
      authorization_endpoint: 'http://localhost:4310/consent',
      end_session_endpoint: 'http://localhost:4310/consent',
      token_endpoint: `${origin}/v1/oauth2/token`,
      userinfo_endpoint: `${origin}/v1/oauth2/userinfo`,
      revocation_endpoint: `${origin}/v1/oauth2/revoke`,
      jwks_uri: `${origin}/.well-known/jwks.json`,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('names the consent page of the project', async () => {
    const settings = { public_token: 'public-token-test-consent', consent_url: 'https://host.example/agree' };
    await sandbox.current.control.createProject(settings);
    const path = '/.well-known/openid-configuration';
    expect(await get(`${path}?public_token=${settings.public_token}`)).toMatchObject({
      issuer: sandbox.current.origin,
      authorization_endpoint: 'https://host.example/agree',
      end_session_endpoint: 'https://host.example/agree',
    });
    expect(await get(path)).toMatchObject({ authorization_endpoint: 'http://localhost:4310/consent' });
  });

  it.each(['javascript:alert(1)', '/agree', 'https://host.example/#x', 'myapp://agree', ''])(
    'a project cannot have the consent page "%s"',
    async (consent_url) => {
      await expect(sandbox.current.control.createProject({ public_token, consent_url })).rejects.toThrow(
        /consent_url/,
      );
    },
  );

  it.each(['javascript:alert(1)', '/back', 'https://app.example/#x', 'https://app.example/ü'])(
    'an app cannot register %s',
    async (uri) => {
      const oauth_clients = [{ ...APP, redirect_uris: [uri] }];
      await expect(sandbox.current.control.createProject({ public_token, oauth_clients })).rejects.toThrow(
        /redirect_uris/,
      );
    },
  );
});
