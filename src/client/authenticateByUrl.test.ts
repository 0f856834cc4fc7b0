import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, rejection, startedClient } from '../../tests/visits/headless';
import { catchPageLeaves } from '../../tests/browser/pageLeaves';
import { visitProvider } from '../../tests/visits/social';
import { EMAIL } from '../../tests/visits/signIn';
import type { Client } from '../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };
const REDEEM = '/magic_links/authenticate';
const goTo = (address: string) => history.replaceState({ host: 'state' }, '', address);

async function followLink(client: ReturnType<typeof headlessClient>) {
  await client.magicLinks.email.loginOrCreate(EMAIL);
  const token = await page.lastLinkToken(EMAIL);
  goTo(`/account?plan=gold&stytch_token_type=magic_links&token=${token}&from=mail#saved`);
  return token;
}

describe('§4 Page address: parseAuthenticateUrl', () => {
  it.each([
    ['/', null],
    ['/?token=abc', null],
    ['/?stytch_token_type=magic_links', null],
    ['/?stytch_token_type=magic_links&token=', null],
    ['/?stytch_token_type=magic_links&token=abc', { handled: true, tokenType: 'magic_links', token: 'abc' }],
    [
      '/?stytch_token_type=reset_password&token=abc',
      { handled: false, tokenType: 'reset_password', token: 'abc' },
    ],
    ['/?stytch_token_type=constructor&token=abc', { handled: false, tokenType: 'constructor', token: 'abc' }],
  ])('reads the query of %s', async (address, expected) => {
    const client = headlessClient(page);
    goTo(address);
    expect(client.parseAuthenticateUrl()).toEqual(expected);
    expect(location.pathname + location.search).toBe(address);
    await page.idle();
  });
});

/** Creates a token of each kind, and names the call that redeems it. */
const KINDS: Record<string, { token: (client: Client) => Promise<string>; path: string }> = {
  magic_links: {
    token: async (client) => {
      await client.magicLinks.email.loginOrCreate(EMAIL);
      return page.lastLinkToken(EMAIL);
    },
    path: REDEEM,
  },
  oauth: {
    token: async (client) => {
      const leaves = catchPageLeaves();
      const back = `${location.origin}/in`;
      await client.oauth.google.start({ login_redirect_url: back, signup_redirect_url: back });
      const address = await visitProvider(leaves.addresses()[0] ?? '');
      return address.searchParams.get('token') ?? '';
    },
    path: '/oauth/authenticate',
  },
  impersonation: {
    token: async () => {
      const { publicToken: public_token, control } = page;
      const { user_id } = await control.createUser({ public_token, email: EMAIL });
      return (await control.createToken({ public_token, user_id, kind: 'impersonation' })).token;
    },
    path: '/impersonation/authenticate',
  },
};

describe('§4 Page address: a token', () => {
  it.each(Object.entries(KINDS))(
    'a token of the kind %s signs in, and leaves the address before the call',
    async (kind, how) => {
      const client = headlessClient(page);
      const token = await how.token(client);
      goTo(`/in?a=1&stytch_token_type=${kind}&token=${token}#b`);
      expect(client.parseAuthenticateUrl()).toEqual({ handled: true, tokenType: kind, token });
      const { fetch } = globalThis;
      const { length } = history;
      const addresses: string[] = [];
      jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
        if (String(input).endsWith(how.path)) addresses.push(location.href);
        return fetch(input, init);
      });
      expect(await client.authenticateByUrl(MINUTES)).toMatchObject({
        handled: true,
        tokenType: kind,
        data: { user: { emails: [{ email: EMAIL }] } },
      });
      expect(addresses).toEqual([`${location.origin}/in?a=1#b`]);
      expect([history.length, history.state]).toEqual([length, { host: 'state' }]);
      expect(client.session.getSync()).not.toBeNull();
    },
  );

  it.each(['reset_password', 'login', 'discovery', 'multi_tenant_magic_links', 'toString', 'x'])(
    'a token of the kind %s belongs to the host, and stays in the address',
    async (kind) => {
      const client = await startedClient(page, { events: false });
      const address = `/in?stytch_token_type=${kind}&token=abc`;
      goTo(address);
      await page.idle();
      const before = page.calls().length;
      const expected = { handled: false, tokenType: kind, token: 'abc' };
      expect(client.parseAuthenticateUrl()).toEqual(expected);
      expect(await client.authenticateByUrl(MINUTES)).toEqual(expected);
      expect(location.pathname + location.search).toBe(address);
      await page.idle();
      expect(page.calls()).toHaveLength(before);
    },
  );

  it('a social token without its verifier is not sent by a project with PKCE', async () => {
    await page.project({ bootstrap: { pkce_required_for_oauth: true } });
    goTo('/in?stytch_token_type=oauth&token=abc');
    const client = headlessClient(page);
    expect(await rejection(client.authenticateByUrl(MINUTES))).toMatchObject({ name: 'MissingPKCEError' });
    expect(page.calls('/oauth/authenticate')).toEqual([]);
  });
});

describe('§4 Page address: authenticateByUrl', () => {
  it('redeems a link that this browser has requested before the project’s settings have arrived', async () => {
    const before = headlessClient(page);
    await followLink(before);
    before.destroy();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { fetch } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes('/projects/bootstrap/')) await released;
      return fetch(input, init);
    });
    const client = headlessClient(page);
    expect(await client.authenticateByUrl(MINUTES)).toMatchObject({ handled: true });
    release();
    await page.idle();
  });

  it('creating a client redeems no token', async () => {
    const token = 'abc';
    goTo(`/?stytch_token_type=magic_links&token=${token}`);
    headlessClient(page);
    await page.idle();
    expect(page.calls(REDEEM)).toEqual([]);
    expect(location.search).toContain(token);
  });
});
