/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { Secret, TOTP } from 'otpauth';
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const session_duration_minutes = 30;
const visitor = () => visitorOf(sandbox.current);
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];
const advance = (seconds: number) => sandbox.current.control.advanceClock({ advance_ms: seconds * 1000 });
const WRONG = [401, 'unable_to_authenticate_totp'];

/** A signed-in visitor with a new authenticator app, at the start of a time step. */
async function withApp() {
  await advance(30 - ((Date.now() / 1000) % 30));
  const session = (await visitor().signIn('ada@example.com', 600)).data.session_token;
  const call = (path: string, body?: object) => visitor().call(path, body, { session, method: 'POST' });
  const created = await call('/totps', { expiration_minutes: 120 });
  const {
    secret = '',
    totp_id,
    recovery_codes,
  } = created.data as unknown as {
    secret: string;
    totp_id: string;
    recovery_codes: string[];
  };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  /** The app's code, some time steps ahead of the sandbox's clock. */
  const code = async (steps = 0) => {
    const { now } = await advance(0);
    return totp.generate({ timestamp: Date.parse(now) + steps * 30_000 });
  };
  const use = (totp_code: unknown, given: object = {}) =>
    call('/totps/authenticate', { totp_code, session_duration_minutes, ...given });
  const recover = (recovery_code: unknown) =>
    call('/totps/recover', { recovery_code, session_duration_minutes });
  return { session, call, created, totp_id, recovery_codes, code, use, recover };
}

describe('§7 Sandbox: POST /totps', () => {
  it('answers secret, recovery codes and a QR code, and adds an unverified app to the user', async () => {
    const { created, totp_id, recovery_codes } = await withApp();
    const { qr_code, __user } = created.data;
    expect(__user.totps).toEqual([{ totp_id, verified: false }]);
    expect(new Set(recovery_codes).size).toBe(10);
    const [head, image = ''] = String(qr_code).split(',');
    expect(head).toBe('data:image/png;base64');
    const png = Buffer.from(image, 'base64');
    const size = png.readUInt32BE(16);
    const data = png.subarray(41, 41 + png.readUInt32BE(33));
    const pixels = inflateSync(data);
    const rowBytes = 1 + Math.ceil(size / 8);
    expect(pixels.length).toBe(size * rowBytes);
    // The corner of a QR code, one bit for each pixel: a quiet zone of 16 pixels, then a dark bar of seven modules.
    const row = pixels.subarray(16 * rowBytes + 1, 17 * rowBytes);
    expect(row.subarray(0, 6)).toEqual(Buffer.from([0xff, 0xff, 0, 0, 0, 0x0f]));
  });

  it('replaces an unverified app, and refuses a second app beside a verified one', async () => {
    const { call, use, code } = await withApp();
    const { data } = await call('/totps', { expiration_minutes: 60 });
    expect(data.__user.totps).toEqual([{ totp_id: data['totp_id'], verified: false }]);
    expect(said(await use(await code()))).toEqual(WRONG);
    const totp = new TOTP({ secret: Secret.fromBase32(String(data['secret'])) });
    const { now } = await advance(0);
    expect((await use(totp.generate({ timestamp: Date.parse(now) }))).status).toBe(200);
    expect(said(await call('/totps', { expiration_minutes: 60 }))).toEqual([400, 'active_totp_exists']);
  });

  it('refuses callers without a session, and wrong types', async () => {
    const { call } = await withApp();
    expect(said(await visitor().call('/totps', { expiration_minutes: 60 }))).toEqual([
      401,
      'user_unauthenticated',
    ]);
    expect((await call('/totps', {})).issues[0]?.params).toEqual({ missingProperty: 'expiration_minutes' });
    expect((await call('/totps', { expiration_minutes: '5' })).issues[0]?.dataPath).toBe(
      '.expiration_minutes',
    );
  });
});

describe('§7 Sandbox: POST /totps/authenticate', () => {
  it('verifies the app and adds a factor to the session', async () => {
    const { use, code, totp_id } = await withApp();
    const { status, data } = await use(await code());
    expect([status, data['totp_id'], data.user.totps]).toEqual([200, totp_id, [{ totp_id, verified: true }]]);
    expect(data.session.authentication_factors.map(({ type }) => type)).toEqual(['otp', 'totp']);
    expect(data.session.authentication_factors[1]).toMatchObject({
      delivery_method: 'authenticator_app',
      authenticator_app_factor: { totp_id },
    });
  });

  it('accepts codes of the previous and next time step only', async () => {
    const { use, code } = await withApp();
    expect(said(await use(await code(-2)))).toEqual(WRONG);
    expect(said(await use(await code(2)))).toEqual(WRONG);
    expect((await use(await code(-1))).status).toBe(200);
    expect((await use(await code(1))).status).toBe(200);
  });

  it('accepts a code once, and no code older than the last one', async () => {
    const { use, code } = await withApp();
    const [before, present] = [await code(-1), await code()];
    expect((await use(present)).status).toBe(200);
    expect(said(await use(present))).toEqual(WRONG);
    expect(said(await use(before))).toEqual(WRONG);
    await advance(30);
    expect((await use(await code())).status).toBe(200);
  });

  it('refuses a malformed code, and an invalid session duration without spending the code', async () => {
    const { use, code } = await withApp();
    expect(said(await use('12345'))).toEqual([400, 'invalid_totp_code']);
    expect((await use(123456)).issues[0]?.dataPath).toBe('.totp_code');
    const given = await code();
    const short = await use(given, { session_duration_minutes: 1 });
    expect(said(short)).toEqual([400, 'invalid_session_duration']);
    expect((await use(given)).status).toBe(200);
  });

  it('locks TOTP and recovery codes for 1 hour after 5 wrong tries of either', async () => {
    const { use, code, recover, recovery_codes } = await withApp();
    for (let tries = 0; tries < 3; tries += 1) expect((await use(await code(9))).status).toBe(401);
    for (let tries = 0; tries < 2; tries += 1) expect((await recover('x')).status).toBe(401);
    expect(said(await use(await code()))).toEqual([429, 'user_lock_limit_reached']);
    expect(said(await recover(recovery_codes[0]))).toEqual([429, 'user_lock_limit_reached']);
    await advance(3_600);
    expect((await recover(recovery_codes[0])).status).toBe(200);
  });

  it('removes an app that was not verified before its deadline', async () => {
    const { call, use, code } = await withApp();
    await call('/totps', { expiration_minutes: 1 });
    await advance(60);
    expect(said(await use(await code()))).toEqual([404, 'totp_not_found']);
    expect(said(await call('/totps/recovery_codes'))).toEqual([404, 'totp_not_found']);
  });

  it('refuses the code of a deleted app', async () => {
    const { session, use, code, totp_id } = await withApp();
    await use(await code());
    const path = `/users/totps/${totp_id}`;
    const { data } = await visitor().call(path, undefined, { session, method: 'DELETE' });
    expect(data.__user.totps).toEqual([]);
    expect(said(await use(await code(1)))).toEqual([404, 'totp_not_found']);
  });
});

describe('§7 Sandbox: recovery codes', () => {
  it('are answered again, and each is accepted once', async () => {
    const { call, recover, recovery_codes, totp_id } = await withApp();
    const [first = ''] = recovery_codes;
    const { status, data } = await recover(` ${first.toUpperCase()} `);
    expect([status, data['totp_id']]).toEqual([200, totp_id]);
    expect(data.session.authentication_factors.at(-1)).toMatchObject({
      type: 'recovery_codes',
      delivery_method: 'recovery_code',
      recovery_code_factor: {
        totp_recovery_code_id: expect.stringMatching(/^totp-recovery-code-test-/) as string,
      },
    });
    expect(said(await recover(first))).toEqual([401, 'unable_to_authenticate_recovery_code']);
    const told = await call('/totps/recovery_codes');
    expect(told.data['totps']).toEqual([
      { totp_id, verified: false, recovery_codes: recovery_codes.slice(1) },
    ]);
  });

  it('need a session', async () => {
    const refused = [401, 'user_unauthenticated'];
    expect(said(await visitor().call('/totps/recovery_codes', {}))).toEqual(refused);
    const body = { recovery_code: 'x', session_duration_minutes };
    expect(said(await visitor().call('/totps/recover', body))).toEqual(refused);
  });
});
