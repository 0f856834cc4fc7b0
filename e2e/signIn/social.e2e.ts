import type { BrowserContext, Page } from 'playwright-core';
import { lazyChunks, mountLogin, openBarePage, PUBLIC_TOKEN, type MountArgs } from '../support/site/page';
import { shiftsOf, watchLayout } from '../support/measure/layoutShift';
import { useSite } from '../support/suite';
import { alert, button, callsTo, emailField, heading, shown } from '../support/widget/widget';

const suite = useSite({ anyProject: true });
const PKCE_TOKEN = 'public-token-test-pricerx-pkce';
const CANCELLED = 'You did not finish signing in with Google. Try again, or choose another way.';

const social = (...types: string[]) => ({
  products: ['oauth'],
  oauthOptions: { providers: types.map((type) => ({ type })) },
});
const hasAccount = (page: Page, name: string) => shown(page.locator('.account__name', { hasText: name }));

/** From the host's sign-in page to the provider's, which is another site. */
async function goTo(label: string, path = '/sign-in?products=oauth', context?: BrowserContext) {
  const visit = await suite.visitHost(path, context);
  await button(visit.page, `Continue with ${label}`).click();
  await shown(heading(visit.page, `Sign in to PriceRx with ${label}`));
  return visit;
}

async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await button(page, 'Continue').click();
}

describe.each([
  { pkce: 'off', query: '', token: PUBLIC_TOKEN },
  { pkce: 'on', query: '&pkce=1', token: PKCE_TOKEN },
])('§4 Social sign-in at a provider, with PKCE $pkce', ({ pkce, query, token }) => {
  it.each([
    ['google', 'Google'],
    ['apple', 'Apple'],
    ['github', 'GitHub'],
  ])('%s: goes to the provider, returns and signs in', async (type, label) => {
    const email = `${type}-${pkce}@example.com`;
    const path = `/sign-in?products=oauth${query}`;
    const { page, complaints } = await goTo(label, path);
    const start = new URL(page.url());
    expect(start.pathname).toBe(`/v1/public/oauth/${type}/start`);
    expect([...start.searchParams.keys()]).toEqual([
      'public_token',
      'code_challenge',
      'login_redirect_url',
      'signup_redirect_url',
    ]);
    expect(start.searchParams.get('login_redirect_url')).toBe(suite.site.hostUrl + path);

    await chooseAccount(page, email);
    await hasAccount(page, email);
    expect(page.url()).not.toMatch(/token=/);
    const [call] = (await callsTo(suite.site, '/oauth/authenticate', token)).slice(-1);
    expect(call).toMatchObject({ status: 200 });
    expect(call?.body).toHaveProperty('code_verifier');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('PKCE_VERIFIER');
    expect(complaints).toEqual([]);
  });

  it('one click chooses a known account', async () => {
    const email = `known-${pkce}@example.com`;
    const { page, context } = await goTo('GitHub', `/sign-in?products=oauth${query}`);
    await chooseAccount(page, email);
    await hasAccount(page, email);
    await button(page, 'Sign out').click();
    const { page: again } = await goTo('GitHub', `/sign-in?products=oauth${query}`, context);
    await button(again, email).click();
    await hasAccount(again, email);
  });
});

describe('§4 Social sign-in: return from a provider', () => {
  it.each([
    ['Refuse', CANCELLED],
    ['Fail', 'Google could not sign you in. Try again, or choose another way.'],
  ])(
    'after "%s" the page shows the error, cleans its address, and every control works',
    async (press, text) => {
      const { page, complaints } = await goTo('Google', '/sign-in?products=oauth,otp&otp=email');
      await button(page, press).click();
      await shown(alert(page).filter({ hasText: text }));
      expect(new URL(page.url()).searchParams.has('error')).toBe(false);
      await emailField(page).fill('ada@example.com');
      await button(page, 'Continue with Apple').click();
      await shown(heading(page, 'Sign in to PriceRx with Apple'));
      expect(complaints).toEqual([]);
    },
  );

  it('after the Back button every control works, and the typed text is kept', async () => {
    const { page } = await suite.visitHost('/sign-in?products=oauth,otp&otp=email');
    await emailField(page).fill('ada@example.com');
    await button(page, 'Continue with Google').click();
    await shown(heading(page, 'Sign in to PriceRx with Google'));
    await page.goBack();
    await shown(button(page, 'Continue with Google'));
    await page.waitForFunction(() => !document.querySelector('pricerx-auth button:disabled'));
    expect(await emailField(page).inputValue()).toBe('ada@example.com');
    await button(page, 'Continue with Apple').click();
    await shown(heading(page, 'Sign in to PriceRx with Apple'));
  });

  it('a used token shows its error', async () => {
    const { page, context } = await suite.visitHost('/sign-in?products=oauth');
    const returned = page.waitForRequest(/stytch_token_type=oauth/);
    await button(page, 'Continue with Google').click();
    await chooseAccount(page, 'twice@example.com');
    const address = (await returned).url();
    await hasAccount(page, 'twice@example.com');
    await button(page, 'Sign out').click();
    const other = await context.newPage();
    await other.goto(address);
    await button(other, 'Finish signing in').click();
    await shown(alert(other).filter({ hasText: 'This sign-in was used already, or it took too long.' }));
    await shown(button(other, 'Continue with Google'));
  });

  it('in another browser the token stays unused, and a message names the browser where it works', async () => {
    const { page } = await goTo('Google', '/sign-in?products=oauth&pkce=1');
    const form = { email: 'elsewhere@example.com', decision: 'continue' };
    const answer = await page.request.post(page.url(), { form, maxRedirects: 0 });
    const address = answer.headers()['location'] ?? '';
    const before = (await callsTo(suite.site, '/oauth/authenticate', PKCE_TOKEN)).length;
    const other = await suite.visitHost();
    await other.page.goto(address);
    await shown(alert(other.page).filter({ hasText: 'started in another browser' }));
    expect(await callsTo(suite.site, '/oauth/authenticate', PKCE_TOKEN)).toHaveLength(before);

    await page.goto(address);
    await hasAccount(page, 'elsewhere@example.com');
  });
});

describe('§7 Redirect URLs in a real browser', () => {
  it.each(['javascript:document.body.dataset.attacked=1', 'https://localhost@evil.example/in'])(
    'the redirect URL %s navigates nowhere',
    async (loginRedirectURL) => {
      const config = social('google');
      const { page } = await openBarePage(await suite.newContext(), suite.site);
      const address = page.url();
      const oauthOptions = { ...config.oauthOptions, loginRedirectURL };
      const mounting = mountLogin(page, suite.site, { config: { ...config, oauthOptions } });
      await expect(mounting).rejects.toThrow('loginRedirectURL must be a whole http or https address');
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => document.body.dataset['attacked'])).toBeUndefined();
    },
  );

  it('the provider refuses another origin and a look-alike of a listed host, without a redirect', async () => {
    const publicToken = 'public-token-test-listed';
    await suite.site.control.createProject({
      public_token: publicToken,
      redirect_urls: ['https://pricerx.example/in'],
    });
    for (const loginRedirectURL of ['https://evil.example/in', 'https://pricerx.example.evil.example/in']) {
      const config = social('google');
      const args: MountArgs = {
        publicToken,
        config: { ...config, oauthOptions: { ...config.oauthOptions, loginRedirectURL } },
      };
      const { page } = await suite.visitWidget(args);
      await button(page, 'Continue with Google').click();
      await shown(page.getByText('redirect_url_not_found'));
      expect(new URL(page.url()).origin).toBe(suite.site.sandboxUrl);
    }
  });
});

describe('§2 OAuth list: fetched code', () => {
  it('the list and the icons of its own providers load once each', async () => {
    const { page, requested } = await suite.visitWidget({ config: social('google', 'apple') });
    await page.locator('#oauth-apple svg path').first().waitFor();
    await page.waitForLoadState('networkidle');
    const names = lazyChunks(requested).map((url) => /pricerx-auth\.(\w+)\./.exec(url)?.[1]);
    expect(names.sort()).toEqual(['app', 'apple', 'core', 'google', 'oauth']);
  });

  it('the list moves nothing when its code loads, early or late', async () => {
    const context = await suite.newContext();
    await watchLayout(context);
    await context.route(/pricerx-auth\.(oauth|google)\./, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const config = { ...social('google', 'salesforce', 'linkedin'), products: ['oauth', 'emailMagicLinks'] };
    const { page } = await suite.visitWidget({ config }, {}, context);
    await shown(emailField(page));
    await page.locator('#oauth-google svg path').first().waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('a failed load shows an error with a retry', async () => {
    const context = await suite.newContext();
    await context.route(/pricerx-auth\.oauth\./, (route) => route.abort());
    const config = { ...social('google'), products: ['oauth', 'emailMagicLinks'] };
    const { page } = await suite.visitWidget({ config }, {}, context);
    await shown(alert(page).filter({ hasText: 'Unable to contact our servers.' }));
    await shown(emailField(page));
    await context.unroute(/pricerx-auth\.oauth\./);
    await button(page, 'Try again').click();
    await shown(button(page, 'Continue with Google'));
  });
});
