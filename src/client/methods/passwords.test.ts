import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { BETTER_PASSWORD, MINUTES, PASSWORD, withAccount } from '../../../tests/visits/passwordClient';
import { EMAIL } from '../../../tests/visits/signIn';

const page = setUpSandbox();

describe('§4 Password flow: client.passwords', () => {
  it('signs up, and logs in with exactly the typed password', async () => {
    const client = headlessClient(page);
    const { user, session, email_id } = await client.passwords.create({
      email: EMAIL,
      password: PASSWORD,
      ...MINUTES,
    });
    expect(user.emails).toMatchObject([{ email: EMAIL, email_id }]);
    expect(page.lastCall('/passwords').body).toMatchObject({ password: PASSWORD });
    expect(client.session.getSync()).toEqual(session);
    await client.session.revoke();

    const answer = await client.passwords.authenticate({ email: EMAIL, password: PASSWORD, ...MINUTES });
    expect(answer.user.user_id).toBe(user.user_id);
    expect(answer.session.authentication_factors).toMatchObject([
      { type: 'password', delivery_method: 'knowledge' },
    ]);
    expect(client.session.getSync()).toEqual(answer.session);
  });

  it('a password without its trailing space is refused, and the session is kept', async () => {
    const client = await withAccount(page);
    const { session } = await client.passwords.authenticate({ email: EMAIL, password: PASSWORD, ...MINUTES });
    const wrong = client.passwords.authenticate({ email: EMAIL, password: PASSWORD.trim(), ...MINUTES });
    expect(await rejection(wrong)).toMatchObject({
      name: 'StytchAPIError',
      status_code: 401,
      error_type: 'unauthorized_credentials',
    });
    expect(client.session.getSync()).toEqual(session);
  });

  it.each([
    ['duplicate_email', EMAIL, BETTER_PASSWORD],
    ['weak_password', 'grace@example.com', 'abc'],
  ])('refuses a sign-up: %s', async (error_type, email, password) => {
    const client = await withAccount(page);
    const error = await rejection(client.passwords.create({ email, password, ...MINUTES }));
    expect(error).toMatchObject({ error_type });
    expect(client.session.getSync()).toBeNull();
  });

  it('changes a password with the old one', async () => {
    const client = await withAccount(page);
    const { session } = await client.passwords.resetByExistingPassword({
      email: EMAIL,
      existing_password: PASSWORD,
      new_password: BETTER_PASSWORD,
      ...MINUTES,
    });
    expect(client.session.getSync()).toEqual(session);
    await client.passwords.authenticate({ email: EMAIL, password: BETTER_PASSWORD, ...MINUTES });
    const old = client.passwords.authenticate({ email: EMAIL, password: PASSWORD, ...MINUTES });
    expect(await rejection(old)).toMatchObject({ error_type: 'unauthorized_credentials' });
  });

  it('sets a password for the signed-in user without changing the session’s end', async () => {
    const client = headlessClient(page);
    const { session } = await signIn(page, client, EMAIL, 60);
    const answer = await client.passwords.resetBySession({ password: PASSWORD });
    expect(answer.session).toMatchObject({
      session_id: session.session_id,
      expires_at: session.expires_at,
    });
    expect(answer.user.password).not.toBeNull();
    expect(client.user.getSync()).toEqual(answer.user);
    await client.passwords.authenticate({ email: EMAIL, password: PASSWORD, ...MINUTES });
  });

  it('resetBySession extends the session when a duration is given', async () => {
    const client = headlessClient(page);
    const { session } = await signIn(page, client, EMAIL, 5);
    const answer = await client.passwords.resetBySession({
      password: PASSWORD,
      session_duration_minutes: 90,
    });
    expect(Date.parse(answer.session.expires_at)).toBeGreaterThan(Date.parse(session.expires_at));
  });

  it('strengthCheck returns the password’s strength', async () => {
    const client = headlessClient(page);
    expect(await client.passwords.strengthCheck({ password: 'abc' })).toMatchObject({
      valid_password: false,
      score: 0,
      strength_policy: 'zxcvbn',
    });
    const password = 'zorblax-quuxfen';
    const email = 'zorblax.quuxfen@example.com';
    const [alone, withEmail] = [
      await client.passwords.strengthCheck({ password }),
      await client.passwords.strengthCheck({ password, email }),
    ];
    expect(withEmail.score).toBeLessThan(alone.score);
    expect(await client.passwords.strengthCheck({ password: BETTER_PASSWORD })).toMatchObject({
      valid_password: true,
    });
  });

  it('strengthCheck accepts any password where the project has no policy', async () => {
    await page.project({ password: { strength_policy: 'none' } });
    const client = headlessClient(page);
    expect(await client.passwords.strengthCheck({ password: 'a' })).toMatchObject({
      valid_password: true,
      strength_policy: 'none',
    });
    const { user } = await client.passwords.create({ email: EMAIL, password: 'a', ...MINUTES });
    expect(user.password).not.toBeNull();
  });

  it.each([
    ['no feedback', {}],
    ['null for feedback', { feedback: null }],
    ['feedback without requirements', { feedback: { warning: '' } }],
  ])('accepts %s as missing', async (_, given) => {
    const client = headlessClient(page);
    const strength = { valid_password: true, score: 2, breached_password: false, strength_policy: 'none' };
    await page.fault('/passwords/strength_check', { status: 200, body: { data: { ...strength, ...given } } });
    expect(await client.passwords.strengthCheck({ password: 'a' })).toMatchObject({
      ...strength,
      feedback: {
        warning: '',
        suggestions: [],
        luds_requirements: { missing_characters: 0, missing_complexity: 0 },
      },
    });
  });

  it('keeps null requirements of an answer', async () => {
    const feedback = { warning: '', suggestions: [], luds_requirements: null };
    const strength = { valid_password: true, score: 4, strength_policy: 'zxcvbn', feedback };
    await page.fault('/passwords/strength_check', { status: 200, body: { data: strength } });
    const answer = await headlessClient(page).passwords.strengthCheck({ password: 'a' });
    expect(answer.feedback).toEqual(feedback);
  });
});
