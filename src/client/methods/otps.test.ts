import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { EMAIL, PHONE } from '../../../tests/visits/signIn';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };

describe('§4 OTP flow: client.otps', () => {
  it.each(['sms', 'whatsapp'] as const)('signs in by %s', async (channel) => {
    const client = headlessClient(page);
    const { method_id } = await client.otps[channel].loginOrCreate(PHONE);
    const answer = await client.otps.authenticate(await page.lastCode(PHONE), method_id, MINUTES);
    expect(answer.user.phone_numbers).toMatchObject([{ phone_number: PHONE, verified: true }]);
    expect(answer.session.authentication_factors).toMatchObject([{ delivery_method: channel }]);
    expect(answer.method_id).toBe(method_id);
  });

  it('rejects with the provider’s error, and stays signed out', async () => {
    const client = headlessClient(page);
    const { method_id } = await client.otps.email.loginOrCreate(EMAIL);
    const wrong = (await page.lastCode(EMAIL)) === '000000' ? '111111' : '000000';
    expect(await rejection(client.otps.authenticate(wrong, method_id, MINUTES))).toMatchObject({
      name: 'StytchAPIError',
      error_type: 'otp_code_not_found',
    });
    expect(client.session.getSync()).toBeNull();
  });

  it('a code during a session adds its factor to that session', async () => {
    const client = headlessClient(page);
    const { session } = await signIn(page, client);
    const { method_id } = await client.otps.sms.send(PHONE);
    const answer = await client.otps.authenticate(await page.lastCode(PHONE), method_id, MINUTES);
    expect(answer.session.session_id).toBe(session.session_id);
    expect(answer.session.authentication_factors.map(({ delivery_method }) => delivery_method)).toEqual([
      'email',
      'sms',
    ]);
  });
});
