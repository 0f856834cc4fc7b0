import { expectNowhere } from '../../../tests/secrets';
import { totpCode } from '../../../sandbox/testing/authenticatorApp';
import { headlessClient, signIn } from '../../../tests/visits/headless';
import { setUpSandbox } from '../../../tests/sandbox';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };

/** A signed-in user with a new authenticator app. */
async function withApp() {
  const client = headlessClient(page);
  await signIn(page, client);
  return { client, created: await client.totps.create({ expiration_minutes: 10 }) };
}

describe('§7 API calls: totps, a second factor by an authenticator app', () => {
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

  it('secret, QR code, codes and recovery codes are in no state, storage or log', async () => {
    const { client, created } = await withApp();
    const totp_code = totpCode(created.secret, Date.now());
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
