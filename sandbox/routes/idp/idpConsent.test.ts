/** @jest-environment node */
import { APP, type appOf, type AppSettings, signedInApp } from '../../testing/app';
import { useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];

const setUp = (settings?: AppSettings) => signedInApp(sandbox.current, settings);

describe('§7 Sandbox: consent', () => {
  const needed = async (app: ReturnType<typeof appOf>, session: string, given: object = {}) =>
    (await app.start(session, given)).data['consent_required'];

  it('is remembered per user, app and scope; prompt=consent asks again', async () => {
    const { app, session } = await setUp();
    await app.sentTo(session);
    expect(await needed(app, session)).toBe(false);
    expect(await needed(app, session, { scope: 'openid' })).toBe(false);
    expect(await needed(app, session, { scope: 'openid email phone' })).toBe(true);
    expect(await needed(app, session, { prompt: 'consent' })).toBe(true);
    const other = (await app.visitor.signIn('ben@example.com')).data.session_token;
    expect(await needed(app, other)).toBe(true);
  });

  it('is accepted without a question when it was given before', async () => {
    const { app, session } = await setUp();
    await app.sentTo(session);
    expect((await app.sentTo(session, { consent_granted: 'false' })).searchParams.has('code')).toBe(true);
    const asked = await app.sentTo(session, { consent_granted: 'false', prompt: 'consent' });
    expect(asked.searchParams.get('error')).toBe('access_denied');
  });

  it('is not required for a first-party app', async () => {
    const { app, session } = await setUp({ oauth_clients: [{ ...APP, consent_required: false }] });
    expect((await app.start(session)).data).toMatchObject({
      consent_required: false,
      oidc_client: { client_type: 'first_party_public' },
    });
    expect((await app.sentTo(session, { consent_granted: 'false' })).searchParams.has('code')).toBe(true);
  });

  it('prompt=none redirects with an error instead of asking', async () => {
    const { app, session } = await setUp();
    expect(await needed(app, session, { prompt: 'none' })).toBe(false);
    const url = await app.sentTo(session, { prompt: 'none', consent_granted: 'false', state: 's' });
    expect([url.searchParams.get('error'), url.searchParams.get('state')]).toEqual(['consent_required', 's']);
    await app.sentTo(session);
    expect((await app.sentTo(session, { prompt: 'none' })).searchParams.has('code')).toBe(true);
  });

  it('adds a connected app, a refusal does not; after revocation consent is asked again', async () => {
    const { app, session } = await setUp();
    const apps = async () =>
      (await app.visitor.call('/users/connected_apps', undefined, { session })).data['connected_apps'];
    await app.sentTo(session, { consent_granted: 'false' });
    expect(await apps()).toEqual([]);
    await app.sentTo(session);
    await app.sentTo(session, { scope: 'openid phone' });
    expect(await apps()).toEqual([
      {
        connected_app_id: 'app-diary',
        name: 'Diary',
        description: '',
        client_type: 'third_party_public',
        scopes_granted: 'openid email phone',
      },
    ]);
    const path = '/users/connected_apps/app-diary/revoke';
    expect((await app.visitor.call(path, undefined, { session, method: 'POST' })).status).toBe(200);
    expect(await apps()).toEqual([]);
    expect(await needed(app, session)).toBe(true);
  });
});

describe('§7 Sandbox: logout start', () => {
  const given = { client_id: APP.client_id, post_logout_redirect_uri: APP.post_logout_redirect_uris[0] };
  const start = (app: ReturnType<typeof appOf>, session: string | undefined, change: object = {}) =>
    app.visitor.call('/oauth/logout/start', { ...given, ...change }, { session });

  it('asks, unless id_token_hint is an ID token of this app for the signed-in user', async () => {
    const { app, session } = await setUp();
    const { id_token, access_token } = await app.tokens(session);
    const other = (await app.visitor.signIn('ben@example.com')).data.session_token;
    const asks = async (by: string | undefined, id_token_hint?: string) =>
      (await start(app, by, { id_token_hint })).data['consent_required'];
    expect(await asks(session, id_token)).toBe(false);
    expect(await asks(session)).toBe(true);
    expect(await asks(session, 'x.y.z')).toBe(true);
    expect(await asks(session, access_token)).toBe(true);
    expect(await asks(other, id_token)).toBe(true);
    expect(await asks(undefined, id_token)).toBe(true);
    await sandbox.current.control.advanceClock({ advance_ms: 2 * 3_600_000 });
    const again = (await app.visitor.signIn()).data.session_token;
    expect(await asks(again, id_token)).toBe(false);
  });

  it('ignores an ID token of another app', async () => {
    const second = { ...APP, client_id: 'app-second' };
    const { app, session } = await setUp({ oauth_clients: [APP, second] });
    const { id_token } = await app.tokens(session);
    const answer = await start(app, session, { client_id: second.client_id, id_token_hint: id_token });
    expect(answer.data['consent_required']).toBe(true);
  });

  it('redirects to the app with the state', async () => {
    const { app, session } = await setUp();
    expect((await start(app, session)).data['redirect_uri']).toBe('https://diary.example/bye');
    const { data } = await start(app, session, { state: 'a&b' });
    expect(data['redirect_uri']).toBe('https://diary.example/bye?state=a%26b');
  });

  it.each([
    [{ client_id: 'x' }, [404, 'oauth_client_not_found']],
    [{ post_logout_redirect_uri: APP.redirect_uris[1] }, [400, 'invalid_redirect_uri']],
  ])('refuses %j', async (change, refusal) => {
    const { app, session } = await setUp();
    expect(said(await start(app, session, change))).toEqual(refusal);
  });
});
