/** @jest-environment node */
import { clientOf, openWorld, type World } from '../../testing/backend/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('§7 Sandbox: the provider’s Node package', () => {
  it('signs a visitor in with a code, and knows the session by token, JWT and user', async () => {
    const { client, visitor, newEmail } = world;
    const email = newEmail();
    const sent = await client.otps.email.loginOrCreate({ email });
    expect(sent).toMatchObject({
      status_code: 200,
      user_created: true,
      email_id: expect.stringMatching(/^email-/),
    });
    expect((await client.otps.email.loginOrCreate({ email })).user_created).toBe(false);
    const code = await visitor.lastCode(email);
    const session_custom_claims = { plan: 'gold' };
    const signedIn = await client.otps.authenticate({
      method_id: sent.email_id,
      code,
      session_duration_minutes: 30,
      session_custom_claims,
    });
    expect(signedIn).toMatchObject({
      user_id: sent.user_id,
      method_id: sent.email_id,
      reset_sessions: false,
      user: { is_locked: false, emails: [{ email, verified: true }] },
      session: { user_id: sent.user_id, custom_claims: session_custom_claims },
    });
    const { session_token, session_jwt } = signedIn;
    expect((await client.sessions.authenticate({ session_token })).session.session_id).toBe(
      signedIn.session?.session_id,
    );
    const local = await client.sessions.authenticateJwtLocal({ session_jwt });
    expect(local).toMatchObject({ user_id: sent.user_id, custom_claims: session_custom_claims });
    const { sessions } = await client.sessions.get({ user_id: sent.user_id });
    expect(sessions).toHaveLength(1);
    await client.sessions.revoke({ session_jwt });
    expect((await client.sessions.get({ user_id: sent.user_id })).sessions).toEqual([]);
  });

  it('starts no session unless it asks for one, and adds a factor to an existing one', async () => {
    const { client, visitor, newEmail, newPhone } = world;
    const [email, phone_number] = [newEmail(), newPhone()];
    const { email_id } = await client.otps.email.loginOrCreate({ email });
    const first = await client.otps.authenticate({
      method_id: email_id,
      code: await visitor.lastCode(email),
    });
    expect(first).toMatchObject({ session_token: '', session_jwt: '' });
    expect(first.session).toBeUndefined();
    expect((await client.sessions.get({ user_id: first.user_id })).sessions).toEqual([]);
    const { session_token } = (await visitor.signIn(email)).data;
    const { phone_id, user_id } = await client.otps.sms.send({ phone_number, session_token });
    expect(user_id).toBe(first.user_id);
    const second = await client.otps.authenticate({
      method_id: phone_id,
      code: await visitor.lastCode(phone_number),
      session_token,
    });
    expect(second.session?.authentication_factors.map(({ delivery_method }) => delivery_method)).toEqual([
      'email',
      'sms',
    ]);
    expect(second.session_token).toBe(session_token);
  });

  it('authenticates a code that a page has sent, and a page one that a server has sent', async () => {
    const { client, visitor, newEmail } = world;
    const email = newEmail();
    const sent = await visitor.call('/otps/email/login_or_create', { email, expiration_minutes: 5 });
    const first = await client.otps.authenticate({
      method_id: sent.data.method_id,
      code: await visitor.lastCode(email),
      session_duration_minutes: 30,
    });
    const { email_id } = await client.otps.email.loginOrCreate({ email });
    const second = await visitor.call('/otps/authenticate', {
      method_id: email_id,
      token: await visitor.lastCode(email),
      session_duration_minutes: 30,
    });
    expect(second.data.user_id).toBe(first.user_id);
    const { sessions } = await client.sessions.get({ user_id: first.user_id });
    expect(sessions.map(({ session_id }) => session_id).toSorted()).toEqual(
      [first.session?.session_id, second.data.session.session_id].toSorted(),
    );
  });

  it('authenticates a link of a page only without PKCE, whose verifier the page has', async () => {
    const { client, visitor, newEmail } = world;
    const body = { email: newEmail(), login_magic_link_url: 'http://localhost:4310/' };
    for (const [more, refusal] of [
      [{}, null],
      [{ code_challenge: 'a'.repeat(43) }, 'pkce_expected_code_verifier'],
    ] as const) {
      await visitor.call('/magic_links/email/login_or_create', { ...body, ...more });
      const token = await visitor.lastLinkToken(body.email);
      const answer = client.magicLinks.authenticate({ token });
      if (refusal) await expect(answer).rejects.toMatchObject({ error_type: refusal });
      else expect((await answer).user.emails).toMatchObject([{ email: body.email }]);
    }
  });

  it.each([
    ['a wrong secret', 'wrong', 401, 'unauthorized_credentials'],
    ['the right secret, but a bad call', undefined, 400, 'invalid_email'],
  ])('%s gives the package’s error', async (_, secret, status_code, error_type) => {
    const client = clientOf(world.sandbox.origin, secret);
    await expect(client.users.create({ email: 'nobody' })).rejects.toMatchObject({
      status_code,
      error_type,
      error_message: expect.any(String) as string,
      error_url: expect.stringContaining('https://') as string,
      request_id: expect.stringContaining('request-id-') as string,
    });
  });

  it('the log of requests masks what a server sends in secret', async () => {
    const { client, sandbox, visitor, newEmail } = world;
    const hash = 'd3b07384d113edec49eaa6238ad5ff00';
    const { user_id } = await client.passwords.migrate({ email: newEmail(), hash, hash_type: 'md_5' });
    const { session_token } = (await visitor.signIn(newEmail())).data;
    await client.sessions.authenticate({ session_token });
    const log = JSON.stringify(await sandbox.control.requests({ public_token: visitor.publicToken }));
    expect(log).toContain('/v1/passwords/migrate');
    for (const secret of [hash, session_token, 'secret-test-sandbox']) expect(log).not.toContain(secret);
    expect((await client.users.get({ user_id })).password?.requires_reset).toBe(false);
  });

  it('a page of another origin gets no permission, whatever it asks for', async () => {
    const { handle, origin } = world.sandbox;
    const page = { Origin: 'https://evil.example', 'Content-Type': 'application/json' };
    const asked = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization',
    };
    for (const path of [
      '/users',
      '/sessions/authenticate',
      '/otps/sms/send',
      '/users/user-test-1',
      '/nothing',
    ]) {
      const preflight = await handle(
        new Request(`${origin}/v1${path}`, { method: 'OPTIONS', headers: { ...page, ...asked } }),
      );
      expect(preflight.status).toBeGreaterThanOrEqual(400);
      const call = await handle(
        new Request(`${origin}/v1${path}`, { method: 'POST', headers: page, body: '{}' }),
      );
      expect(call.status).toBeGreaterThanOrEqual(400);
      for (const { headers } of [preflight, call])
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
