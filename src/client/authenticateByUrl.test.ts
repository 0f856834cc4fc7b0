import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, rejection, startedClient } from '../../tests/visits/headless';
import { catchPageLeaves } from '../../tests/browser/pageLeaves';
import { visitProvider } from '../../tests/visits/social';
import { eventually } from '../../tests/time';
import { EMAIL } from '../../tests/visits/signIn';
import type { Client } from '../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };
const REDEEM = '/magic_links/authenticate';
const goTo = (address: string) => history.replaceState({ host: 'state' }, '', address);
const withPKCE = () => page.project({ bootstrap: { pkce_required_for_email_magic_links: true } });

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
  it('signs in, and removes only the token from the address', async () => {
    const client = headlessClient(page);
    await followLink(client);
    const result = await client.authenticateByUrl(MINUTES);
    expect(result).toMatchObject({
      handled: true,
      tokenType: 'magic_links',
      data: { user: { emails: [{ email: EMAIL }] } },
    });
    expect(location.pathname + location.search + location.hash).toBe('/account?plan=gold&from=mail#saved');
    expect(history.state).toEqual({ host: 'state' });
    expect(page.lastCall(REDEEM).body).toMatchObject(MINUTES);
    expect(client.session.getSync()).not.toBeNull();
  });

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

  it('adds no history entry', async () => {
    const client = headlessClient(page);
    await followLink(client);
    const { length } = history;
    await client.authenticateByUrl(MINUTES);
    expect(history).toHaveLength(length);
  });

  it('creating a client redeems no token', async () => {
    const token = 'abc';
    goTo(`/?stytch_token_type=magic_links&token=${token}`);
    headlessClient(page);
    await page.idle();
    expect(page.calls(REDEEM)).toEqual([]);
    expect(location.search).toContain(token);
  });

  it('resolves to null without a token', async () => {
    expect(await headlessClient(page).authenticateByUrl(MINUTES)).toBeNull();
  });

  it('rejects with the provider’s error for a used link', async () => {
    const client = headlessClient(page);
    const token = await followLink(client);
    await client.authenticateByUrl(MINUTES);
    goTo(`/?stytch_token_type=magic_links&token=${token}`);
    expect(await rejection(client.authenticateByUrl(MINUTES))).toMatchObject({
      name: 'StytchAPIError',
      error_type: 'unable_to_auth_magic_link',
    });
    expect(location.search).toBe('');
  });
});

describe('§4 Page address: authenticateByUrl for a project with PKCE', () => {
  beforeEach(withPKCE);

  it('sends this browser’s verifier', async () => {
    const client = headlessClient(page);
    await followLink(client);
    expect(await client.authenticateByUrl(MINUTES)).toMatchObject({ handled: true });
    expect(page.lastCall(REDEEM).body).toHaveProperty('code_verifier');
  });

  it('rejects without a verifier before any request, and the link still works in the browser that requested it', async () => {
    const client = headlessClient(page);
    await followLink(client);
    const key = `stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:magic_links`;
    const pair = localStorage.getItem(key) ?? '';
    const address = location.href;
    localStorage.removeItem(key);
    const error = await rejection(client.authenticateByUrl(MINUTES));
    expect(error).toMatchObject({ name: 'MissingPKCEError' });
    expect(error.message).toContain('complete on the same device it was started');
    expect(page.calls(REDEEM)).toEqual([]);
    expect(location.search).toBe('?plan=gold&from=mail');

    localStorage.setItem(key, pair);
    goTo(address);
    expect(await client.authenticateByUrl(MINUTES)).toMatchObject({ handled: true });
  });

  it('waits for the settings of a project that this browser does not know yet', async () => {
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 150 });
    goTo('/?stytch_token_type=magic_links&token=abc');
    const client = headlessClient(page);
    expect(await rejection(client.authenticateByUrl(MINUTES))).toMatchObject({ name: 'MissingPKCEError' });
    await eventually(() => expect(page.calls(REDEEM)).toEqual([]));
  });
});
