/** @jest-environment node */
import { oneTapOf } from '../../testing/oneTap';
import { PAGE, useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const oneTap = () => oneTapOf(sandbox.current);
const said = ({ status, errorType }: { status: number; errorType: unknown }) => [status, errorType];

describe('§7 Sandbox: One Tap start', () => {
  it('answers the client id and a callback, and sets a cookie that the frame can read', async () => {
    const { status, body, headers } = await oneTap().start();
    expect(status).toBe(200);
    expect(body).toEqual({
      request_id: expect.stringMatching(/^request-id-/) as string,
      status_code: 200,
      google_client_id: expect.stringMatching(/^project-test-sandbox\./) as string,
      oauth_callback_id: expect.any(String) as string,
    });
    const cookie = headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^stytch_csrf_private_token=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=600$/);
  });

  it('allows calls with cookies, and reuses the CSRF token of other tabs', async () => {
    const { headers } = await oneTap().start('', PAGE);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(PAGE);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    const [pair = ''] = (headers.get('Set-Cookie') ?? '').split(';');
    expect((await oneTap().start(pair)).headers.get('Set-Cookie')).toContain(pair);
    const planted = await oneTap().start('stytch_csrf_private_token=planted');
    expect(planted.headers.get('Set-Cookie')).not.toContain('planted');
  });

  it.each([
    ['oauth_config_not_found', 404],
    ['no_login_redirect_urls_set', 404],
    ['no_signup_redirect_urls_set', 404],
    ['default_provider_not_allowed', 404],
    ['origin_not_allowed_for_client', 403],
    ['something_new', 404],
  ])('fails with %s when one_tap.failure is set to it', async (failure, status) => {
    await oneTap().settings({ one_tap: { failure } });
    const answer = await oneTap().start();
    expect(said(answer)).toEqual([status, failure]);
    expect(Object.keys(answer.body).sort()).toEqual([
      'error_message',
      'error_type',
      'error_url',
      'request_id',
      'status_code',
    ]);
  });

  it('answers no client id with the failure missing_client_id, and refuses an unknown project', async () => {
    await oneTap().settings({ one_tap: { failure: 'missing_client_id' } });
    expect((await oneTap().start()).body['google_client_id']).toBe('');
    expect(said(await oneTapOf(sandbox.current, 'x').start())).toEqual([401, 'unauthorized_credentials']);
  });
});

describe('§7 Sandbox: One Tap submit', () => {
  const authenticate = (token: string | null) =>
    visitorOf(sandbox.current).call('/oauth/authenticate', { token, session_duration_minutes: 30 });

  it('redirects with a token: a new user to the sign-up URL, a known one to the login URL', async () => {
    const places: (string | undefined)[] = [];
    for (const times of ['first', 'second']) {
      const round = await oneTap().begin();
      const { status, body } = await oneTap().submit(round, await oneTap().choose(round.google_client_id));
      expect([status, body['status_code']]).toEqual([200, 200]);
      const url = new URL(String(body['redirect_url']));
      places.push(url.pathname);
      expect(url.searchParams.get('stytch_token_type')).toBe('oauth');
      const { data } = await authenticate(url.searchParams.get('token'));
      expect([times, data.user.emails[0]]).toMatchObject([
        times,
        { email: 'ada@example.com', verified: true },
      ]);
      expect(data.session.authentication_factors[0]).toMatchObject({ delivery_method: 'oauth_google' });
    }
    expect(places).toEqual(['/new', '/in']);
  });

  it('accepts a callback once and an ID token once', async () => {
    const [first, second] = [await oneTap().begin(), await oneTap().begin()];
    const idToken = await oneTap().choose(first.google_client_id);
    expect((await oneTap().submit(first, idToken)).status).toBe(200);
    const fresh = await oneTap().choose(first.google_client_id);
    expect(said(await oneTap().submit(first, fresh))).toEqual([404, 'invalid_callback_id']);
    expect(said(await oneTap().submit(second, idToken))).toEqual([401, 'id_token_invalid']);
    expect((await oneTap().submit(second, fresh)).status).toBe(200);
  });

  it('refuses another browser, and does not spend the callback', async () => {
    const [round, other] = [await oneTap().begin(), await oneTap().begin()];
    const idToken = await oneTap().choose(round.google_client_id);
    const mismatch = [400, 'oauth_state_mismatch'];
    const tries: [object, Record<string, string>][] = [
      [{ stytch_csrf_token: other.csrf }, {}],
      [{}, { Cookie: '' }],
      [{}, { Cookie: `stytch_csrf_private_token=${other.csrf}` }],
      [{ stytch_csrf_token: other.csrf }, { Cookie: `stytch_csrf_private_token=${other.csrf}` }],
      [{ stytch_csrf_token: '' }, { Cookie: 'stytch_csrf_private_token=' }],
    ];
    for (const [given, headers] of tries)
      expect(said(await oneTap().submit(round, idToken, given, headers))).toEqual(mismatch);
    const header = { 'x-stytch-oauth-type': 'google' };
    expect(said(await oneTap().submit(round, idToken, {}, header))).toEqual([400, 'invalid_oauth_provider']);
    expect((await oneTap().submit(round, idToken)).status).toBe(200);
  });

  it('refuses ID tokens that are forged, for another client, expired or malformed', async () => {
    const round = await oneTap().begin();
    const good = await oneTap().choose(round.google_client_id);
    const [header, , signature] = good.split('.');
    const claims = Buffer.from(JSON.stringify({ aud: round.google_client_id, exp: 9e9, jti: 'x' }));
    const forged = `${header}.${claims.toString('base64url')}.${signature}`;
    for (const text of ['', 'x', forged])
      expect(said(await oneTap().submit(round, text))).toEqual([401, 'id_token_invalid']);
    const { session_jwt } = (await visitorOf(sandbox.current).signIn()).data;
    const other = oneTapOf(sandbox.current, 'public-token-test-other');
    await other.settings({});
    const foreign = await other.choose((await other.begin()).google_client_id);
    for (const text of [session_jwt, foreign])
      expect(said(await oneTap().submit(round, text))).toEqual([401, 'id_token_incorrect_audience']);
    await sandbox.current.control.advanceClock({ advance_ms: 3_600_000 });
    const later = await oneTap().begin();
    expect(said(await oneTap().submit(later, good))).toEqual([401, 'id_token_expired']);
  });

  it('a callback expires after 10 minutes', async () => {
    const round = await oneTap().begin();
    await sandbox.current.control.advanceClock({ advance_ms: 600_000 });
    const idToken = await oneTap().choose(round.google_client_id);
    expect(said(await oneTap().submit(round, idToken))).toEqual([404, 'invalid_callback_id']);
  });

  it('redirects only to URLs that the project lists', async () => {
    await oneTap().settings({ redirect_urls: [`${PAGE}/in`, `${PAGE}/new`] });
    const round = await oneTap().begin();
    const idToken = await oneTap().choose(round.google_client_id);
    for (const name of ['login_redirect_url', 'signup_redirect_url']) {
      const answer = await oneTap().submit(round, idToken, { [name]: 'https://evil.example/' });
      expect(said(answer)).toEqual([400, 'redirect_url_not_found']);
    }
    const nowhere = { login_redirect_url: undefined, signup_redirect_url: undefined };
    expect((await oneTap().submit(round, idToken, nowhere)).body['redirect_url']).toContain(`${PAGE}/in?`);
  });

  it('refuses a call without any redirect URL', async () => {
    const round = await oneTap().begin();
    const idToken = await oneTap().choose(round.google_client_id);
    const without = (name: string) => oneTap().submit(round, idToken, { [name]: undefined });
    expect(said(await without('login_redirect_url'))).toEqual([404, 'no_login_redirect_urls_set']);
    expect(said(await without('signup_redirect_url'))).toEqual([404, 'no_signup_redirect_urls_set']);
  });

  it('reports wrong types with schema errors', async () => {
    const { status, body } = await oneTap().submit(await oneTap().begin(), 1);
    expect([status, body]).toMatchObject([400, { body: [{ dataPath: '.id_token', keyword: 'type' }] }]);
  });

  it('issues a credential for a known client and a valid email only, with the page’s nonce', async () => {
    const make = (fields: object) =>
      oneTap().call('/gsi/credential', { method: 'POST', body: JSON.stringify(fields) });
    const { google_client_id: client_id } = await oneTap().begin();
    expect((await make({ client_id: 'x', email: 'ada@example.com' })).status).toBe(400);
    expect((await make({ client_id, email: 'ada' })).status).toBe(400);
    expect((await make({ client_id, email: { toString: 1 } })).status).toBe(400);
    const idToken = await oneTap().choose(client_id, 'ada@example.com', 'n-1');
    expect(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).toContain('"nonce":"n-1"');
  });
});
