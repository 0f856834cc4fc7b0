/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto';
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const email = 'ada@example.com';
const password = 'tidal-orchid-49-lantern';
const renewed = 'copper.meadow.71.violin';
const session_duration_minutes = 30;
const TOKEN = 'public-token-test-sandbox';

const visitor = () => visitorOf(sandbox.current);
const call = (path: string, given: object, session?: string) => visitor().call(path, given, { session });
const start = (given: object = {}) => call('/passwords/email/reset/start', { email, ...given });
const reset = (token: string, given: object = {}) =>
  call('/passwords/email/reset', { token, password: renewed, session_duration_minutes, ...given });
const signIn = (given: object = {}) =>
  call('/passwords/authenticate', { email, password, session_duration_minutes, ...given });
const seed = (given: object = {}) =>
  sandbox.current.control.createUser({ public_token: TOKEN, email, password, ...given });
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];
const REFUSED = [401, 'unable_to_auth_password_reset_token'];

/** The tokens of the newest mail, by token type. */
async function mailed(): Promise<Record<string, string>> {
  const { links = [] } = await visitor().lastMessage(email);
  return Object.fromEntries(links.map(({ rel, url }) => [rel, new URL(url).searchParams.get('token') ?? '']));
}

async function resetToken(given: object = {}): Promise<string> {
  await start(given);
  return (await mailed())['reset_password'] ?? '';
}

describe('§7 Sandbox: reset by email', () => {
  it('sends two links, one to each redirect URL', async () => {
    await seed();
    const target = { login_redirect_url: 'http://localhost:4310/in?x=1' };
    expect(
      (await start({ ...target, reset_password_redirect_url: 'http://localhost:4310/new' })).status,
    ).toBe(200);
    const { links = [], text } = await visitor().lastMessage(email);
    const ends = await Promise.all(
      links.map(async ({ rel, url }) => {
        const answer = await sandbox.current.handle(new Request(url));
        const { pathname, searchParams } = new URL(answer.headers.get('Location') ?? '');
        return [rel, pathname, searchParams.get('stytch_token_type'), text.includes(url)];
      }),
    );
    expect(ends).toEqual([
      ['reset_password', '/new', 'reset_password', true],
      ['login', '/in', 'login', true],
    ]);
  });

  it('sets the password, verifies the email, signs in and ends the user’s other sessions', async () => {
    const old = await call('/passwords', { email, password, session_duration_minutes });
    const token = await resetToken();
    const { status, data } = await reset(token);
    expect([status, data.user.emails[0]?.verified]).toEqual([200, true]);
    expect(said(await signIn())).toEqual([401, 'unauthorized_credentials']);
    expect((await signIn({ password: renewed })).status).toBe(200);
    const me = await visitor().call('/users/me', undefined, { session: old.data.session_token });
    expect(said(me)).toEqual([404, 'session_not_found']);
  });

  it('clears requires_reset, breached and the lockout', async () => {
    await seed({ requires_reset: true, breached: true });
    for (let tries = 0; tries < 6; tries += 1) await signIn({ password: 'x' });
    expect((await reset(await resetToken())).data.user.password?.requires_reset).toBe(false);
    expect((await signIn({ password: renewed })).status).toBe(200);
  });

  it('sets a password for a user without one', async () => {
    await visitor().signIn(email);
    expect((await reset(await resetToken())).status).toBe(200);
    expect((await signIn({ password: renewed })).status).toBe(200);
  });

  it('accepts a reset token once and before it expires, and refuses other tokens', async () => {
    await seed();
    const [first, second] = [await resetToken(), await resetToken()];
    expect((await reset(first)).status).toBe(200);
    expect(said(await reset(first))).toEqual(REFUSED);
    // A reset also ends links that were sent earlier.
    expect(said(await reset(second))).toEqual(REFUSED);
    expect(said(await reset('nonsense'))).toEqual(REFUSED);
    const late = await resetToken({ reset_password_expiration_minutes: 1 });
    expect(said(await reset((await mailed())['login'] ?? ''))).toEqual(REFUSED);
    await sandbox.current.control.advanceClock({ advance_ms: 60_000 });
    expect(said(await reset(late))).toEqual(REFUSED);
  });

  it('a refused call does not spend the token', async () => {
    await seed();
    const token = await resetToken();
    expect(said(await reset(token, { password: 'aaaaaaaa' }))).toEqual([400, 'weak_password']);
    expect(said(await reset(token, { password: 'password123' }))).toEqual([400, 'breached_password']);
    expect(said(await reset(token, { session_duration_minutes: 1 }))).toEqual([
      400,
      'invalid_session_duration',
    ]);
    expect(said(await reset(token, { code_verifier: 'x' }))).toEqual([
      400,
      'pkce_did_not_expect_code_verifier',
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it('requires the code verifier of the challenge', async () => {
    await seed();
    const code_verifier = randomBytes(32).toString('base64url');
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const token = await resetToken({ code_challenge });
    expect(said(await reset(token))).toEqual([400, 'pkce_expected_code_verifier']);
    expect(said(await reset(token, { code_verifier: 'x' }))).toEqual([400, 'pkce_mismatch']);
    expect((await reset(token, { code_verifier })).status).toBe(200);
  });

  it('accepts both links as magic links, once each', async () => {
    await seed();
    await start();
    const { reset_password, login } = await mailed();
    for (const token of [reset_password, login]) {
      const use = () => call('/magic_links/authenticate', { token, session_duration_minutes });
      expect((await use()).status).toBe(200);
      expect(said(await use())).toEqual([401, 'unable_to_auth_magic_link']);
    }
    expect(said(await reset(reset_password ?? ''))).toEqual(REFUSED);
  });

  it('refuses unknown users, redirect URLs that are not listed, and a missing challenge when the project requires one', async () => {
    expect(said(await start())).toEqual([404, 'email_not_found']);
    expect(said(await start({ email: 'ada' }))).toEqual([400, 'invalid_email']);
    await sandbox.current.control.createProject({
      public_token: TOKEN,
      redirect_urls: ['http://localhost:4310/'],
      bootstrap: { pkce_required_for_password_resets: true },
    });
    await seed();
    expect((await start()).issues[0]?.params).toEqual({ missingProperty: 'code_challenge' });
    const elsewhere = 'http://evil.example/';
    for (const name of ['login_redirect_url', 'reset_password_redirect_url']) {
      const answer = await start({ code_challenge: 'x', [name]: elsewhere });
      expect(said(answer)).toEqual([400, 'invalid_password_reset_redirect_url']);
    }
    await expect(visitor().lastMessage(email)).rejects.toThrow('No message');
  });
});

describe('§7 Sandbox: reset by the existing password, and by session', () => {
  const byExisting = (given: object = {}) =>
    call('/passwords/existing_password/reset', {
      email,
      existing_password: password,
      new_password: renewed,
      session_duration_minutes,
      ...given,
    });

  it('replaces the password of a caller who knows it', async () => {
    await seed();
    expect(said(await byExisting({ existing_password: 'x' }))).toEqual([401, 'unauthorized_credentials']);
    expect(said(await byExisting({ new_password: 'aaaaaaaa' }))).toEqual([400, 'weak_password']);
    expect(said(await byExisting({ email: 'bob@example.com' }))).toEqual([404, 'email_not_found']);
    expect((await byExisting()).status).toBe(200);
    expect((await signIn({ password: renewed })).status).toBe(200);
  });

  it.each([{ requires_reset: true }, { breached: true }])(
    'is refused for a password with %j',
    async (given) => {
      await seed(given);
      expect(said(await byExisting())).toEqual([400, 'reset_password']);
    },
  );

  it('replaces the password of the session’s user, and ends the user’s other sessions', async () => {
    await seed();
    const [here, there] = [(await signIn()).data, (await signIn()).data];
    const bySession = (given: object, session?: string) => call('/passwords/session/reset', given, session);
    expect(said(await bySession({ password: renewed }))).toEqual([401, 'user_unauthenticated']);
    expect(said(await bySession({ password: 'aaaaaaaa' }, here.session_token))).toEqual([
      400,
      'weak_password',
    ]);
    const { data } = await bySession({ password: renewed, session_duration_minutes: 60 }, here.session_token);
    expect([data.session.session_id, data.session_token]).toEqual([
      here.session.session_id,
      here.session_token,
    ]);
    expect(Date.parse(data.session.expires_at) - Date.parse(data.session.last_accessed_at)).toBe(3_600_000);
    const me = await visitor().call('/users/me', undefined, { session: there.session_token });
    expect(me.status).toBe(404);
    expect((await signIn({ password: renewed })).status).toBe(200);
  });
});
