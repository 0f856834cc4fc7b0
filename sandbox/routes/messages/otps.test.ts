/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const PHONE = '+14155550123';
const MINUTE = 60_000;

const sendTo = async (to = PHONE, minutes = 5) => {
  const visitor = visitorOf(sandbox.current);
  const field = to.includes('@') ? { email: to } : { phone_number: to };
  const path = to.includes('@') ? '/otps/email/login_or_create' : '/otps/sms/login_or_create';
  const { data } = await visitor.call(path, { ...field, expiration_minutes: minutes });
  return { visitor, methodId: data.method_id, code: await visitor.lastCode(to) };
};
const authenticate = (visitor: ReturnType<typeof visitorOf>, method_id: string, token: string) =>
  visitor.call('/otps/authenticate', { token, method_id, session_duration_minutes: 30 });
const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('§7 Sandbox: sending a code', () => {
  it.each([
    ['sms', 'phone_number', PHONE],
    ['whatsapp', 'phone_number', PHONE],
    ['email', 'email', 'ada@example.com'],
  ])('by %s: answers a method id, and sends six digits', async (channel, field, to) => {
    const visitor = visitorOf(sandbox.current);
    const answer = await visitor.call(`/otps/${channel}/login_or_create`, {
      [field]: to,
      expiration_minutes: 5,
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.data).sort()).toEqual(['method_id', 'request_id', 'status_code']);
    const message = await visitor.lastMessage(to);
    expect(message).toMatchObject({ channel, to, code: expect.stringMatching(/^\d{6}$/) });
    expect(message.text).toContain(message.code);
  });

  it('a text message ends with the line for one-time code autofill', async () => {
    const { visitor, code } = await sendTo();
    expect((await visitor.lastMessage(PHONE)).text.split('\n').at(-1)).toBe(`@localhost #${code}`);
  });

  it('the message has the domain of the page', async () => {
    const visitor = visitorOf(sandbox.current);
    const headers = { 'X-SDK-Parent-Host': 'https://shop.pricerx.example:8443' };
    await visitor.call('/otps/sms/login_or_create', { phone_number: PHONE }, { headers });
    expect((await visitor.lastMessage(PHONE)).text).toMatch(/@shop\.pricerx\.example #\d{6}$/);
  });

  it('has the same answer for unknown and known addresses', async () => {
    const stranger = visitorOf(sandbox.current);
    const first = await stranger.call('/otps/email/login_or_create', { email: 'new@example.com' });
    const second = await stranger.call('/otps/email/login_or_create', { email: 'new@example.com' });
    expect(Object.keys(first.data)).toEqual(Object.keys(second.data));
    const { users } = await sandbox.current.control.users({ public_token: stranger.publicToken });
    expect(users).toHaveLength(1);
  });

  it.each([
    ['sms', { phone_number: '4155550123' }, 'invalid_phone_number'],
    ['sms', { phone_number: '+123' }, 'invalid_phone_number'],
    ['sms', { phone_number: '+1415555012345678' }, 'invalid_phone_number'],
    ['whatsapp', { phone_number: '+9991234567' }, 'invalid_phone_number_country_code'],
    ['email', { email: 'ada' }, 'invalid_email'],
    ['email', { email: 'ada@example' }, 'invalid_email'],
  ])('refuses by %s to %j as %s', async (channel, address, type) => {
    const answer = await visitorOf(sandbox.current).call(`/otps/${channel}/login_or_create`, address);
    expect([answer.status, answer.errorType]).toEqual([400, type]);
  });

  it.each([
    [{}, 'required', ''],
    [{ phone_number: 5 }, 'type', '.phone_number'],
    [{ phone_number: PHONE, expiration_minutes: '5' }, 'type', '.expiration_minutes'],
    [{ phone_number: PHONE, expiration_minutes: 0 }, 'exclusiveMinimum', '.expiration_minutes'],
    [{ phone_number: PHONE, expiration_minutes: 1e9 }, 'maximum', '.expiration_minutes'],
  ])('with the body %j is a schema error', async (body, keyword, dataPath) => {
    const answer = await visitorOf(sandbox.current).call('/otps/sms/login_or_create', body);
    expect(answer.status).toBe(400);
    expect(answer.issues[0]).toMatchObject({ keyword, dataPath });
  });

  it('send/primary creates a user', async () => {
    const visitor = visitorOf(sandbox.current);
    const answer = await visitor.call('/otps/email/send/primary', { email: 'new@example.com' });
    expect(answer.status).toBe(200);
    expect(await visitor.lastCode('new@example.com')).toMatch(/^\d{6}$/);
  });

  it('send/secondary requires a session, and refuses the number of another user', async () => {
    const visitor = visitorOf(sandbox.current);
    const body = { phone_number: PHONE };
    expect((await visitor.call('/otps/sms/send/secondary', body)).errorType).toBe('user_unauthenticated');
    const session = (await visitor.signIn()).data.session_token;
    await sandbox.current.control.createUser({ public_token: visitor.publicToken, phone_number: PHONE });
    const taken = await visitor.call('/otps/sms/send/secondary', body, { session });
    expect([taken.status, taken.errorType]).toEqual([400, 'duplicate_phone_number']);
  });
});

describe('§7 Sandbox: POST /otps/authenticate', () => {
  it('signs in, and answers user, session, factor and method id', async () => {
    const { visitor, methodId, code } = await sendTo();
    const { status, data } = await authenticate(visitor, methodId, code);
    expect(status).toBe(200);
    expect(data.method_id).toBe(methodId);
    expect(data.__user).toEqual(data.user);
    expect(data.user).toMatchObject({
      status: 'active',
      phone_numbers: [{ phone_number: PHONE, verified: true }],
    });
    expect(data.session.authentication_factors).toMatchObject([
      { type: 'otp', delivery_method: 'sms', phone_number_factor: { phone_number: PHONE } },
    ]);
    expect(Date.parse(data.session.expires_at) - Date.parse(data.session.started_at)).toBe(30 * MINUTE);
  });

  it('accepts a code once', async () => {
    const { visitor, methodId, code } = await sendTo();
    await authenticate(visitor, methodId, code);
    const again = await authenticate(visitor, methodId, code);
    expect([again.status, again.errorType]).toEqual([401, 'unable_to_auth_otp_code']);
  });

  it('of 10 concurrent calls with a code only one signs in', async () => {
    const { visitor, methodId, code } = await sendTo();
    const tries = await Promise.all(Array.from({ length: 10 }, () => authenticate(visitor, methodId, code)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
  });

  it('accepts a code until it expires', async () => {
    const late = await sendTo(PHONE, 5);
    await sandbox.current.control.advanceClock({ advance_ms: 5 * MINUTE });
    const refused = await authenticate(late.visitor, late.methodId, late.code);
    expect([refused.status, refused.errorType]).toEqual([401, 'unable_to_auth_otp_code']);

    const timely = await sendTo(PHONE, 5);
    await sandbox.current.control.advanceClock({ advance_ms: 5 * MINUTE - 10_000 });
    expect((await authenticate(timely.visitor, timely.methodId, timely.code)).status).toBe(200);
  });

  it('has the same answer for a wrong code and an unknown method', async () => {
    const { visitor, methodId, code } = await sendTo();
    const wrong = await authenticate(visitor, methodId, wrongFor(code));
    const unknown = await authenticate(visitor, 'otp-test-unknown', code);
    expect([wrong.status, wrong.errorType]).toEqual([404, 'otp_code_not_found']);
    expect([unknown.status, unknown.errorType]).toEqual([404, 'otp_code_not_found']);
  });

  it('refuses even the right code after 5 wrong tries; a new code is accepted', async () => {
    const { visitor, methodId, code } = await sendTo();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await authenticate(visitor, methodId, wrongFor(code))).errorType).toBe('otp_code_not_found');
    }
    const locked = await authenticate(visitor, methodId, code);
    expect([locked.status, locked.errorType]).toEqual([429, 'user_lock_limit_reached']);
    const fresh = await sendTo();
    expect(fresh.methodId).not.toBe(methodId);
    expect((await authenticate(visitor, fresh.methodId, fresh.code)).status).toBe(200);
  });

  it('accepts the right code after 4 wrong tries', async () => {
    const { visitor, methodId, code } = await sendTo();
    for (let tries = 0; tries < 4; tries += 1) await authenticate(visitor, methodId, wrongFor(code));
    expect((await authenticate(visitor, methodId, code)).status).toBe(200);
  });

  it('a newer code for the same number invalidates the older one', async () => {
    const older = await sendTo();
    const newer = await sendTo();
    expect((await authenticate(older.visitor, older.methodId, older.code)).errorType).toBe(
      'unable_to_auth_otp_code',
    );
    expect((await authenticate(newer.visitor, newer.methodId, newer.code)).status).toBe(200);
  });

  it('an invalid session duration spends neither the code nor a try', async () => {
    const { visitor, methodId, code } = await sendTo();
    const body = { token: code, method_id: methodId, session_duration_minutes: 4 };
    const refused = await visitor.call('/otps/authenticate', body);
    expect([refused.status, refused.errorType]).toEqual([400, 'invalid_session_duration']);
    expect((await authenticate(visitor, methodId, code)).status).toBe(200);
  });

  it('reports each missing field', async () => {
    const answer = await visitorOf(sandbox.current).call('/otps/authenticate', {});
    expect(answer.issues.map(({ keyword, params }) => [keyword, params['missingProperty']])).toEqual([
      ['required', 'token'],
      ['required', 'method_id'],
      ['required', 'session_duration_minutes'],
    ]);
  });

  it('adds a factor to a session of the same user', async () => {
    const visitor = visitorOf(sandbox.current);
    const { data } = await visitor.signIn();
    const session = data.session_token;
    const sent = await visitor.call('/otps/sms/send/secondary', { phone_number: PHONE }, { session });
    const token = await visitor.lastCode(PHONE);
    const body = { token, method_id: sent.data.method_id, session_duration_minutes: 60 };
    const second = await visitor.call('/otps/authenticate', body, { session });
    expect(second.data.session.session_id).toBe(data.session.session_id);
    expect(second.data.session_token).toBe(session);
    const factors = second.data.session.authentication_factors.map((factor) => factor.delivery_method);
    expect(factors).toEqual(['email', 'sms']);
  });

  it('starts a new session when the caller has a session of another user', async () => {
    const visitor = visitorOf(sandbox.current);
    const ada = await visitor.signIn('ada@example.com');
    const sent = await visitor.call('/otps/email/login_or_create', { email: 'bob@example.com' });
    const body = { token: await visitor.lastCode('bob@example.com'), method_id: sent.data.method_id };
    const bob = await visitor.call(
      '/otps/authenticate',
      { ...body, session_duration_minutes: 30 },
      { session: ada.data.session_token },
    );
    expect(bob.data.session.session_id).not.toBe(ada.data.session.session_id);
    expect(bob.data.user.emails[0]?.email).toBe('bob@example.com');
  });

  it('a code of one project is unknown in another', async () => {
    const { methodId, code } = await sendTo();
    await sandbox.current.control.createProject({ public_token: 'public-token-test-other' });
    const other = visitorOf(sandbox.current, 'public-token-test-other');
    expect((await authenticate(other, methodId, code)).errorType).toBe('otp_code_not_found');
  });
});
