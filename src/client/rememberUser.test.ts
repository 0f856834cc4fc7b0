import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, signIn, startedClient } from '../../tests/visits/headless';
import { EMAIL } from '../../tests/visits/signIn';
import { eventually } from '../../tests/time';

const page = setUpSandbox();
const IDS_ONLY = { rememberUser: false };
const REFRESH = '/sessions/authenticate';
const key = () => `stytch_sdk_state_${page.publicToken}`;
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Writes the record as another tab does, with its storage event. */
function writeInAnotherTab(newValue: string): void {
  localStorage.setItem(key(), newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: key(), newValue, storageArea: localStorage }));
}

describe('§5 Client options: rememberUser', () => {
  it('with false, storage has ids and times only, and the next page asks the provider for the user', async () => {
    const first = headlessClient(page, IDS_ONLY);
    const { user, session } = await signIn(page, first);
    expect(first.user.getSync()).toEqual(user);
    expect(stored()).toContain(user.user_id);
    expect(stored()).not.toContain(EMAIL);
    expect(stored()).not.toMatch(/email_address|user_agent|ip_address|authentication_factors/);
    first.destroy();
    const next = headlessClient(page, IDS_ONLY);
    expect([next.user.getSync(), next.user.getInfo().fromCache]).toEqual([null, true]);
    await eventually(() => expect(next.user.getSync()).toEqual(user));
    expect(next.session.getSync()?.session_id).toBe(session.session_id);
    expect(page.calls(REFRESH)).toHaveLength(1);
    expect(stored()).not.toContain(EMAIL);
  });

  it('with false, another tab’s refresh changes the times and keeps the user, without a call', async () => {
    const client = headlessClient(page, IDS_ONLY);
    const { user } = await signIn(page, client);
    const record = JSON.parse(localStorage.getItem(key()) ?? '') as { session: object; user: object };
    const last_accessed_at = '2999-01-01T00:00:00Z';
    writeInAnotherTab(JSON.stringify({ ...record, session: { ...record.session, last_accessed_at } }));
    expect(client.user.getSync()).toEqual(user);
    expect(client.session.getSync()).toMatchObject({ last_accessed_at, authentication_factors: [{}] });
    await page.idle();
    expect(page.calls(REFRESH)).toEqual([]);
  });

  it.each([
    ['before the core is loaded', headlessClient],
    ['later', startedClient],
  ])('with false, another tab’s sign-in is shown after the provider’s answer: %s', async (_, open) => {
    const elsewhere = headlessClient(page, IDS_ONLY);
    const { user } = await signIn(page, elsewhere);
    const record = localStorage.getItem(key()) ?? '';
    const cookies = document.cookie;
    elsewhere.destroy();
    localStorage.clear();
    document.cookie = 'stytch_session=; Path=/; Max-Age=0';
    document.cookie = 'stytch_session_jwt=; Path=/; Max-Age=0';
    const client = await open(page, IDS_ONLY);
    for (const pair of cookies.split('; ')) document.cookie = `${pair}; Path=/`;
    writeInAnotherTab(record);
    expect(client.user.getSync()).toBeNull();
    await eventually(() => expect(client.user.getSync()).toEqual(user));
  });

  it('by default the user is kept, and shown before any answer', async () => {
    const first = headlessClient(page);
    const { user } = await signIn(page, first);
    first.destroy();
    expect(headlessClient(page).user.getSync()).toEqual(user);
  });
});
