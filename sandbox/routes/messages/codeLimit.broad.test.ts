/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const MINUTE = 60_000;
const email = 'ada@example.com';
const send = (fields: object = { email }, channel = 'email') =>
  visitorOf(sandbox.current).call(`/otps/${channel}/login_or_create`, fields);
const statuses = async (count: number, fields?: object, channel?: string) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await send(fields, channel)).status);
  return seen;
};
const good = (count: number) => Array<number>(count).fill(200);

describe('§7 Sandbox: new codes', () => {
  it('an address gets 20 unused codes in 10 minutes, then 429 until the first code is 10 minutes old', async () => {
    const advance = (advance_ms: number) => sandbox.current.control.advanceClock({ advance_ms });
    expect(await statuses(1)).toEqual(good(1));
    await advance(4 * MINUTE);
    expect(await statuses(19)).toEqual(good(19));
    const refused = await send();
    expect([refused.status, refused.errorType]).toEqual([429, 'too_many_requests']);
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(350);
    expect(seconds).toBeLessThanOrEqual(360);
    expect(refused.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    const { messages } = await sandbox.current.control.messages({
      public_token: 'public-token-test-sandbox',
      to: email,
    });
    expect(messages).toHaveLength(20);
    expect((await send({ email: 'ben@example.com' })).status).toBe(200);
    await advance(seconds * 1000);
    expect(await statuses(2)).toEqual([200, 429]);
  });

  it('SMS and WhatsApp codes of a phone number count together', async () => {
    const phone_number = '+14155550123';
    expect(await statuses(10, { phone_number }, 'sms')).toEqual(good(10));
    expect(await statuses(11, { phone_number }, 'whatsapp')).toEqual([...good(10), 429]);
  });

  it('used codes do not count, and the last code before the limit signs in', async () => {
    const visitor = visitorOf(sandbox.current);
    for (let index = 0; index < 25; index += 1) expect((await visitor.signIn(email)).status).toBe(200);
    const all: { method_id: string }[] = [];
    for (let index = 0; index < 21; index += 1) all.push((await send()).data);
    const token = await visitor.lastCode(email);
    const body = { token, method_id: all[19]?.method_id, session_duration_minutes: 30 };
    expect((await visitor.call('/otps/authenticate', body)).status).toBe(200);
  });
});
