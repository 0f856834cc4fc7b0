import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, rejection } from '../../tests/headlessVisits';
import { eventually } from '../../tests/time';
import { EMAIL } from '../../tests/visits';

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

describe('parseAuthenticateUrl', () => {
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
  ])('%s', async (address, expected) => {
    const client = headlessClient(page);
    goTo(address);
    expect(client.parseAuthenticateUrl()).toEqual(expected);
    expect(location.pathname + location.search).toBe(address);
    await page.idle();
  });
});

describe('authenticateByUrl', () => {
  it('signs in, and takes the token alone out of the address', async () => {
    const client = headlessClient(page);
    await followLink(client);
    const outcome = await client.authenticateByUrl(MINUTES);
    expect(outcome).toMatchObject({
      handled: true,
      tokenType: 'magic_links',
      data: { user: { emails: [{ email: EMAIL }] } },
    });
    expect(location.pathname + location.search + location.hash).toBe('/account?plan=gold&from=mail#saved');
    expect(history.state).toEqual({ host: 'state' });
    expect(page.lastCall(REDEEM).body).toMatchObject(MINUTES);
    expect(client.session.getSync()).not.toBeNull();
  });

  it('takes the token out before it asks', async () => {
    const client = headlessClient(page);
    const token = await followLink(client);
    const addresses: string[] = [];
    const { fetch } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
      addresses.push(location.href);
      return fetch(...args);
    });
    await client.authenticateByUrl(MINUTES);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.join()).not.toContain(token);
  });

  it('adds nothing to the history', async () => {
    const client = headlessClient(page);
    await followLink(client);
    const { length } = history;
    await client.authenticateByUrl(MINUTES);
    expect(history).toHaveLength(length);
  });

  it('never runs by itself', async () => {
    const token = 'abc';
    goTo(`/?stytch_token_type=magic_links&token=${token}`);
    headlessClient(page);
    await page.idle();
    expect(page.calls(REDEEM)).toEqual([]);
    expect(location.search).toContain(token);
  });

  it('is null without a token', async () => {
    expect(await headlessClient(page).authenticateByUrl(MINUTES)).toBeNull();
  });

  it('leaves a kind that is not for this call to the host', async () => {
    goTo('/?stytch_token_type=reset_password&token=abc');
    const outcome = await headlessClient(page).authenticateByUrl(MINUTES);
    expect(outcome).toEqual({ handled: false, tokenType: 'reset_password', token: 'abc' });
    expect(location.search).toBe('?stytch_token_type=reset_password&token=abc');
    await page.idle();
    expect(page.calls(REDEEM)).toEqual([]);
  });

  it('rejects with the provider’s refusal of a used link', async () => {
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

describe('authenticateByUrl, for a project with PKCE', () => {
  beforeEach(withPKCE);

  it('redeems with the verifier of this browser', async () => {
    const client = headlessClient(page);
    await followLink(client);
    expect(await client.authenticateByUrl(MINUTES)).toMatchObject({ handled: true });
    expect(page.lastCall(REDEEM).body).toHaveProperty('code_verifier');
  });

  it('without one it rejects before any request, and the link stays good where it was asked for', async () => {
    const client = headlessClient(page);
    await followLink(client);
    const key = `stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:magic_links`;
    const pair = localStorage.getItem(key) ?? '';
    const address = location.href;
    localStorage.removeItem(key);
    const error = await rejection(client.authenticateByUrl(MINUTES));
    expect(error).toMatchObject({ name: 'MissingPKCEError' });
    expect(error.message).toContain('same device');
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
