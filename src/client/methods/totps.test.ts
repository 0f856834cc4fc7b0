import { expectNowhere } from '../../../tests/secrets';
import { totpCode } from '../../../sandbox/testing/authenticatorApp';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { setUpSandbox } from '../../../tests/sandbox';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };
const WRONG = 'unable_to_authenticate_totp';

/** A signed-in user with a new authenticator app. */
async function withApp() {
  const client = headlessClient(page);
  const signedIn = await signIn(page, client);
  const created = await client.totps.create({ expiration_minutes: 10 });
  const code = () => totpCode(created.secret, Date.now());
  return { client, signedIn, created, code };
}
const factors = (session: { authentication_factors: { type: string }[] } | null) =>
  session?.authentication_factors.map(({ type }) => type);

describe('§7 API calls: totps, a second factor by an authenticator app', () => {
  it('create returns the secret, and the user has an unverified authenticator app', async () => {
    const { client, created } = await withApp();
    expect(created).not.toHaveProperty('__user');
    expect(created.recovery_codes.length).toBeGreaterThan(5);
    expect(client.user.getSync()?.totps).toEqual([{ totp_id: created.totp_id, verified: false }]);
  });

  it('authenticate adds the factor to the session and verifies the app', async () => {
    const { client, signedIn, created, code } = await withApp();
    const answer = await client.totps.authenticate({ totp_code: code(), ...MINUTES });
    expect(answer).toMatchObject({
      totp_id: created.totp_id,
      session: { session_id: signedIn.session.session_id },
    });
    expect(factors(client.session.getSync())).toEqual(['otp', 'totp']);
    expect(client.user.getSync()?.totps).toEqual([{ totp_id: created.totp_id, verified: true }]);
  });

  it('a code works once, and a wrong one keeps the visitor signed in', async () => {
    const { client, code } = await withApp();
    const totp_code = code();
    await client.totps.authenticate({ totp_code, ...MINUTES });
    for (const wrong of [totp_code, totp_code === '000000' ? '111111' : '000000']) {
      expect(await rejection(client.totps.authenticate({ totp_code: wrong, ...MINUTES }))).toMatchObject({
        name: 'StytchAPIError',
        error_type: WRONG,
      });
    }
    expect(client.session.getSync()).not.toBeNull();
  });

  it('recover signs in with a recovery code once', async () => {
    const { client, created } = await withApp();
    const [recovery_code = ''] = created.recovery_codes;
    const answer = await client.totps.recover({ recovery_code, ...MINUTES });
    expect(answer.totp_id).toBe(created.totp_id);
    expect(factors(client.session.getSync())).toEqual(['otp', 'recovery_codes']);
    expect(await rejection(client.totps.recover({ recovery_code, ...MINUTES }))).toMatchObject({
      error_type: 'unable_to_authenticate_recovery_code',
    });
    const { totps } = await client.totps.recoveryCodes();
    expect(totps[0]?.recovery_codes).toEqual(created.recovery_codes.slice(1));
  });

  it('recoveryCodes returns a list, whether the wire has a list or one registration', async () => {
    const { client, created } = await withApp();
    const { user_id = '' } = client.user.getSync() ?? {};
    const registration = { totp_id: created.totp_id, verified: true, recovery_codes: ['one'] };
    for (const totps of [registration, [registration]]) {
      const meta = { request_id: 'r', status_code: 200, user_id };
      await page.fault('/totps/recovery_codes', { status: 200, body: { data: { ...meta, totps } } });
      expect(await client.totps.recoveryCodes()).toEqual({ ...meta, totps: [registration] });
    }
  });

  it('recoveryCodes returns an empty list when the wire has none', async () => {
    const { client } = await withApp();
    await page.fault('/totps/recovery_codes', { status: 200, body: { data: { status_code: 200 } } });
    expect(await client.totps.recoveryCodes()).toMatchObject({ totps: [] });
  });

  it('every call rejects without a session', async () => {
    const client = headlessClient(page);
    expect(await rejection(client.totps.create({ expiration_minutes: 10 }))).toMatchObject({
      error_type: 'user_unauthenticated',
    });
  });

  it('secret, QR code, codes and recovery codes are in no state, storage or log', async () => {
    const { client, created, code } = await withApp();
    const totp_code = code();
    await client.totps.authenticate({ totp_code, ...MINUTES });
    await client.totps.recoveryCodes();
    await client.totps.recover({ recovery_code: created.recovery_codes[1] ?? '', ...MINUTES });
    await page.idle();
    const { secret, qr_code, recovery_codes } = created;
    expectNowhere(page, {
      secret,
      qr_code,
      totp_code: `"${totp_code}"`,
      ...Object.fromEntries(recovery_codes.entries()),
    });
  });
});
