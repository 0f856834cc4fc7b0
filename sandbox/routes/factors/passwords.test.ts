/** @jest-environment node */
import type { StrengthPolicy } from '../../state/project/projects';
import type { PasswordStrength } from '../../verify/factors/passwordStrength';
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const email = 'ada@example.com';
const password = 'tidal-orchid-49-lantern';
const session_duration_minutes = 30;
const TOKEN = 'public-token-test-sandbox';

const visitor = () => visitorOf(sandbox.current);
const create = (given: object = {}) =>
  visitor().call('/passwords', { email, password, session_duration_minutes, ...given });
const signIn = (given: object = {}) =>
  visitor().call('/passwords/authenticate', { email, password, session_duration_minutes, ...given });
const seed = (given: object = {}) =>
  sandbox.current.control.createUser({ public_token: TOKEN, email, password, ...given });
const policy = (strength_policy: StrengthPolicy, given: object = {}, bootstrap: object = {}) =>
  sandbox.current.control.createProject({
    public_token: TOKEN,
    password: { strength_policy, ...given },
    bootstrap,
  });
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];

describe('§7 Sandbox: POST /passwords', () => {
  it('creates a user with this password, and signs in', async () => {
    const { status, data } = await create();
    expect(status).toBe(200);
    expect(data.user.emails).toEqual([{ email_id: data['email_id'], email, verified: false }]);
    expect(data.user.password).toEqual({
      password_id: expect.stringMatching(/^password-test-/),
      requires_reset: false,
    });
    expect(data.session.authentication_factors).toEqual([
      { type: 'password', delivery_method: 'knowledge', last_authenticated_at: expect.any(String) },
    ]);
    expect((await signIn()).data.user_id).toBe(data.user_id);
  });

  it.each([
    ['a malformed email', { email: 'ada' }, [400, 'invalid_email']],
    ['a weak password', { password: 'aaaaaaaa' }, [400, 'weak_password']],
    ['a password made of the email', { password: 'ada@example.com' }, [400, 'weak_password']],
    ['a breached password', { password: 'P@ssw0rd123!' }, [400, 'breached_password']],
    ['a short session', { session_duration_minutes: 4 }, [400, 'invalid_session_duration']],
  ])('refuses %s, and creates no user', async (_what, given, refusal) => {
    expect(said(await create(given))).toEqual(refusal);
    expect((await sandbox.current.control.users({ public_token: TOKEN })).users).toEqual([]);
  });

  it('refuses a password that is nearly the visitor’s own address', async () => {
    const named = { password: 'zumbiqextra', email: 'zumbiqextra@example.com' };
    expect(said(await create(named))).toEqual([400, 'weak_password']);
    expect(said(await create({ ...named, email: 'other@example.com' }))[0]).toBe(200);
  });

  it('refuses the email of an existing user', async () => {
    await visitor().signIn(email);
    expect(said(await create())).toEqual([400, 'duplicate_email']);
  });

  it('reports missing fields and wrong types', async () => {
    const { status, issues } = await visitor().call('/passwords', { email, password: 1 });
    expect(status).toBe(400);
    expect(issues.map(({ keyword, dataPath }) => [keyword, dataPath])).toEqual([
      ['type', '.password'],
      ['required', ''],
    ]);
  });

  it('masks passwords in the request log', async () => {
    await create();
    const log = JSON.stringify(await sandbox.current.control.requests({ public_token: TOKEN }));
    expect(log).toContain(email);
    expect(log).not.toContain(password);
  });
});

describe('§7 Sandbox: POST /passwords/authenticate', () => {
  it('ignores the case of the email', async () => {
    const { user_id } = await seed();
    const { status, data } = await signIn({ email: 'Ada@Example.com' });
    expect([status, data.user_id]).toEqual([200, user_id]);
  });

  it('refuses unknown users, users without a password, and wrong passwords', async () => {
    expect(said(await signIn())).toEqual([404, 'email_not_found']);
    await visitor().signIn('bob@example.com');
    expect(said(await signIn({ email: 'bob@example.com' }))).toEqual([400, 'no_user_password']);
    await seed();
    expect(said(await signIn({ password: 'Tidal-orchid-49-lantern' }))).toEqual([
      401,
      'unauthorized_credentials',
    ]);
  });

  it('reports a required reset or a breach only when the password is right', async () => {
    await seed({ requires_reset: true });
    await seed({ email: 'bob@example.com', breached: true });
    expect(said(await signIn())).toEqual([400, 'reset_password']);
    expect(said(await signIn({ password: 'x' }))).toEqual([401, 'unauthorized_credentials']);
    expect(said(await signIn({ email: 'bob@example.com' }))).toEqual([400, 'breached_password']);
    const { users } = await sandbox.current.control.users({ public_token: TOKEN, email });
    expect(users[0]?.password?.requires_reset).toBe(true);
  });

  it('refuses even the right password for 1 hour after 5 consecutive wrong tries', async () => {
    await seed();
    const wrong = () => signIn({ password: 'x' });
    for (let tries = 0; tries < 4; tries += 1) await wrong();
    expect((await signIn()).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong()).status).toBe(401);
    expect(said(await wrong())).toEqual([429, 'user_lock_limit_reached']);
    expect(said(await signIn())).toEqual([429, 'user_lock_limit_reached']);
    await sandbox.current.control.advanceClock({ advance_ms: 3_600_000 });
    expect((await signIn()).status).toBe(200);
  });

  it('requires a captcha when the project requires one', async () => {
    await seed();
    await sandbox.current.control.requireCaptcha({
      public_token: TOKEN,
      required_on: ['/passwords/authenticate'],
    });
    expect((await signIn()).status).toBe(403);
    expect((await signIn({ captcha_token: 'sandbox-captcha-ok' })).status).toBe(200);
  });
});

describe('§7 Sandbox: the strength of a password', () => {
  const check = async (given: string, address?: string) => {
    const { data } = await visitor().call('/passwords/strength_check', { password: given, email: address });
    return data as unknown as PasswordStrength;
  };

  it('zxcvbn: uses the score, and rates passwords similar to the email as weak', async () => {
    expect(await check(password)).toMatchObject({
      valid_password: true,
      score: 4,
      breached_password: false,
      breach_detection_on_create: true,
      strength_policy: 'zxcvbn',
      feedback: { warning: '', luds_requirements: { missing_characters: 0, missing_complexity: 0 } },
    });
    const weak = await check('qwertyui');
    expect([weak.valid_password, weak.feedback.warning]).toEqual([false, expect.stringMatching(/\w/)]);
    const name = 'zumbiqextra@example.com';
    expect((await check('zumbiqextra')).score).toBeGreaterThan((await check('zumbiqextra', name)).score);
  });

  it('luds: counts missing characters and character classes, against 8 and 3 by default', async () => {
    await policy('luds');
    const lacks = async (given: string) => {
      const { valid_password, feedback } = await check(given);
      const { luds_requirements: luds } = feedback;
      return [valid_password, luds?.missing_characters, luds?.missing_complexity];
    };
    expect(await lacks('')).toEqual([false, 8, 3]);
    expect(await lacks('aB3')).toEqual([false, 5, 0]);
    expect(await lacks('aaaaaaaa')).toEqual([false, 0, 2]);
    expect(await lacks('aaaaaaa1A')).toEqual([true, 0, 0]);
    expect((await check('ä!')).feedback.luds_requirements).toMatchObject({
      has_digit: false,
      has_lower_case: true,
      has_symbol: true,
      has_upper_case: false,
    });
  });

  it('luds: uses the project’s numbers', async () => {
    await policy('luds', {}, { password_config: { luds_minimum_count: 12, luds_complexity: 4 } });
    const { feedback } = await check('aaaaaaa1A');
    expect(feedback.luds_requirements).toMatchObject({ missing_characters: 3, missing_complexity: 1 });
    expect(said(await create({ password: 'aaaaaaa1A' }))).toEqual([400, 'weak_password']);
  });

  it('refuses a breached password, unless breach detection is off', async () => {
    await policy('luds');
    expect(await check('Password123!')).toMatchObject({ valid_password: false, breached_password: true });
    await policy('luds', { breach_detection: false });
    expect(await check('Password123!')).toMatchObject({
      valid_password: true,
      breached_password: false,
      breach_detection_on_create: false,
    });
    expect((await create({ password: 'Password123!' })).status).toBe(200);
  });

  it('none: accepts any password that is not empty', async () => {
    await policy('none');
    for (const given of ['a', 'password', 'Password123!'])
      expect(await check(given)).toMatchObject({
        valid_password: true,
        breached_password: false,
        breach_detection_on_create: false,
        strength_policy: 'none',
      });
    expect(await check('')).toMatchObject({ valid_password: false });
    expect((await create({ password: 'a' })).status).toBe(200);
  });

  it('refuses a malformed email, and answers quickly for a very long password', async () => {
    const answer = await visitor().call('/passwords/strength_check', { password, email: 'ada' });
    expect(said(answer)).toEqual([400, 'invalid_email']);
    const before = performance.now();
    await check('aB3$'.repeat(10_000));
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe('§7 Sandbox: POST /users/search', () => {
  it('answers new, password or passwordless', async () => {
    const search = async (address: string) =>
      (await visitor().call('/users/search', { email: address })).data['userType'];
    expect(await search(email)).toBe('new');
    await visitor().signIn(email);
    expect(await search('ADA@example.com')).toBe('passwordless');
    await create({ email: 'bob@example.com' });
    expect(await search('bob@example.com')).toBe('password');
    const malformed = await visitor().call('/users/search', { email: 'ada' });
    expect(said(malformed)).toEqual([400, 'invalid_email']);
  });
});

describe('§7 Sandbox: POST /users with a password', () => {
  it.each([
    [{ email: undefined, phone_number: '+14155550123' }, /email/],
    [{ password: undefined, breached: true }, /password/],
    [{ password: undefined, requires_reset: true }, /password/],
  ])('refuses %j with an error that names the fix', async (given, hint) => {
    await expect(seed(given)).rejects.toThrow(hint);
  });
});
