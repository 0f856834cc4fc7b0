import type { Page } from '@playwright/test';
import { openBarePage } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { button, heading, shown } from '../../support/widget/widget';

const TOKEN = 'public-token-test-elsewhere';
const EMAIL = 'elsewhere@example.com';
const MINUTES = { session_duration_minutes: 30 };

type Method = (...args: unknown[]) => Promise<unknown>;
interface ClientPage {
  PriceRxAuth: { createClient(publicToken: string, options: object): unknown };
  client: {
    oauth: Record<string, { start: Method }>;
    otps: { email: { loginOrCreate: Method }; authenticate: Method };
    idp: { oauthAuthorizeStart: Method; oauthAuthorizeSubmit: Method };
    authenticateByUrl: Method;
  };
}

/** Creates a client in the page, as a host's script does. */
async function makeClient(site: TestSite, page: Page): Promise<void> {
  await page.evaluate(
    ([token, options]) => {
      const host = window as unknown as ClientPage;
      host.client = host.PriceRxAuth.createClient(token, options) as ClientPage['client'];
    },
    [TOKEN, { endpoints: site.endpoints }] as const,
  );
}

async function openClientPage(site: TestSite, html = '') {
  const tab = await openBarePage(await site.newContext(), site, { html });
  await makeClient(site, tab.page);
  return tab;
}

/** Leaves the page, so the method's promise is not awaited: a navigation ends the evaluation that waits for it. */
const startGoogle = (page: Page, back: string): Promise<void> =>
  page.evaluate((options) => void (window as unknown as ClientPage).client.oauth['google']!.start(options), {
    login_redirect_url: back,
    signup_redirect_url: back,
  });

async function goOnAs(page: Page, email: string): Promise<void> {
  await shown(heading(page, 'Sign in to Elsewhere with Google'));
  await page.getByLabel('Email').fill(email);
  await button(page, 'Continue').click();
}

const redeem = (page: Page) =>
  page.evaluate((options) => (window as unknown as ClientPage).client.authenticateByUrl(options), MINUTES);

test.beforeEach(async ({ site }) => {
  await site.control.createProject({
    public_token: TOKEN,
    bootstrap: { project_name: 'Elsewhere', pkce_required_for_oauth: true },
    oauth_clients: [{ client_id: 'app', client_name: 'App', redirect_uris: [`${site.bare.url}/callback`] }],
  });
});

test.describe('§7 The OAuth start page: navigation in a browser', () => {
  test('the client goes to the start page, and the returned token signs in', async ({ site }) => {
    const { page, complaints } = await openClientPage(site);
    const back = page.url();
    await startGoogle(page, `${back}?plan=gold`);
    await goOnAs(page, EMAIL);
    await page.waitForURL(/token=/);
    expect(new URL(page.url()).searchParams.get('stytch_token_type')).toBe('oauth');
    await makeClient(site, page);
    expect(await redeem(page)).toMatchObject({
      handled: true,
      tokenType: 'oauth',
      data: { user: { emails: [{ email: EMAIL }] } },
    });
    expect(page.url()).toBe(`${back}?plan=gold`);
    // The event was sent before the navigation.
    const events = await site.control.events(TOKEN);
    expect(events.filter(({ event_name }) => event_name === 'start_oauth_flow')).toMatchObject([
      { details: { provider_type: 'google', pkce: true } },
    ]);
    expect(complaints).toEqual([]);
  });

  test('the Back button returns to a page that can start again', async ({ site }) => {
    const { page } = await openClientPage(site);
    const back = page.url();
    await startGoogle(page, back);
    await shown(heading(page, 'Sign in to Elsewhere with Google'));
    await page.goBack();
    expect(page.url()).toBe(back);
    // The page may be restored from the back/forward cache or loaded again.
    if (!(await page.evaluate(() => 'client' in window))) await makeClient(site, page);
    await startGoogle(page, back);
    await goOnAs(page, EMAIL);
    await page.waitForURL(/token=/);
    await makeClient(site, page);
    expect(await redeem(page)).toMatchObject({ handled: true });
  });
});

test.describe('§4 Identity provider: the answer’s form in a browser', () => {
  const CONSENT = { client_id: 'app', state: 'a&b=c "<é>', code_challenge: 'c'.repeat(43) };

  async function openSignedIn(site: TestSite, csp?: string) {
    const tab = await openBarePage(await site.newContext(), site, { html: '<main></main>', csp });
    await makeClient(site, tab.page);
    const method_id = await tab.page.evaluate(async (email) => {
      const { otps } = (window as unknown as ClientPage).client;
      return ((await otps.email.loginOrCreate(email)) as { method_id: string }).method_id;
    }, EMAIL);
    const { messages } = site.control;
    const code = (await messages({ public_token: TOKEN, to: EMAIL })).at(-1)?.code;
    await tab.page.evaluate(
      ([token, id, options]) =>
        (window as unknown as ClientPage).client.otps.authenticate(token, id, options),
      [code, method_id, MINUTES] as const,
    );
    return tab;
  }

  /** Leaves the page, unless its policy blocks the form. */
  const submit = (site: TestSite, page: Page, consent_granted: boolean): Promise<void> =>
    page.evaluate(
      (answer) => void (window as unknown as ClientPage).client.idp.oauthAuthorizeSubmit(answer),
      { ...CONSENT, redirect_uri: `${site.bare.url}/callback`, consent_granted },
    );

  for (const [granted, answered] of [
    // The refusal comes first, because a granted consent is remembered.
    [false, 'error'],
    [true, 'code'],
  ] as const) {
    test(`the answer ${granted} is submitted as a form, and the app receives its ${answered}`, async ({
      site,
    }) => {
      const { page } = await openSignedIn(site);
      const callback = page.waitForRequest(/\/callback\?/);
      await submit(site, page, granted);
      const { searchParams } = new URL((await callback).url());
      expect(searchParams.get('state')).toBe(CONSENT.state);
      expect(searchParams.has(answered)).toBe(true);
    });
  }

  test('a page whose policy blocks the form removes it with its token', async ({ site }) => {
    const { page, complaints } = await openSignedIn(site, "form-action 'none'");
    const stays = page.url();
    await submit(site, page, true);
    await page.waitForFunction(() => document.forms.length === 0);
    expect(page.url()).toBe(stays);
    expect(complaints.join()).toContain('form-action');
  });
});
