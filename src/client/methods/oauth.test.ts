import { webcrypto } from 'node:crypto';
import { headlessClient, rejection } from '../../../tests/visits/headless';
import { catchPageLeaves, type PageLeaves } from '../../../tests/browser/pageLeaves';
import { setUpSandbox } from '../../../tests/sandbox';
import { visitProvider } from '../../../tests/visits/social';
import { holdTime } from '../../../tests/time';
import { EMAIL } from '../../../tests/visits/signIn';
import { OAuthProviders, type Client } from '../../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };
const REDEEM = '/oauth/authenticate';
const URLS = {
  login_redirect_url: 'http://localhost:4310/in',
  signup_redirect_url: 'http://localhost:4310/new',
};
const withPKCE = () => page.project({ bootstrap: { pkce_required_for_oauth: true } });

const pairKey = () => `stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:oauth`;
const pair = () =>
  JSON.parse(localStorage.getItem(pairKey()) ?? 'null') as {
    code_verifier: string;
    code_challenge: string;
  } | null;

let leaves: PageLeaves;
beforeEach(() => {
  leaves = catchPageLeaves();
});
const lastAddress = () => new URL(leaves.addresses().at(-1) ?? '');

/** To the provider and back: the token that stands in the page's address then. */
async function tokenOf(client: Client, email = EMAIL): Promise<string> {
  await client.oauth.google.start(URLS);
  return (await visitProvider(lastAddress().href, { email })).searchParams.get('token') ?? '';
}

describe('§7 The OAuth start page', () => {
  it.each(Object.values(OAuthProviders))(
    '%s has a start method, and the provider accepts its address',
    async (provider) => {
      const client = headlessClient(page);
      await client.oauth[provider].start(URLS);
      const { origin, pathname, search } = lastAddress();
      expect([origin, pathname]).toEqual(['http://localhost:4311', `/v1/public/oauth/${provider}/start`]);
      const [public_token, code_challenge] = [page.publicToken, pair()?.code_challenge ?? ''];
      expect(search).toBe(`?${new URLSearchParams({ public_token, code_challenge, ...URLS }).toString()}`);
      const back = await visitProvider(lastAddress().href);
      expect([back.pathname, back.searchParams.get('stytch_token_type')]).toEqual(['/new', 'oauth']);
    },
  );

  it('sends the scopes and the provider’s own parameters', async () => {
    const client = headlessClient(page);
    await client.oauth.google.start({
      custom_scopes: ['https://scopes.example/calendar', 'contacts'],
      provider_params: { prompt: 'select_account' },
    });
    expect([...lastAddress().searchParams]).toEqual([
      ['public_token', page.publicToken],
      ['code_challenge', pair()?.code_challenge],
      ['custom_scopes', 'https://scopes.example/calendar contacts'],
      ['provider_prompt', 'select_account'],
    ]);
    expect(lastAddress().search).toContain('calendar+contacts');
  });

  it('waits for the settings of a project that this browser does not know yet', async () => {
    await withPKCE();
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 100 });
    await headlessClient(page).oauth.google.start();
    expect(lastAddress().searchParams.get('code_challenge')).toBe(pair()?.code_challenge);
  });

  it('uses the remembered settings when the request for them fails', async () => {
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { status: 404, body: {} });
    await headlessClient(page).oauth.google.start();
    expect([...lastAddress().searchParams.keys()]).toEqual(['public_token', 'code_challenge']);
    page.console.take('could not be fetched');
  });

  it('navigates within the click once the settings are known', async () => {
    await withPKCE();
    const client = headlessClient(page);
    await client.oauth.google.start();
    await page.idle();
    holdTime();
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    await client.oauth.github.start();
    expect(leaves.addresses()).toHaveLength(2);
  });

  it('logs its event with details before the page leaves', async () => {
    await withPKCE();
    const client = headlessClient(page);
    const options = { custom_scopes: ['contacts'], provider_params: { prompt: 'consent' } };
    await client.oauth.google.start(options);
    // Sent before the 800 ms of a batch are over, because the page is gone by then.
    await page.idle();
    expect(await page.events('start_oauth_flow')).toMatchObject([
      { details: { provider_type: 'google', cname_domain: null, pkce: true, ...options } },
    ]);
  });
});

describe('§4 PKCE: social providers', () => {
  it('sends a challenge even where the project requires none, and replaces an old pair', async () => {
    localStorage.setItem(pairKey(), JSON.stringify({ code_verifier: 'v', code_challenge: 'c' }));
    const client = headlessClient(page);
    const token = await tokenOf(client);
    const { code_verifier } = pair() ?? {};
    expect(code_verifier).toMatch(/^[\w.~-]{43,128}$/);
    await client.oauth.authenticate(token, MINUTES);
    expect(page.lastCall(REDEEM).body).toEqual({ token, ...MINUTES, code_verifier });
    expect(pair()).toBeNull();
  });

  it('starts without a challenge where the page has no Web Crypto and the project requires none', async () => {
    const subtle = jest.spyOn(webcrypto, 'subtle', 'get').mockReturnValue(undefined as never);
    await headlessClient(page).oauth.google.start();
    subtle.mockRestore();
    expect([...lastAddress().searchParams.keys()]).toEqual(['public_token']);
    expect(pair()).toBeNull();
  });

  it('makes a new pair for every start', async () => {
    await withPKCE();
    const client = headlessClient(page);
    await client.oauth.google.start();
    const first = pair();
    await client.oauth.google.start();
    expect(pair()?.code_verifier).toMatch(/^[\w.~-]{43,128}$/);
    expect(pair()?.code_verifier).not.toBe(first?.code_verifier);
    expect(leaves.addresses().map((address) => new URL(address).searchParams.get('code_challenge'))).toEqual([
      first?.code_challenge,
      pair()?.code_challenge,
    ]);
    expect(leaves.addresses().join()).not.toContain(pair()?.code_verifier);
  });

  it('sends the verifier, and deletes it after a successful sign-in only', async () => {
    await withPKCE();
    const client = headlessClient(page);
    const token = await tokenOf(client);
    const made = pair();
    expect(await rejection(client.oauth.authenticate('no-such-token', MINUTES))).toMatchObject({
      error_type: 'oauth_token_not_found',
    });
    expect(pair()).toEqual(made);
    await client.oauth.authenticate(token, MINUTES);
    expect(page.lastCall(REDEEM).body).toEqual({ token, ...MINUTES, code_verifier: made?.code_verifier });
    expect(pair()).toBeNull();
  });

  it('sends nothing without the verifier, and the token still works in the browser that started', async () => {
    await withPKCE();
    const client = headlessClient(page);
    const token = await tokenOf(client);
    const made = localStorage.getItem(pairKey()) ?? '';
    localStorage.removeItem(pairKey());
    const error = await rejection(client.oauth.authenticate(token, MINUTES));
    expect(error).toMatchObject({ name: 'MissingPKCEError' });
    expect(error.message).toContain('complete on the same device it was started');
    expect(page.calls(REDEEM)).toEqual([]);
    localStorage.setItem(pairKey(), made);
    await client.oauth.authenticate(token, MINUTES);
    expect(client.session.getSync()).not.toBeNull();
  });

  it('keeps the verifier when a token of another start is refused', async () => {
    await withPKCE();
    const client = headlessClient(page);
    const token = await tokenOf(client);
    const later = await tokenOf(client);
    expect(await rejection(client.oauth.authenticate(token, MINUTES))).toMatchObject({
      error_type: 'pkce_mismatch',
    });
    await client.oauth.authenticate(later, MINUTES);
    expect(client.session.getSync()).not.toBeNull();
  });
});

describe('§4 Social sign-in: client.oauth', () => {
  it('returns the session and the social provider’s values', async () => {
    const client = headlessClient(page);
    await client.oauth.google.start({ ...URLS, custom_scopes: ['contacts'] });
    const back = await visitProvider(lastAddress().href);
    const answer = await client.oauth.authenticate(back.searchParams.get('token') ?? '', MINUTES);
    expect(answer).toMatchObject({
      provider_type: 'google',
      user: { emails: [{ email: EMAIL, verified: true }], providers: [{ provider_type: 'google' }] },
      provider_values: { scopes: ['contacts'] },
    });
    expect(answer.provider_subject).toBe(answer.user.providers[0]?.provider_subject);
    expect(client.session.getSync()?.authentication_factors).toMatchObject([
      { delivery_method: 'oauth_google' },
    ]);
    // The social provider's values go to the host, and none is stored.
    expect(JSON.stringify({ ...localStorage })).not.toContain(answer.provider_values.access_token);
  });

  it('refuses a second use of a token', async () => {
    const client = headlessClient(page);
    const token = await tokenOf(client);
    await client.oauth.authenticate(token, MINUTES);
    await client.session.revoke();
    expect(await rejection(client.oauth.authenticate(token, MINUTES))).toMatchObject({
      name: 'StytchAPIError',
      error_type: 'oauth_token_not_found',
    });
    expect(client.session.getSync()).toBeNull();
  });
});
