import { runtimeOf } from '../../tests/runtime';
import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, signIn, signInElsewhere, startedClient } from '../../tests/visits/headless';
import { eventually } from '../../tests/time';

const page = setUpSandbox();
const key = () => `stytch_sdk_state_${page.publicToken}`;

/** Writes the session as another tab does, with its storage event. */
function writeInAnotherTab(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key());
  else localStorage.setItem(key(), newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: key(), newValue, storageArea: localStorage }));
}

describe('§4 Session: other tabs of this browser', () => {
  it('a sign-in in another tab signs this tab in without a call', async () => {
    const elsewhere = headlessClient(page);
    const { session, user } = await signIn(page, elsewhere);
    const stored = localStorage.getItem(key());
    elsewhere.destroy();
    await page.idle();
    localStorage.clear();
    document.cookie = 'stytch_session=; Path=/; Max-Age=0';

    const client = await startedClient(page);
    await page.idle();
    const received: unknown[] = [];
    client.session.onChange((now) => received.push(now?.session_id ?? null));
    writeInAnotherTab(stored);
    expect(client.session.getSync()).toEqual(session);
    expect(client.user.getSync()).toEqual(user);
    expect(received).toEqual([session.session_id]);
    await page.idle();
    expect(page.calls('/sessions/authenticate')).toEqual([]);
  });

  it.each([
    ['another tab', true],
    ['a tab with the same id, which the browser has copied from this one', false],
  ])('a sign-in in %s is heard once, before the core is loaded', async (_, isOtherId) => {
    const elsewhere = headlessClient(page);
    const { session } = await signIn(page, elsewhere);
    elsewhere.destroy();
    await page.idle();
    const [stored, cookies] = [{ ...localStorage } as Record<string, string>, document.cookie.split('; ')];
    localStorage.clear();
    cookies.forEach((pair) => (document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`));
    if (isOtherId) sessionStorage.clear();

    const client = headlessClient(page);
    const received: unknown[] = [];
    client.session.onChange((now) => received.push(now?.session_id ?? null));
    cookies.forEach((pair) => (document.cookie = `${pair}; Path=/`));
    Object.entries(stored).forEach(([name, value]) => localStorage.setItem(name, value));
    writeInAnotherTab(stored[key()] ?? '');
    expect(received).toEqual([session.session_id]);
    expect(client.session.getSync()).toEqual(session);
    await runtimeOf(client);
    await page.idle();
    expect(received).toEqual([session.session_id]);
    expect(page.calls('/sessions/authenticate')).toEqual([]);
  });

  it('a session of a cookie without a record in this browser is confirmed before it is heard, as adopted', async () => {
    const { session, session_token } = await signInElsewhere(page);
    sessionStorage.clear();
    document.cookie = `stytch_session=${session_token}; Path=/`;
    await page.fault('/sessions/authenticate', { delay_ms: 50 });
    const client = headlessClient(page);
    const heard = jest.fn();
    client.session.onChange((now, { adopted }) =>
      heard(now?.session_id, adopted, page.calls('/sessions/authenticate').length),
    );
    client.onStateChange(({ adopted }) => heard('state', adopted));
    expect(client.session.getSync()).toBeNull();
    await eventually(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls).toEqual([
      [session.session_id, true, 1],
      ['state', true],
    ]);
    await client.user.update({ name: { first_name: 'Ada' } });
    expect(heard).toHaveBeenLastCalledWith('state', false);
  });

  it('with names that begin with __Host- a planted cookie signs nobody in, and no call is made', async () => {
    const { session_token, session_jwt } = await signInElsewhere(page);
    document.cookie = `stytch_session=${session_token}; Path=/`;
    document.cookie = `stytch_session_jwt=${session_jwt}; Path=/`;
    const calls = page.calls().length;
    const client = headlessClient(page, {
      cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
    });
    await runtimeOf(client);
    await page.idle();
    expect(client.session.getInfo()).toEqual({ session: null, fromCache: false });
    expect(page.calls('/sessions/authenticate')).toEqual([]);
    expect(page.calls().length).toBeGreaterThan(calls);
  });

  it('an own sign-in is not called adopted', async () => {
    const client = headlessClient(page);
    const heard = jest.fn();
    client.user.onChange((_, { adopted }) => heard(adopted));
    await signIn(page, client);
    expect(heard.mock.calls).toEqual([[false]]);
  });

  it('a sign-out in another tab is heard before the core is loaded', async () => {
    const before = headlessClient(page);
    await signIn(page, before);
    before.destroy();
    await page.idle();
    const client = headlessClient(page);
    const received: unknown[] = [];
    client.user.onChange((user) => received.push(user));
    writeInAnotherTab('null');
    expect(received).toEqual([null]);
    expect(client.user.getSync()).toBeNull();
  });

  it.each(['null', null, '{"session":'])(
    'a sign-out in another tab (%p) signs this tab out',
    async (value) => {
      const client = await startedClient(page);
      await signIn(page, client);
      const received: unknown[] = [];
      client.session.onChange((session) => received.push(session));
      writeInAnotherTab(value);
      expect(client.session.getSync()).toBeNull();
      expect(received).toEqual([null]);
    },
  );

  it('values under other keys change nothing', async () => {
    const client = await startedClient(page);
    await signIn(page, client);
    window.dispatchEvent(new StorageEvent('storage', { key: `${key()}-b`, newValue: 'null' }));
    expect(client.session.getSync()).not.toBeNull();
  });

  it('a second tab opened shortly after does not confirm the session again', async () => {
    const first = headlessClient(page);
    await signIn(page, first);
    first.destroy();
    await page.idle();
    // A new tab has an empty sessionStorage, and so another tab id.
    sessionStorage.clear();
    const second = headlessClient(page);
    await page.idle();
    expect(second.session.getInfo()).toMatchObject({ fromCache: false });
    expect(page.calls('/sessions/authenticate')).toEqual([]);
  });

  it('a reload of the same tab confirms the session again', async () => {
    const first = headlessClient(page);
    await signIn(page, first);
    first.destroy();
    const again = headlessClient(page);
    expect(again.session.getInfo()).toMatchObject({ fromCache: true });
    await eventually(() => expect(page.calls('/sessions/authenticate')).toHaveLength(1));
    await eventually(() => expect(again.session.getInfo().fromCache).toBe(false));
  });
});
