import type { Page, Route } from 'playwright-core';
import { useSiteWithApp } from '../support/site/thirdPartyApp';
import {
  alert,
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  heading,
  shown,
} from '../support/widget/widget';

const { suite, app } = useSiteWithApp();

const QUESTION = 'Sign in to “Refill Reminders” with PriceRx';
const NO_SESSION = 'No active session detected. Please log in to continue.';

/** Opens the third-party app. */
async function openApp() {
  const context = await suite.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  await page.goto(app.url);
  return { page, complaints };
}
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Signs in on the consent page, which shows that there is no session. */
async function signInThere(page: Page, email: string): Promise<void> {
  await shown(alert(page).filter({ hasText: NO_SESSION }));
  await askForEmailCode(page, email);
  await codeField(page).fill(await codeSentTo(suite.site, email));
}

async function comeToQuestion(email: string) {
  const visit = await openApp();
  await link(visit.page, 'Sign in with PriceRx').click();
  await signInThere(visit.page, email);
  await shown(heading(visit.page, QUESTION));
  return visit;
}

async function comeIn(email: string) {
  const visit = await comeToQuestion(email);
  await button(visit.page, 'Allow').click();
  await isIn(visit.page, email);
  return visit;
}

async function isIn(page: Page, email: string): Promise<void> {
  await shown(heading(page, `Hello, ${email}`));
  expect(page.url()).toBe(`${app.url}/`);
}

const isSignedInOnSite = async (page: Page): Promise<boolean> => {
  const cookies = await page.context().cookies(suite.site.hostUrl);
  return cookies.some(({ name }) => name === 'stytch_session');
};

describe('§4 Authorize flow of a third-party app', () => {
  it('code flow with PKCE: the app gets tokens after Allow, none after revocation, and an error after Deny', async () => {
    const email = 'journey@example.com';
    const { page, complaints } = await comeIn(email);

    // The consent is remembered: the second sign-in has no consent screen.
    await page.context().clearCookies({ name: 'reminders_browser' });
    await page.goto(app.url);
    await link(page, 'Sign in with PriceRx').click();
    await isIn(page, email);

    // After the consent is revoked the app can read nothing and has to ask again.
    await page.goto(`${suite.site.hostUrl}/saved`);
    await link(page, 'Connected apps').click();
    await shown(page.getByText('May use: openid, profile, email'));
    await button(page, 'Remove Refill Reminders').click();
    await shown(page.getByText('No app has access to your account.'));
    await page.goto(app.url);
    await shown(page.getByText('PriceRx no longer shares your data with us.'));
    await link(page, 'Sign in with PriceRx').click();
    await shown(heading(page, QUESTION));

    await button(page, 'Deny').click();
    await shown(page.getByText('You did not allow us to read your account.'));
    expect(complaints).toEqual([]);
  });

  it('prompt=consent asks a visitor who has allowed the app before', async () => {
    const { page } = await comeIn('again@example.com');
    await link(page, 'Ask for my consent again').click();
    await shown(heading(page, QUESTION));
    await button(page, 'Allow').click();
    await isIn(page, 'again@example.com');
  });

  it('a visitor reads and answers the question with the keyboard only', async () => {
    const { page } = await comeToQuestion('keyboard@example.com');
    const summary = page.locator('summary', { hasText: 'View your personal profile information' });
    await summary.focus();
    expect(await page.getByText('Your email address').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await shown(page.getByText('Your email address'));
    await page.keyboard.press('Tab');
    expect(await button(page, 'Allow').evaluate((each) => each.matches(':focus-visible'))).toBe(true);
    await shown(page.locator('button:not([aria-disabled])', { hasText: 'Allow' }));
    await page.keyboard.press('Enter');
    await isIn(page, 'keyboard@example.com');
  });
});

describe('§4 Logout flow of a third-party app', () => {
  it('an id_token_hint signs the visitor out of both sites without a question', async () => {
    const { page, complaints } = await comeIn('out@example.com');
    expect(await isSignedInOnSite(page)).toBe(true);
    await link(page, 'Sign out everywhere').click();
    await shown(page.getByText('You are signed out, here and at PriceRx.'));
    expect(await isSignedInOnSite(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('without a hint the visitor is asked: No stays signed in, Yes signs out and returns to the app', async () => {
    const { page } = await comeIn('asked@example.com');
    await link(page, 'Sign out, but ask me').click();
    await shown(heading(page, 'Log out?'));
    await button(page, 'No').click();
    await shown(page.getByText('You have not been logged out. You may close this page.'));
    expect(await isSignedInOnSite(page)).toBe(true);

    await page.goto(`${app.url}/sign-out?ask`);
    await button(page, 'Yes').click();
    await shown(page.getByText('You are signed out, here and at PriceRx.'));
    expect(await isSignedInOnSite(page)).toBe(false);
  });
});

describe('§4 Authorize flow: attacks on an app', () => {
  const AUTHORIZE = '**/sdk/v1/oauth/authorize';

  /** The redirect after Allow, stopped before it reaches the app. */
  async function comeBack(email: string) {
    const { page } = await comeToQuestion(email);
    const back = new Promise<string>((resolve, reject) => {
      const stop = async (route: Route): Promise<void> => {
        const answer = await route.fetch({ maxRedirects: 0 });
        await route.fulfill({ status: 200, contentType: 'text/html', body: 'stopped' });
        resolve(answer.headers()['location'] ?? '');
      };
      page.route(AUTHORIZE, (route) => stop(route).catch(reject)).catch(reject);
    });
    await button(page, 'Allow').click();
    const address = new URL(await back);
    await shown(page.getByText('stopped'));
    await page.unroute(AUTHORIZE);
    return { page, back: address };
  }
  /** Exchanges the code of the app's callback address, with a code verifier if one is given. */
  async function expectRefusedCode(back: URL, verifier?: string): Promise<void> {
    const token = await fetch(`${suite.site.sandboxUrl}/v1/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'app-refill-reminders',
        redirect_uri: `${app.url}/callback`,
        code: back.searchParams.get('code') ?? '',
        ...(verifier !== undefined && { code_verifier: verifier }),
      }),
    });
    expect([token.status, ((await token.json()) as { error: string }).error]).toEqual([400, 'invalid_grant']);
  }
  const REFUSED = 'The sign-in did not work. Start it again.';

  it('a second use of a code is refused and revokes the tokens of the first', async () => {
    const { page, back } = await comeBack('replay@example.com');
    await page.goto(back.href);
    await isIn(page, 'replay@example.com');
    await expectRefusedCode(back);
    await page.goto(app.url);
    await shown(page.getByText('PriceRx no longer shares your data with us.'));
  });

  it.each([
    ['without its verifier', undefined],
    ['with another verifier', 'x'.repeat(43)],
  ])('a stolen code %s is refused', async (_, verifier) => {
    const { back } = await comeBack(`stolen-${verifier?.length ?? 0}@example.com`);
    await expectRefusedCode(back, verifier);
  });

  it.each([
    ['state', 'x'],
    ['iss', 'http://evil.example'],
  ])('an answer with another %s is refused', async (name, value) => {
    const { page, back } = await comeBack(`${name}@example.com`);
    const log = jest.spyOn(console, 'error').mockReturnValue();
    back.searchParams.set(name, value);
    await page.goto(back.href);
    await shown(page.getByText(REFUSED));
    expect(log).toHaveBeenCalledWith('Sign-in failed:', expect.any(String));
  });

  it('an answer to another browser’s request is refused', async () => {
    const { back } = await comeBack('planted@example.com');
    const { page } = await openApp();
    await page.goto(back.href);
    await shown(page.getByText('This sign-in was not started here. Start it again.'));
  });

  it('an unregistered redirect URI shows an error, without a redirect', async () => {
    const { page } = await comeIn('elsewhere@example.com');
    const query = new URLSearchParams({
      client_id: 'app-refill-reminders',
      redirect_uri: `${app.url}/callback/../`,
    });
    await page.goto(`${suite.site.hostUrl}/consent?${query.toString()}`);
    await shown(alert(page).filter({ hasText: /redirect/i }));
    expect(new URL(page.url()).pathname).toBe('/consent');
  });
});
