import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { EMAIL } from '../../../tests/visits/signIn';
import type { Client } from '../../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };
/** A space at either end, and letters that two encodings write differently: it must come back as it was typed. */
const PASSWORD = ' Drei Äpfel für 1 Glas Most ';
const BETTER = 'a better one: zebra fiddle 42';
const START = '/passwords/email/reset/start';
const RESET = '/passwords/email/reset';
const withPKCE = () => page.project({ bootstrap: { pkce_required_for_password_resets: true } });
const storedPair = () =>
  JSON.parse(
    localStorage.getItem(`stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:passwords`) ?? 'null',
  ) as { code_verifier: string; code_challenge: string } | null;

/** A user with a password; no visitor is signed in. */
async function withAccount(): Promise<Client> {
  await page.control.createUser({ public_token: page.publicToken, email: EMAIL, password: PASSWORD });
  return headlessClient(page);
}

/** The token of one of the two links of the last mail. */
async function linkToken(kind: 'reset_password' | 'login'): Promise<string> {
  const message = (await page.messagesTo(EMAIL)).at(-1);
  const urls = (message?.links ?? []).map(({ url }) => new URL(url));
  const url = urls.find(({ href }) => href.includes(`stytch_token_type=${kind}`) || href.includes(kind));
  return url?.searchParams.get('token') ?? '';
}

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
    const client = await withAccount();
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
    ['duplicate_email', EMAIL, BETTER],
    ['weak_password', 'grace@example.com', 'abc'],
  ])('refuses a sign-up: %s', async (error_type, email, password) => {
    const client = await withAccount();
    const error = await rejection(client.passwords.create({ email, password, ...MINUTES }));
    expect(error).toMatchObject({ error_type });
    expect(client.session.getSync()).toBeNull();
  });

  it('changes a password with the old one', async () => {
    const client = await withAccount();
    const { session } = await client.passwords.resetByExistingPassword({
      email: EMAIL,
      existing_password: PASSWORD,
      new_password: BETTER,
      ...MINUTES,
    });
    expect(client.session.getSync()).toEqual(session);
    await client.passwords.authenticate({ email: EMAIL, password: BETTER, ...MINUTES });
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
    expect(await client.passwords.strengthCheck({ password: BETTER })).toMatchObject({
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
});

describe('§4 Password flow: reset by email', () => {
  it('sets the typed password and signs in', async () => {
    const client = await withAccount();
    await client.passwords.resetByEmailStart({ email: EMAIL });
    expect(page.lastCall(START).body).toEqual({ email: EMAIL });
    const token = await linkToken('reset_password');
    const { session } = await client.passwords.resetByEmail({ token, password: BETTER, ...MINUTES });
    expect(page.lastCall(RESET).body).toEqual({ token, password: BETTER, ...MINUTES });
    expect(client.session.getSync()).toEqual(session);
    await client.passwords.authenticate({ email: EMAIL, password: BETTER, ...MINUTES });
  });

  it('sends the PKCE challenge with the mail and the verifier with the new password, then deletes the pair', async () => {
    await withPKCE();
    const client = await withAccount();
    await client.passwords.resetByEmailStart({ email: EMAIL });
    const pair = storedPair();
    expect(pair?.code_verifier).toMatch(/^[\w.~-]{43,128}$/);
    expect(page.lastCall(START).body).toMatchObject({ code_challenge: pair?.code_challenge });
    await client.passwords.resetByEmail({
      token: await linkToken('reset_password'),
      password: BETTER,
      ...MINUTES,
    });
    expect(page.lastCall(RESET).body).toMatchObject({ code_verifier: pair?.code_verifier });
    expect(storedPair()).toBeNull();
  });

  it('keeps the verifier after a password that was too weak', async () => {
    await withPKCE();
    const client = await withAccount();
    await client.passwords.resetByEmailStart({ email: EMAIL });
    const pair = storedPair();
    const token = await linkToken('reset_password');
    const weak = client.passwords.resetByEmail({ token, password: 'abc', ...MINUTES });
    expect(await rejection(weak)).toMatchObject({ error_type: 'weak_password' });
    expect(storedPair()).toEqual(pair);
    await client.passwords.resetByEmail({ token, password: BETTER, ...MINUTES });
    expect(storedPair()).toBeNull();
  });

  it('keeps the first mail’s link working after a second mail', async () => {
    await withPKCE();
    const client = await withAccount();
    await client.passwords.resetByEmailStart({ email: EMAIL });
    const token = await linkToken('reset_password');
    await client.passwords.resetByEmailStart({ email: EMAIL });
    await client.passwords.resetByEmail({ token, password: BETTER, ...MINUTES });
    expect(client.session.getSync()).not.toBeNull();
  });

  it('signs in by the mail’s log-in link with PKCE, without a new password', async () => {
    await withPKCE();
    const client = await withAccount();
    await client.passwords.resetByEmailStart({ email: EMAIL });
    await client.magicLinks.authenticate(await linkToken('login'), MINUTES);
    expect(client.session.getSync()).not.toBeNull();
    expect(storedPair()).toBeNull();
  });

  it('waits for the project’s settings before it sends', async () => {
    await withPKCE();
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 100 });
    const client = await withAccount();
    await client.passwords.resetByEmailStart({ email: EMAIL });
    expect(page.lastCall(START).body).toHaveProperty('code_challenge');
  });

  it('sends no null or unknown field', async () => {
    const client = await withAccount();
    await client.passwords.resetByEmailStart({
      email: EMAIL,
      login_expiration_minutes: 20,
      login_redirect_url: null as unknown as string,
    });
    expect(page.lastCall(START).body).toEqual({ email: EMAIL });
  });
});
