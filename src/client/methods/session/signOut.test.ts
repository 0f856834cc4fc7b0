import { headlessClient, rejection, signIn } from '../../../../tests/visits/headless';
import { setUpPasskeys } from '../../../../tests/browser/passkeys';
import { setUpSandbox } from '../../../../tests/sandbox';
import { eventually } from '../../../../tests/time';
import { EMAIL } from '../../../../tests/visits/signIn';
import type { Client } from '../../../headless';

const page = setUpSandbox();
const ONE_PASSWORD = 'bada5566-a7aa-401f-bd96-45619a55120d';
const key = () => `stytch_sdk_state_${page.publicToken}`;

/** All that this browser keeps for the page, cookies included. */
const kept = (): Record<string, string> => ({
  ...Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string])),
  ...Object.fromEntries(Object.entries({ ...sessionStorage, ...localStorage }) as [string, string][]),
});
const storageKeys = () =>
  Object.keys(kept())
    .filter((name) => name && !name.startsWith('__msw'))
    .map((name) => name.replace(key(), '{key}'))
    .sort();

/** Keys that may stay: they hold nothing about the visitor. */
const STAYS = ['pricerx_auth_tab', '{key}', '{key}::bootstrap', '{key}::last_used', '{key}::passkey_makers'];

/** Leaves data of a visitor: a passkey, an unopened link, an address typed for another account. */
async function signedInWithTraces(client: Client) {
  const device = setUpPasskeys(page, { aaguid: ONE_PASSWORD });
  const { session, user, session_token } = await signIn(page, client);
  await client.webauthn.register({ is_passkey: true });
  await client.session.authenticate({ session_duration_minutes: 60 });
  await client.magicLinks.email.loginOrCreate('grace@example.com');
  await client.passwords.resetByEmailStart({ email: EMAIL });
  sessionStorage.setItem(`${key()}::typed_email`, 'grace@example.com');
  sessionStorage.setItem('pricerx_auth_oauth', 'google');
  await page.idle();
  expect(storageKeys()).toEqual([
    'pricerx_auth_oauth',
    'pricerx_auth_tab',
    'stytch_session',
    'stytch_session_jwt',
    '{key}',
    '{key}::PKCE_VERIFIER:magic_links',
    '{key}::PKCE_VERIFIER:passwords',
    '{key}::bootstrap',
    '{key}::duration',
    '{key}::last_used',
    '{key}::passkey_makers',
    '{key}::passkeys',
    '{key}::refresh',
    '{key}::typed_email',
  ]);
  return [
    user.user_id,
    Buffer.from(user.user_id).toString('base64url'),
    session.session_id,
    session_token,
    EMAIL,
    'grace@example.com',
    ...device.ids(),
  ];
}

function expectNoTraceOf(texts: string[]): void {
  expect(storageKeys()).toEqual(STAYS);
  const all = JSON.stringify(kept());
  for (const text of texts) expect(all).not.toContain(text);
  expect(localStorage.getItem(key())).toBe('null');
}

const refusal = { status: 401, body: { status_code: 401, error_type: 'session_not_found' } };

describe('§4 Session: what a sign-out leaves in the browser (ASVS 14.3.1)', () => {
  beforeEach(() =>
    page.project({
      bootstrap: { pkce_required_for_email_magic_links: true, pkce_required_for_password_resets: true },
    }),
  );

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['revoke', (client) => client.session.revoke()],
    [
      'revoke with forceClear, offline',
      async (client) => {
        await page.fault('/sessions/revoke', { drop: true, times: 2 });
        await rejection(client.session.revoke({ forceClear: true }));
      },
    ],
    [
      'a session that the provider has ended',
      async (client) => {
        await page.fault('/sessions/authenticate', refusal);
        await rejection(client.session.authenticate());
      },
    ],
  ])('%s leaves no data that identifies a person', async (_, signOut) => {
    const client = headlessClient(page);
    const traces = await signedInWithTraces(client);
    await signOut(client);
    expectNoTraceOf(traces);
  });

  it('a sign-out in another tab removes what only this tab stored', async () => {
    const client = headlessClient(page);
    await signedInWithTraces(client);
    localStorage.setItem(key(), 'null');
    window.dispatchEvent(new StorageEvent('storage', { key: key(), newValue: 'null' }));
    expect(client.session.getSync()).toBeNull();
    expect(Object.keys({ ...sessionStorage })).toEqual(['pricerx_auth_tab']);
  });

  it('a page opened after the session expired removes the remaining data', async () => {
    const before = headlessClient(page);
    const traces = await signedInWithTraces(before);
    before.destroy();
    await page.idle();
    document.cookie = 'stytch_session=; Path=/; Max-Age=0';
    headlessClient(page);
    await page.idle();
    expectNoTraceOf(traces);
  });

  it('the name of the passkey’s manager is kept under a hash of the passkey’s id, and known at the next sign-in', async () => {
    const device = setUpPasskeys(page, { aaguid: ONE_PASSWORD });
    const client = headlessClient(page);
    await signIn(page, client);
    await client.webauthn.register({ is_passkey: true });
    await client.session.revoke();
    const makers = JSON.parse(kept()[`${key()}::passkey_makers`] ?? '{}') as Record<string, string>;
    expect(Object.values(makers)).toEqual([ONE_PASSWORD]);
    expect(Object.keys(makers)[0]).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(makers)).not.toContain(device.ids()[0]);
    await client.webauthn.authenticate({ is_passkey: true, session_duration_minutes: 30 });
    expect(kept()[`${key()}::passkeys`]).toContain(ONE_PASSWORD);
  });
});

describe('§4 Session: a pending sign-in when a session ends', () => {
  beforeEach(() => page.project({ bootstrap: { pkce_required_for_email_magic_links: true } }));

  /** A signed-in visitor asks for a link, closes the page, and opens the link. */
  async function followLink(): Promise<void> {
    const before = headlessClient(page);
    await signIn(page, before);
    await before.magicLinks.email.loginOrCreate('grace@example.com');
    const token = await page.lastLinkToken('grace@example.com');
    before.destroy();
    await page.idle();
    history.replaceState(null, '', `/?stytch_token_type=magic_links&token=${token}`);
  }

  it('the verifier of the link that opened the page stays when the remembered session has ended', async () => {
    await followLink();
    await page.fault('/sessions/authenticate', refusal);
    const client = headlessClient(page);
    await eventually(() => expect(client.session.getInfo()).toEqual({ session: null, fromCache: false }));
    const answer = await client.authenticateByUrl({ session_duration_minutes: 30 });
    expect(answer).toMatchObject({ handled: true, tokenType: 'magic_links' });
    expect(page.console.take('The session has ended')).toHaveLength(1);
  });

  it('the verifier stays when the session’s cookie has expired', async () => {
    await followLink();
    document.cookie = 'stytch_session=; Path=/; Max-Age=0';
    const client = headlessClient(page);
    const answer = await client.authenticateByUrl({ session_duration_minutes: 30 });
    expect(answer).toMatchObject({ handled: true, tokenType: 'magic_links' });
  });
});
