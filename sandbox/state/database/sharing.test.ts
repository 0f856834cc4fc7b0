/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../createSandbox';
import { visitorOf } from '../../testing/visitor';

describe('§7 Sandbox: PRICERX_DATA: a folder', () => {
  it('two sandboxes share users, signing key and spent codes', async () => {
    const data = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const [left, right] = [await createSandbox({ data }), await createSandbox({ data })];
    const [ada, other] = [visitorOf(left), visitorOf(right)];
    const { data: signedIn } = await ada.signIn();
    const me = await other.call('/users/me', undefined, { session: signedIn.session_token });
    expect(me.data.user_id).toBe(signedIn.user_id);

    const sent = await ada.call('/otps/sms/login_or_create', { phone_number: '+14155550123' });
    const body = {
      token: await other.lastCode('+14155550123'),
      method_id: sent.data.method_id,
      session_duration_minutes: 30,
    };
    const tries = await Promise.all(
      [ada, other, ada, other].map(({ call }) => call('/otps/authenticate', body)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);

    const keys = async (sandbox: typeof left) =>
      (await sandbox.handle(new Request(`${sandbox.origin}/.well-known/jwks.json`))).text();
    expect(await keys(left)).toBe(await keys(right));
    await Promise.all([left.close(), right.close()]);
    await rm(data, { recursive: true, force: true });
  });
});
