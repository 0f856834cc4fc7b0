import { setUpSandbox } from '../../../../tests/sandbox';
import { headlessClient, rejection, signIn, signInElsewhere } from '../../../../tests/visits/headless';
import { eventually } from '../../../../tests/time';
import { EMAIL } from '../../../../tests/visits/signIn';

const page = setUpSandbox();
const key = () => `stytch_sdk_state_${page.publicToken}`;
const refusal = (status: number, error_type: string) => ({
  status,
  body: { status_code: status, error_type, error_message: 'No.', error_url: '', request_id: 'r' },
});

describe('§4 Session: getSync, getTokens, getInfo and onChange', () => {
  it('hold nothing before a sign-in', async () => {
    const client = headlessClient(page);
    await page.idle();
    expect(client.session.getSync()).toBeNull();
    expect(client.session.getInfo()).toEqual({ session: null, fromCache: false });
    expect(client.session.getTokens()).toBeNull();
    expect(page.calls('/sessions/authenticate')).toEqual([]);
  });

  it('hold session, user and tokens after a sign-in', async () => {
    const client = headlessClient(page);
    const answer = await signIn(page, client);
    expect(client.session.getSync()).toEqual(answer.session);
    expect(client.session.getInfo()).toEqual({ session: answer.session, fromCache: false });
    expect(client.user.getSync()).toEqual(answer.user);
    const { session_token, session_jwt } = answer;
    expect(client.session.getTokens()).toEqual({ session_token, session_jwt });
    expect(document.cookie).toContain(`stytch_session=${session_token}`);
    expect(document.cookie).toContain(`stytch_session_jwt=${session_jwt}`);
    expect(JSON.parse(localStorage.getItem(key()) ?? '')).toEqual({
      session: answer.session,
      user: answer.user,
    });
  });

  it('hold the remembered session at once after a reload, and confirm it', async () => {
    const first = headlessClient(page);
    const { session } = await signIn(page, first);
    first.destroy();
    const client = headlessClient(page);
    const received: (string | undefined)[] = [];
    client.session.onChange((now) => received.push(now?.session_id));
    expect(client.session.getInfo()).toMatchObject({
      session: { session_id: session.session_id },
      fromCache: true,
    });
    await eventually(() => expect(client.session.getInfo().fromCache).toBe(false));
    expect(page.calls('/sessions/authenticate').map(({ body }) => body)).toEqual([{}]);
    expect(received).toEqual([session.session_id]);
  });

  it('onChange reports a change once, and not a new last_accessed_at', async () => {
    const client = headlessClient(page);
    const received: unknown[] = [];
    const both: unknown[] = [];
    const stop = client.session.onChange((session) => received.push(session?.session_id ?? null));
    client.onStateChange(({ session, user }) =>
      both.push([session?.session_id ?? null, user?.user_id ?? null]),
    );
    const { session } = await signIn(page, client);
    await page.advanceClock(1_000);
    await client.session.authenticate();
    expect(client.session.getSync()?.last_accessed_at).not.toBe(session.last_accessed_at);
    expect(received).toEqual([session.session_id]);

    await client.session.revoke();
    expect(received).toEqual([session.session_id, null]);
    expect(both).toEqual([
      [session.session_id, session.user_id],
      [null, null],
    ]);
    stop();
    await signIn(page, client);
    expect(received).toHaveLength(2);
  });

  it('onChange logs a listener that throws, and calls the others', async () => {
    const client = headlessClient(page);
    const received: unknown[] = [];
    client.session.onChange(() => {
      throw new Error('host bug');
    });
    client.session.onChange((session) => received.push(session));
    await signIn(page, client);
    expect(received).toHaveLength(1);
    expect(page.console.take('host bug')).toHaveLength(1);
  });
});

describe('§4 Session, §8 Errors that end a session: authenticate and revoke', () => {
  it('the same errors of a call about something else keep the session', async () => {
    const client = headlessClient(page);
    const { session } = await signIn(page, client);
    await page.fault('/users/me', refusal(401, 'session_not_found'));
    await page.fault('/passwords/authenticate', refusal(401, 'unauthorized_credentials'));
    expect(await rejection(client.user.get())).toMatchObject({ error_type: 'session_not_found' });
    const wrong = { email: EMAIL, password: 'not this one', session_duration_minutes: 30 };
    expect(await rejection(client.passwords.authenticate(wrong))).toMatchObject({
      error_type: 'unauthorized_credentials',
    });
    expect(client.session.getSync()).toEqual(session);
    expect(client.session.getTokens()).not.toBeNull();
  });

  it('updateSession followed by authenticate makes one call, and calls listeners once', async () => {
    const { session_token, session_jwt, session } = await signInElsewhere(page);
    const client = headlessClient(page);
    const received: unknown[] = [];
    client.session.onChange((now) => received.push(now?.session_id));
    await page.fault('/sessions/authenticate', { delay_ms: 100 });
    client.session.updateSession({ session_token, session_jwt });
    const answer = await client.session.authenticate();
    expect(answer.session.session_id).toBe(session.session_id);
    await page.idle();
    expect(page.calls('/sessions/authenticate')).toHaveLength(1);
    expect(received).toEqual([session.session_id]);
  });

  it('updateSession takes over a session that a backend started', async () => {
    const { session_token, session_jwt, session } = await signInElsewhere(page);
    const client = headlessClient(page);
    client.session.updateSession({ session_token, session_jwt });
    expect(client.session.getTokens()).toEqual({ session_token, session_jwt });
    expect(client.session.getSync()).toBeNull();
    const answer = await client.session.authenticate();
    expect(answer.session.session_id).toBe(session.session_id);
    expect(client.session.getSync()).toEqual(answer.session);
  });
});

describe('§4 Session: HttpOnly cookies', () => {
  it('sign-in, confirmation, reload and revoke expose no token', async () => {
    await page.project({ session: { http_only_cookies: true } });
    const first = headlessClient(page);
    const answer = await signIn(page, first);
    expect(answer).toMatchObject({ session_token: '', session_jwt: '' });
    expect(document.cookie).not.toContain('stytch_session');
    expect(first.session.getTokens()).toBeNull();
    expect(first.session.getSync()).not.toBeNull();
    first.destroy();

    const client = headlessClient(page);
    expect(client.session.getSync()?.session_id).toBe(answer.session.session_id);
    await client.session.authenticate();
    await client.session.revoke();
    expect(client.session.getSync()).toBeNull();
  });
});
