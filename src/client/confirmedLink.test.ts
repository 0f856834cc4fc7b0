import { tokenFor } from '../../tests/calls/sessions';
import { setUpSandbox } from '../../tests/sandbox';
import { eventually } from '../../tests/time';
import { headlessClient, rejection } from '../../tests/visits/headless';
import { EMAIL } from '../../tests/visits/signIn';
import { visitProvider } from '../../tests/visits/social';
import type { Client } from '../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };

/** Creates a token that this browser has not asked for, and names the call that redeems it. */
const KINDS: Record<string, { token: (client: Client) => Promise<string>; path: string }> = {
  magic_links: {
    token: async (client) => {
      await client.magicLinks.email.loginOrCreate(EMAIL);
      return page.lastLinkToken(EMAIL);
    },
    path: '/magic_links/authenticate',
  },
  oauth: {
    token: async () => {
      const back = `${location.origin}/in`;
      const address = new URL(`${page.options.endpoints.apiUrl}/v1/public/oauth/google/start`);
      address.search = new URLSearchParams({
        public_token: page.publicToken,
        login_redirect_url: back,
        signup_redirect_url: back,
      }).toString();
      return (await visitProvider(address.href)).searchParams.get('token') ?? '';
    },
    path: '/oauth/authenticate',
  },
  impersonation: {
    token: async () => (await tokenFor(page, 'impersonation')).token,
    path: '/impersonation/authenticate',
  },
};
const kinds = Object.entries(KINDS);

/** A page that was opened with a token of this kind. */
async function openWith(kind: keyof typeof KINDS) {
  const client = headlessClient(page);
  const token = (await KINDS[kind]?.token(client)) ?? '';
  await page.idle();
  // As if another browser had asked for it.
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', `/in?stytch_token_type=${kind}&token=${token}`);
  return { client, token };
}

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

describe.each(kinds)('§4 Page address: a %s token that this browser has not asked for', (kind, { path }) => {
  it('signs in when `confirm` gives true, also later', async () => {
    const { client, token } = await openWith(kind);
    const asked: object[] = [];
    const confirm = (signIn: object) => {
      asked.push(signIn);
      expect(page.calls(path)).toEqual([]);
      return Promise.resolve(true);
    };
    expect(await client.authenticateByUrl({ ...MINUTES, confirm })).toMatchObject({
      handled: true,
      tokenType: kind,
      data: { user: { emails: [{ email: EMAIL }] } },
    });
    expect(asked).toEqual([{ tokenType: kind }]);
    expect(client.session.getSync()).not.toBeNull();
    expect(stored()).not.toContain(token);
  });

  it.each<[string, unknown]>([
    ['false', false],
    ['nothing', undefined],
    ['a text', 'yes'],
    ['a number', 1],
    ['an object', {}],
  ])('is not redeemed when `confirm` gives %s', async (_, given) => {
    const { client, token } = await openWith(kind);
    const confirm = () => given as boolean;
    expect(await client.authenticateByUrl({ ...MINUTES, confirm })).toEqual({
      handled: false,
      tokenType: kind,
      token,
      needsConfirmation: true,
    });
    expect([client.session.getSync(), page.calls(path), location.search]).toEqual([null, [], '']);
    // A refused token is gone: a later call finds none.
    expect(stored()).not.toContain(token);
    expect(await client.authenticateByUrl(MINUTES)).toBeNull();
  });
});

describe('§4 Page address: the copy of a token while the visitor is asked', () => {
  it('stays in the tab until the answer, and another call does not use it', async () => {
    const { client, token } = await openWith('magic_links');
    let answer: ((yes: boolean) => void) | null = null;
    const confirm = () => new Promise<boolean>((resolve) => (answer = resolve));
    const outcome = client.authenticateByUrl({ ...MINUTES, confirm });
    await eventually(() => expect(answer).not.toBeNull());
    expect(sessionStorage).toHaveProperty(`stytch_sdk_state_${page.publicToken}::url_token`);
    expect(JSON.stringify({ ...localStorage })).not.toContain(token);
    expect(await client.authenticateByUrl(MINUTES)).toBeNull();
    expect(page.calls('/magic_links/authenticate')).toEqual([]);
    (answer as ((yes: boolean) => void) | null)?.(true);
    expect(await outcome).toMatchObject({ handled: true });
    expect(stored()).not.toContain(token);
  });

  it('an active visitor leaves none, even when the call fails', async () => {
    const { client, token } = await openWith('magic_links');
    await page.fault('/magic_links/authenticate', { drop: true });
    const { fetch } = globalThis;
    const copies: boolean[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (String(input).endsWith('/magic_links/authenticate')) copies.push(stored().includes(token));
      return fetch(input, init);
    });
    await rejection(client.authenticateByUrl(MINUTES));
    expect([copies, stored().includes(token)]).toEqual([[false], false]);
  });
});
