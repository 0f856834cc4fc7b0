/** @jest-environment node */
import { APP, type AppSettings, pkcePair, signedInApp } from '../../testing/app';
import { useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];
const POLICY = {
  roles: [
    { role_id: 'keeper', description: '', permissions: [{ resource_id: 'prices', actions: ['*'] }] },
    { role_id: 'reader', description: '', permissions: [{ resource_id: 'prices', actions: ['read'] }] },
  ],
  resources: [{ resource_id: 'prices', description: '', actions: ['read', 'write'] }],
  scopes: [
    {
      scope: 'read:prices',
      description: 'Read',
      permissions: [{ resource_id: 'prices', actions: ['read'] }],
    },
    { scope: 'all:prices', description: 'All', permissions: [{ resource_id: 'prices', actions: ['*'] }] },
  ],
};

const setUp = (settings?: AppSettings) => signedInApp(sandbox.current, settings);

const refusals: [change: object, refusal: unknown[]][] = [
  [{ client_id: 'app-unknown' }, [404, 'oauth_client_not_found']],
  [{ redirect_uri: `${APP.redirect_uris[1]}/` }, [400, 'invalid_redirect_uri']],
  [{ redirect_uri: 'https://diary.example/back' }, [400, 'invalid_redirect_uri']],
  ...[
    'https://DIARY.example/other',
    'https://diary.example/Other',
    'https://evil@diary.example/other',
    'https://diary.example@evil.example/other',
    'https://diary.example/%6fther',
    'https://diary.example/x/../other',
    'https%3A%2F%2Fdiary.example%2Fother',
    'https://diary.example/other\n',
    'http://diary.example/other',
    'javascript:alert(1)',
  ].map((redirect_uri): [object, unknown[]] => [{ redirect_uri }, [400, 'invalid_redirect_uri']]),
  [{ prompt: 'none consent' }, [400, 'oidc_prompt_none_must_be_exclusive']],
];

describe('§7 Sandbox: authorize start', () => {
  it('answers the app, the requested scopes and the user', async () => {
    const { app, session, userId } = await setUp();
    const { status, data } = await app.start(session);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      consent_required: true,
      oidc_client: { client_id: 'app-diary', client_name: 'Diary', client_type: 'third_party_public' },
      grantable_scope: 'openid email',
      ungrantable_scope: '',
      user_id: userId,
      user: { user_id: userId },
    });
  });

  it.each(refusals)('refuses %j', async (change, refusal) => {
    const { app, session } = await setUp();
    expect(said(await app.start(session, change))).toEqual(refusal);
  });

  it('requires a session, and every field in its type', async () => {
    const { app, session } = await setUp();
    expect(said(await app.start(''))).toEqual([401, 'user_unauthenticated']);
    expect(said(await app.start('session-of-nobody'))).toEqual([404, 'session_not_found']);
    const broken = [
      { client_id: 1 },
      { redirect_uri: undefined },
      { scope: ['openid'] },
      { response_type: 'token' },
    ];
    for (const change of broken) {
      const { status, issues } = await app.start(session, change);
      expect([status, issues[0]?.dataPath.slice(1) || issues[0]?.params['missingProperty']]).toEqual([
        400,
        Object.keys(change)[0],
      ]);
    }
  });

  it('custom scopes are grantable when the user’s roles have all of their permissions', async () => {
    const { app } = await setUp({ bootstrap: { rbac_policy: POLICY } });
    const granted = async (roles: string[]) => {
      const email = `with${roles.join('')}@example.com`;
      await sandbox.current.control.createUser({ public_token: 'public-token-test-sandbox', email, roles });
      const session = (await app.visitor.signIn(email)).data.session_token;
      const scope = 'all:prices openid read:prices unknown openid';
      const { data } = await app.start(session, { scope });
      return [data['grantable_scope'], data['ungrantable_scope']];
    };
    expect(await granted(['keeper'])).toEqual(['all:prices openid read:prices', 'unknown']);
    expect(await granted(['reader', 'nobody'])).toEqual(['openid read:prices', 'all:prices unknown']);
    expect(await granted([])).toEqual(['openid', 'all:prices read:prices unknown']);
  });
});

describe('§7 Sandbox: authorize submit', () => {
  it('redirects to the app with a code, the unchanged state and iss', async () => {
    const { app, session } = await setUp();
    const state = 'a b+c/ü&error=x#%20';
    const url = await app.sentTo(session, { state });
    expect(url.href).toMatch(/^https:\/\/diary\.example\/back\?from=pricerx&code=[\w-]+&state=/);
    expect(url.searchParams.get('state')).toBe(state);
    expect(url.searchParams.get('iss')).toBe(sandbox.current.origin);
    expect(url.searchParams.has('error')).toBe(false);
  });

  it('omits the state when the request had none', async () => {
    const { app, session } = await setUp();
    expect((await app.sentTo(session)).searchParams.has('state')).toBe(false);
  });

  it('redirects with access_denied and the state when the user refuses', async () => {
    const { app, session } = await setUp();
    const url = await app.sentTo(session, { consent_granted: 'false', state: 's' });
    expect(Object.fromEntries(url.searchParams)).toEqual({
      from: 'pricerx',
      error: 'access_denied',
      state: 's',
      iss: sandbox.current.origin,
    });
  });

  it.each(refusals)('shows an error page and does not redirect: %j', async (change, [status, type]) => {
    const { app, session } = await setUp();
    const answer = await app.submit(session, change as Record<string, string>);
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, null]);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain(`<code>${type}</code>`);
  });

  it('answers the same refusals as JSON to scripts', async () => {
    const { app, session } = await setUp();
    const answer = await app.submit(session, { client_id: 'x' }, '*/*');
    expect(await answer.json()).toMatchObject({ status_code: 404, error_type: 'oauth_client_not_found' });
  });

  it('requires the session in the form, each field once, and consent_granted true or false', async () => {
    const { app, session } = await setUp();
    expect((await app.submit('')).status).toBe(401);
    expect((await app.submit('session-of-nobody')).status).toBe(404);
    expect((await app.submit(session, { consent_granted: 'yes' })).status).toBe(400);
    expect((await app.submit(session, { code_challenge_method: 'plain' })).status).toBe(400);
    const twice = new Request(`${sandbox.current.origin}/sdk/v1/oauth/authorize`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'client_id=a&client_id=b',
    });
    expect((await sandbox.current.handle(twice)).status).toBe(400);
  });

  it('masks the session token in the request log', async () => {
    const { app, session } = await setUp();
    await app.submit(session);
    const { requests } = await sandbox.current.control.requests({ public_token: app.visitor.publicToken });
    const logged = requests.find(({ path }) => path === '/oauth/authorize');
    expect(logged).toMatchObject({ session: true, status: 303, body: { __Authorization: '***' } });
  });
});

describe('§7 Sandbox: authorize calls with lists of scopes', () => {
  const path = '/idp/oauth/authorize';
  const body = { client_id: APP.client_id, redirect_uri: APP.redirect_uris[0], response_type: 'code' };

  it('starts and submits an authorization', async () => {
    const { app, session, userId } = await setUp({ bootstrap: { rbac_policy: POLICY } });
    const { code_challenge, code_verifier } = pkcePair();
    const given = { ...body, scopes: ['openid', 'read:prices'], prompt: 'consent', code_challenge };
    const start = await app.visitor.call(`${path}/start`, given, { session });
    expect(start.data).toMatchObject({
      user_id: userId,
      client: { client_id: 'app-diary', client_name: 'Diary' },
      consent_required: true,
      scope_results: [
        { scope: 'openid', is_grantable: true, description: '' },
        { scope: 'read:prices', is_grantable: false, description: 'Read' },
      ],
    });
    const submit = (consent_granted: boolean) =>
      app.visitor.call(`${path}/submit`, { ...given, state: 's', consent_granted }, { session });
    const { data } = await submit(true);
    const url = new URL(String(data['redirect_uri']));
    expect([url.searchParams.get('code'), url.searchParams.get('state')]).toEqual([
      data['authorization_code'],
      's',
    ]);
    const denied = (await submit(false)).data;
    expect(denied['authorization_code']).toBeUndefined();
    expect(denied['redirect_uri']).toContain('error=access_denied&state=s');
    expect((await app.useCode(url.searchParams.get('code') ?? '', { code_verifier })).status).toBe(200);
  });

  it.each([
    [{ scopes: 'openid' }, '.scopes'],
    [{ scopes: [1] }, '.scopes[0]'],
    [{ consent_granted: 'true' }, '.consent_granted'],
  ])('%j is a schema error', async (change, dataPath) => {
    const { app, session } = await setUp();
    const given = { ...body, scopes: ['openid'], consent_granted: true, ...change };
    const answer = await app.visitor.call(`${path}/submit`, given, { session });
    expect([answer.status, answer.issues[0]?.dataPath]).toEqual([400, dataPath]);
  });
});
