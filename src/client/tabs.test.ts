import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, signIn, startedClient } from '../../tests/visits/headless';
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
