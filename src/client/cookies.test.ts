import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, rejection, signIn } from '../../tests/visits/headless';
import { eventually, holdTime, pass } from '../../tests/time';
import { SESSION_REFRESH_INTERVAL_MS } from '../domain/constants';

const page = setUpSandbox();
const INTERMEDIATE = 'stytch_intermediate_session_token';

const names = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .filter((name) => name !== '');
const refusal = {
  status: 404,
  body: { status_code: 404, error_type: 'session_not_found', error_message: 'No.', error_url: '' },
};

describe('§4 Session: the cookies of a sign-in', () => {
  it('have the host’s names, and a sign-out removes them', async () => {
    const client = headlessClient(page, {
      cookieOptions: { opaqueTokenCookieName: 'rx_token', jwtCookieName: 'rx_jwt' },
    });
    const { session_token, session_jwt } = await signIn(page, client);
    expect(document.cookie).toContain(`rx_token=${session_token}`);
    expect(document.cookie).toContain(`rx_jwt=${session_jwt}`);
    expect(names().sort()).toEqual(['rx_jwt', 'rx_token']);
    await client.session.revoke();
    expect(names()).toEqual([]);
  });
});

describe('§4 Session: updateSession beside a planted cookie', () => {
  const removeCookies = () => names().forEach((name) => (document.cookie = `${name}=; Path=/; Max-Age=0`));
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['before the core is loaded', false],
    ['after the core is loaded', true],
  ])('%s, the tokens are read and the planted cookie is removed', async (_, isLoaded) => {
    const elsewhere = headlessClient(page);
    const { session_token, session_jwt } = await signIn(page, elsewhere);
    elsewhere.destroy();
    await page.idle();
    localStorage.clear();
    removeCookies();
    history.replaceState(null, '', '/account/saved');

    const client = headlessClient(page);
    if (isLoaded) await rejection(client.user.get());
    document.cookie = 'stytch_session=planted; Path=/account';
    client.session.updateSession({ session_token, session_jwt });
    expect(client.session.getTokens()).toEqual({ session_token, session_jwt });
    await eventually(() => expect(names().sort()).toEqual(['stytch_session', 'stytch_session_jwt']));
    expect(client.session.getTokens()).toEqual({ session_token, session_jwt });
    expect((await client.session.authenticate()).session_token).toBe(session_token);
  });
});

describe('§9 Intermediate session token cookie', () => {
  it.each([
    ['', INTERMEDIATE],
    [' of the host’s name', 'rx_ist'],
  ])('is removed by a sign-out%s, and is never written', async (_, name) => {
    const client = headlessClient(page, { cookieOptions: { istCookieName: name } });
    await signIn(page, client);
    expect(names()).not.toContain(name);
    document.cookie = `${name}=theirs; Path=/`;
    await client.session.revoke();
    expect(names()).not.toContain(name);
  });

  it('stays when a refresh finds the session ended, and only the session’s cookies are removed', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    document.cookie = `${INTERMEDIATE}=theirs; Path=/`;
    await page.fault('/sessions/authenticate', refusal);
    await rejection(client.session.authenticate());
    expect(names()).toEqual([INTERMEDIATE]);
  });
});

describe('§4 Session: HttpOnly cookies', () => {
  beforeEach(() => page.project({ session: { http_only_cookies: true } }));
  const key = () => `stytch_sdk_state_${page.publicToken}`;

  it('a sign-in removes the cookies of an earlier mode', async () => {
    document.cookie = 'stytch_session=leftover; Path=/';
    document.cookie = 'stytch_session_jwt=leftover; Path=/';
    // The refusal of the leftover tokens would remove them too, and may arrive before the sign-in.
    await page.fault('/sessions/authenticate', { status: 503 });
    const client = headlessClient(page);
    await eventually(() => expect(page.calls('/sessions/authenticate')).toHaveLength(1));
    expect(names()).toHaveLength(2);
    await signIn(page, client);
    expect(names()).toEqual([]);
    expect(client.session.getTokens()).toBeNull();
  });

  it('a reload shows the session, confirms it and stays in HttpOnly mode', async () => {
    const first = headlessClient(page);
    const { session } = await signIn(page, first);
    first.destroy();
    const client = headlessClient(page);
    expect(client.session.getInfo()).toMatchObject({
      session: { session_id: session.session_id },
      fromCache: true,
    });
    await eventually(() => expect(client.session.getInfo().fromCache).toBe(false));
    expect(page.calls('/sessions/authenticate')).toHaveLength(1);
    const { headers, credentials } = page.lastCall('/sessions/authenticate');
    const basic = atob(headers.get('Authorization')?.split(' ')[1] ?? '');
    expect(basic).toBe(`${page.publicToken}:${page.publicToken}`);
    expect(credentials).toBe('include');
    expect(names()).toEqual([]);
  });

  it('the background refresh needs the cookie alone', async () => {
    const client = headlessClient(page, { events: false });
    await signIn(page, client);
    await page.idle();
    holdTime();
    await client.session.authenticate();
    // The lock that tabs share may delay the refresh.
    await pass(SESSION_REFRESH_INTERVAL_MS + 500);
    await eventually(() => expect(page.calls('/sessions/authenticate')).toHaveLength(2));
    await page.idle();
    expect(client.session.getSync()).not.toBeNull();
    expect(names()).toEqual([]);
  });

  it('a reload after a sign-out makes no call', async () => {
    const first = headlessClient(page);
    await signIn(page, first);
    await first.session.revoke();
    first.destroy();
    await page.idle();
    const before = page.calls('/sessions/authenticate').length;
    const client = headlessClient(page);
    await page.idle();
    expect(client.session.getInfo()).toEqual({ session: null, fromCache: false });
    expect(page.calls('/sessions/authenticate')).toHaveLength(before);
    expect(localStorage.getItem(`${key()}::http_only`)).toBeNull();
  });

  it('a session that was ended elsewhere is removed by the next refresh', async () => {
    const first = headlessClient(page);
    await signIn(page, first);
    first.destroy();
    await page.fault('/sessions/authenticate', refusal);
    const client = headlessClient(page);
    await eventually(() => expect(client.session.getSync()).toBeNull());
    page.console.take('cookie');
    expect(page.console.take('The session has ended')).toHaveLength(1);
  });

  it('a project that returns to readable cookies writes them from the next sign-in', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    await page.project({ session: { http_only_cookies: false } });
    await signIn(page, client, 'grace@example.com');
    expect(names().sort()).toEqual(['stytch_session', 'stytch_session_jwt']);
    expect(localStorage.getItem(`${key()}::http_only`)).toBeNull();
  });
});
