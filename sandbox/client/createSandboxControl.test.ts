/** @jest-environment node */
import { createSandbox, type Sandbox } from '../createSandbox';
import { serve } from '../http';
import { freePort } from '../testing/freePort';
import { createSandboxControl, type SandboxControl } from './createSandboxControl';

const EMAIL = 'ada@example.com';

let sandbox: Sandbox;
let close: () => Promise<unknown>;
let control: SandboxControl;

const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number;
    aud: string[];
  };

/** A call of a widget. */
const call = (path: string, body?: unknown, session = 'public-token-test-sandbox') =>
  sandbox.handle(
    new Request(`${sandbox.origin}/sdk/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Basic ${btoa(`public-token-test-sandbox:${session}`)}`,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
const askForCode = () => call('/otps/email/login_or_create', { email: EMAIL });

describe.each(['over HTTP', 'in process'])('§7 Sandbox: the typed control client, %s', (way) => {
  beforeEach(async () => {
    const port = await freePort();
    sandbox = await createSandbox({ origin: `http://localhost:${port}`, passwordCost: 'cheap' });
    const served = way === 'over HTTP' ? await serve(sandbox, { port }) : null;
    close = async () => {
      await served?.close();
      await sandbox.close();
    };
    control = createSandboxControl(served ? sandbox.origin : sandbox, { timeoutMs: 300 });
  });
  afterEach(() => close());

  it('lastCode waits for a message and returns its code; with `after` it waits for a later message', async () => {
    const code = control.lastCode(EMAIL);
    await askForCode();
    const first = await control.lastMessage(EMAIL);
    expect([await code, first.to]).toEqual([first.code, EMAIL]);
    const second = control.lastCode(EMAIL, { after: first.id });
    await askForCode();
    expect(await second).toBe((await control.lastMessage(EMAIL)).code);
    expect((await control.messages({ to: EMAIL })).messages).toHaveLength(2);
  });

  it('rejects when no message arrives in time, and when the message has no code or link', async () => {
    await expect(control.lastCode(EMAIL)).rejects.toThrow(
      /^No message to ada@example\.com came within 300 ms/,
    );
    await askForCode();
    await expect(control.lastLink(EMAIL)).rejects.toThrow(/has no {2}link: /);
    await call('/magic_links/email/login_or_create', { email: EMAIL });
    await expect(control.lastCode(EMAIL)).rejects.toThrow(/has no code: /);
  });

  it('lastLink returns the link of a mail with the given purpose', async () => {
    await control.createUser({ email: EMAIL, password: 'plum kettle orbit 47' });
    await call('/passwords/email/reset/start', { email: EMAIL });
    const typeOf = (link: string) => new URL(link).searchParams.get('stytch_token_type');
    const all = await Promise.all([
      control.lastLink(EMAIL),
      control.lastLink(EMAIL, { rel: 'reset_password' }),
      control.lastLink(EMAIL, { rel: 'login' }),
    ]);
    expect(all.map(typeOf)).toEqual(['reset_password', 'reset_password', 'login']);
  });

  it('signs in by email or by phone, with the cookies of a page', async () => {
    const { user, session, session_token, session_jwt, cookies } = await control.signIn({ email: EMAIL });
    expect(user.emails[0]?.email).toBe(EMAIL);
    expect(session.authentication_factors).toHaveLength(1);
    expect(cookies).toEqual([
      { name: 'stytch_session', value: session_token },
      { name: 'stytch_session_jwt', value: session_jwt },
    ]);
    const byPhone = await control.signIn({ phone_number: '+14155550123' }, { session_duration_minutes: 5 });
    const minutes = Date.parse(byPhone.session.expires_at) - Date.parse(byPhone.session.started_at);
    expect(minutes).toBe(5 * 60_000);
  });

  it('reads and changes users, faults and data of its own project only', async () => {
    const other = control.ofProject('public-token-test-other');
    await other.createProject({ bootstrap: { project_name: 'Other' } });
    await other.createUser({ email: EMAIL });
    expect((await other.users()).users).toHaveLength(1);
    expect((await control.users({ email: EMAIL })).users).toHaveLength(0);
    await control.addFault({ path: '*', status: 503 });
    expect((await call('/users/me')).status).toBe(503);
    expect((await control.requests()).requests).toMatchObject([{ path: '/users/me', status: 503 }]);
    await control.deleteData();
    expect((await control.requests()).requests).toEqual([]);
    expect((await other.users()).users).toHaveLength(1);
    await other.deleteData({ public_token: undefined });
    expect((await other.users()).users).toHaveLength(0);
  });

  it('signIn with `jwtExpired` gives a JWT that expired a minute ago by the real time, of a session that goes on', async () => {
    await control.advanceClock({ advance_ms: 3_600_000 });
    const [expired, usual] = await Promise.all([
      control.signIn({ email: EMAIL, jwtExpired: true }),
      control.signIn({ email: 'bob@example.com' }),
    ]);
    const claims = claimsOf(expired.session_jwt);
    expect(Math.abs(claims.exp * 1000 + 60_000 - Date.now())).toBeLessThan(10_000);
    expect(claims).toMatchObject({
      sub: expired.user.user_id,
      aud: ['project-test-sandbox'],
      iss: sandbox.origin,
    });
    expect(expired.cookies[1]?.value).toBe(expired.session_jwt);
    expect(claimsOf(usual.session_jwt).exp * 1000).toBeGreaterThan(Date.now() + 3_600_000);
    expect((await call('/users/me', undefined, expired.session_token)).status).toBe(200);
  });

  it('signIn with `refused` gives a session that is revoked, or one of another project, and takes no other reason', async () => {
    const revoked = await control.signIn({ email: EMAIL, refused: 'revoked' });
    expect(claimsOf(revoked.session_jwt).exp * 1000).toBeLessThan(Date.now());
    const foreign = await control.signIn({ email: EMAIL, refused: 'audience' });
    const claims = claimsOf(foreign.session_jwt);
    expect(claims.aud).toEqual(['project-test-other-audience']);
    expect(claims.exp * 1000).toBeGreaterThan(Date.now());
    for (const { session_token } of [revoked, foreign])
      expect((await call('/users/me', undefined, session_token)).status).toBe(404);
    await expect(control.signIn({ email: EMAIL, refused: 'expired' as never })).rejects.toThrow(
      'signIn: refused is "expired": use "revoked" or "audience".',
    );
    await expect(control.createExpiredJwt({ session_id: 'session-none' })).rejects.toThrow(
      'session_id "session-none" is no active session of this project.',
    );
  });

  it('moves the clock, and returns the endpoints', async () => {
    const { now } = await control.advanceClock({ advance_ms: 60_000 });
    expect(Date.parse(now) - Date.now()).toBeGreaterThan(50_000);
    expect((await control.health()).endpoints.apiUrl).toBe(control.url);
  });

  it('throws an error with the sandbox’s error message', async () => {
    await expect(control.createUser({ email: 'nonsense' })).rejects.toThrow(
      /^POST \/sandbox\/v1\/users: 400: email "nonsense": The email address is not valid/,
    );
    await control.addFault({
      path: '/otps/email/login_or_create',
      status: 429,
      body: { error_message: 'Wait' },
    });
    await expect(control.signIn({ email: EMAIL })).rejects.toThrow(/login_or_create: 429: Wait$/);
  });
});

describe('§7 Sandbox: the typed control client', () => {
  it('throws an error that says how to start a sandbox when none answers', async () => {
    const address = `http://localhost:${await freePort()}`;
    await expect(createSandboxControl(address).health()).rejects.toThrow(
      `No sandbox answers at ${address}. Start one with`,
    );
  });
});
