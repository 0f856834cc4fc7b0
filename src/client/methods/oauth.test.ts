import { headlessClient } from '../../../tests/visits/headless';
import { catchPageLeaves, type PageLeaves } from '../../../tests/browser/pageLeaves';
import { setUpSandbox } from '../../../tests/sandbox';
import { visitProvider } from '../../../tests/visits/social';
import { holdTime } from '../../../tests/time';
import { OAuthProviders } from '../../headless';

const page = setUpSandbox();
const URLS = {
  login_redirect_url: 'http://localhost:4310/in',
  signup_redirect_url: 'http://localhost:4310/new',
};

let leaves: PageLeaves;
beforeEach(() => {
  leaves = catchPageLeaves();
});
const lastAddress = () => new URL(leaves.addresses().at(-1) ?? '');

describe('§7 The OAuth start page', () => {
  it.each(Object.values(OAuthProviders))(
    '%s has a start method, and the provider accepts its address',
    async (provider) => {
      const client = headlessClient(page);
      const given = { custom_scopes: ['calendar', 'contacts'], provider_params: { prompt: 'consent' } };
      await client.oauth[provider].start({ ...URLS, ...given });
      const { origin, pathname, searchParams } = lastAddress();
      expect([origin, pathname]).toEqual(['http://localhost:4311', `/v1/public/oauth/${provider}/start`]);
      expect(Object.fromEntries(searchParams)).toEqual({
        public_token: page.publicToken,
        code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
        custom_scopes: 'calendar contacts',
        provider_prompt: 'consent',
        ...URLS,
      });
      const back = await visitProvider(lastAddress().href);
      expect([back.pathname, back.searchParams.get('stytch_token_type')]).toEqual(['/new', 'oauth']);
    },
  );

  it('uses the remembered settings when the request for them fails', async () => {
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { status: 404, body: {} });
    await headlessClient(page).oauth.google.start();
    expect([...lastAddress().searchParams.keys()]).toEqual(['public_token', 'code_challenge']);
    page.console.take('could not be fetched');
  });

  it('navigates within the click once the settings are known', async () => {
    await page.project({ bootstrap: { pkce_required_for_oauth: true } });
    const client = headlessClient(page);
    await client.oauth.google.start();
    await page.idle();
    holdTime();
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    await client.oauth.github.start();
    expect(leaves.addresses()).toHaveLength(2);
  });
});

describe('§4 Social sign-in: client.oauth', () => {
  it('gives the social provider’s values to the host, and stores none', async () => {
    const client = headlessClient(page);
    await client.oauth.google.start({ ...URLS, custom_scopes: ['contacts'] });
    const back = await visitProvider(lastAddress().href);
    const token = back.searchParams.get('token') ?? '';
    const { provider_values } = await client.oauth.authenticate(token, { session_duration_minutes: 45 });
    expect(provider_values.scopes).toEqual(['contacts']);
    expect(JSON.stringify({ ...localStorage })).not.toContain(provider_values.access_token);
  });
});
