/** @jest-environment node */
import { APP, appOf } from '../../testing/app';
import { useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();
const FULL = 'openid full_access';
const MINUTE = 60_000;

async function setUp() {
  const app = appOf(sandbox.current);
  await app.register();
  const { data } = await app.visitor.signIn();
  return { app, session: data.session_token, userId: data.user_id };
}

describe('§7 Sandbox: POST /sessions/exchange_access_token', () => {
  const exchange = (access_token: unknown, given: object = {}, session?: string) =>
    appOf(sandbox.current).visitor.call(
      '/sessions/exchange_access_token',
      { access_token, session_duration_minutes: 30, ...given },
      { session },
    );
  const refused = async (access_token: unknown) => {
    const { status, errorType } = await exchange(access_token);
    return [status, errorType];
  };
  const NOT_FOUND = [404, 'idp_access_token_not_found'];

  it('signs in the user of the access token', async () => {
    const { app, session, userId } = await setUp();
    const { access_token } = await app.tokens(session, FULL);
    const { status, data } = await exchange(access_token);
    expect([status, data.user_id]).toEqual([200, userId]);
    expect(data.session_token).not.toBe(session);
    expect(data.session.authentication_factors).toMatchObject([
      {
        type: 'oauth_access_token_exchange',
        delivery_method: 'oauth_access_token_exchange',
        oauth_access_token_exchange_factor: { client_id: APP.client_id },
      },
    ]);
    expect(Date.parse(data.session.expires_at) - Date.parse(data.session.started_at)).toBe(1_800_000);
    const second = (await app.tokens(session, FULL))['access_token'];
    const added = await exchange(second, {}, session);
    expect(added.data.session.authentication_factors.map(({ type }) => type)).toEqual([
      'otp',
      'oauth_access_token_exchange',
    ]);
  });

  it('refuses malformed, revoked and expired tokens, and those of another project', async () => {
    const { app, session } = await setUp();
    const { access_token = '', id_token } = await app.tokens(session, FULL);
    for (const text of ['x', '', id_token, session]) expect(await refused(text)).toEqual(NOT_FOUND);
    expect((await exchange(access_token, { session_duration_minutes: 1 })).errorType).toBe(
      'invalid_session_duration',
    );
    const other = appOf(sandbox.current, 'public-token-test-other');
    await other.register();
    const foreign = await other.tokens((await other.visitor.signIn()).data.session_token, FULL);
    expect(await refused(foreign['access_token'])).toEqual(NOT_FOUND);
    await app.post('revoke', { token: access_token, client_id: APP.client_id });
    expect(await refused(access_token)).toEqual(NOT_FOUND);
    const late = (await app.tokens(session, FULL))['access_token'];
    await sandbox.current.control.advanceClock({ advance_ms: 3_600_000 });
    expect(await refused(late)).toEqual([401, 'idp_access_token_expired']);
  });

  it('refuses a token without the scope full_access', async () => {
    const { app, session } = await setUp();
    for (const scope of ['openid email', 'openid offline_access', 'full_accessible']) {
      const { access_token } = await app.tokens(session, scope);
      expect(await refused(access_token)).toEqual([403, 'insufficient_scope']);
    }
    const { refresh_token = '' } = await app.tokens(session, 'openid full_access offline_access');
    const less = await app.refresh(refresh_token, { scope: 'openid' });
    expect(await refused(less.body['access_token'])).toEqual([403, 'insufficient_scope']);
  });

  it('accepts a token once, for 5 minutes; a refused call does not spend it', async () => {
    const { app, session } = await setUp();
    const { access_token } = await app.tokens(session, FULL);
    expect((await exchange(access_token, { session_duration_minutes: 1 })).status).toBe(400);
    expect((await exchange(access_token)).status).toBe(200);
    expect(await refused(access_token)).toEqual(NOT_FOUND);
    expect((await app.userinfo(access_token)).status).toBe(200);
    const late = (await app.tokens(session, FULL))['access_token'];
    await sandbox.current.control.advanceClock({ advance_ms: 5 * MINUTE });
    expect(await refused(late)).toEqual([401, 'idp_access_token_expired']);
  });

  const length = ({ started_at, expires_at }: { started_at: string; expires_at: string }) =>
    Math.round((Date.parse(expires_at) - Date.parse(started_at)) / MINUTE);
  const YEAR = { session_duration_minutes: 527_040 };

  it.each([
    ['the access token, without offline_access', FULL, {}, {}, 60],
    ['a refresh token, with offline_access', `${FULL} offline_access`, {}, {}, 43_200],
    ['the project allows', `${FULL} offline_access`, { session: { third_party_minutes: 15 } }, {}, 15],
    ['asked for, when that is less', FULL, {}, { session_duration_minutes: 30 }, 30],
    [
      'asked for, for an app of the site itself',
      FULL,
      { oauth_clients: [{ ...APP, consent_required: false }] },
      {},
      527_040,
    ],
  ])(
    'a third party’s session lasts, however long it is asked for, as long as %s',
    async (_, scope, settings, given, expected) => {
      const { app, session } = await setUp();
      await app.register(settings);
      const { access_token } = await app.tokens(session, scope);
      const { data } = await exchange(access_token, { ...YEAR, ...given });
      expect(length(data.session)).toBe(expected);
      const later = await app.visitor.call('/sessions/authenticate', YEAR, { session: data.session_token });
      expect(length(later.data.session)).toBe(expected === 30 ? 60 : expected);
    },
  );

  it('requires both fields and their types', async () => {
    expect((await exchange(1)).issues[0]?.dataPath).toBe('.access_token');
    const missing = await exchange('x', { session_duration_minutes: undefined });
    expect(missing.issues[0]?.params).toEqual({ missingProperty: 'session_duration_minutes' });
  });
});
