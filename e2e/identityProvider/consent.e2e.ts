import { mock } from 'node:test';
import { expect, type Page, type Route } from '@playwright/test';
import { type SiteWithApp, test } from '../support/site/thirdPartyApp';
import {
  alert,
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  heading,
  shown,
} from '../support/widget/widget';

const QUESTION = 'Sign in to “Refill Reminders” with PriceRx';
const NO_SESSION = 'No active session detected. Please log in to continue.';

/** Opens the third-party app. */
async function openApp(site: SiteWithApp) {
  const context = await site.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  await page.goto(site.app.url);
  return { page, complaints };
}
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Signs in on the consent page, which shows that there is no session. */
async function signInThere(site: SiteWithApp, page: Page, email: string): Promise<void> {
  await shown(alert(page).filter({ hasText: NO_SESSION }));
  await askForEmailCode(page, email);
  await codeField(page).fill(await codeSentTo(site, email));
}

async function comeToQuestion(site: SiteWithApp, email: string) {
  const visit = await openApp(site);
  await link(visit.page, 'Sign in with PriceRx').click();
  await signInThere(site, visit.page, email);
  await shown(heading(visit.page, QUESTION));
  return visit;
}

async function comeIn(site: SiteWithApp, email: string) {
  const visit = await comeToQuestion(site, email);
  await button(visit.page, 'Allow').click();
  await isIn(site, visit.page, email);
  return visit;
}

async function isIn(site: SiteWithApp, page: Page, email: string): Promise<void> {
  await shown(heading(page, `Hello, ${email}`));
  expect(page.url()).toBe(`${site.app.url}/`);
}

const isSignedInOnSite = async (site: SiteWithApp, page: Page): Promise<boolean> => {
  const cookies = await page.context().cookies(site.hostUrl);
  return cookies.some(({ name }) => name === 'stytch_session');
};

test.describe('§4 Authorize flow of a third-party app', () => {
  test('code flow with PKCE: the app gets tokens after Allow, none after revocation, and an error after Deny', async ({
    site,
  }) => {
    const email = 'journey@example.com';
    const { page, complaints } = await comeIn(site, email);

    // The consent is remembered: the second sign-in has no consent screen.
    await page.context().clearCookies({ name: 'reminders_browser' });
    await page.goto(site.app.url);
    await link(page, 'Sign in with PriceRx').click();
    await isIn(site, page, email);

    // After the consent is revoked the app can read nothing and has to ask again.
    await page.goto(`${site.hostUrl}/saved`);
    await link(page, 'Connected apps').click();
    await shown(page.getByText('May use: openid, profile, email'));
    await button(page, 'Remove Refill Reminders').click();
    await shown(page.getByText('No app has access to your account.'));
    await page.goto(site.app.url);
    await shown(page.getByText('PriceRx no longer shares your data with us.'));
    await link(page, 'Sign in with PriceRx').click();
    await shown(heading(page, QUESTION));

    await button(page, 'Deny').click();
    await shown(page.getByText('You did not allow us to read your account.'));
    expect(complaints).toEqual([]);
  });

  test('prompt=consent asks a visitor who has allowed the app before', async ({ site }) => {
    const { page } = await comeIn(site, 'again@example.com');
    await link(page, 'Ask for my consent again').click();
    await shown(heading(page, QUESTION));
    await button(page, 'Allow').click();
    await isIn(site, page, 'again@example.com');
  });

  test('a visitor reads and answers the question with the keyboard only', async ({ site }) => {
    const { page } = await comeToQuestion(site, 'keyboard@example.com');
    const summary = page.locator('summary', { hasText: 'View your personal profile information' });
    await summary.focus();
    expect(await page.getByText('Your email address').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await shown(page.getByText('Your email address'));
    await page.keyboard.press('Tab');
    expect(await button(page, 'Allow').evaluate((each) => each.matches(':focus-visible'))).toBe(true);
    await shown(page.locator('button:not([aria-disabled])', { hasText: 'Allow' }));
    await page.keyboard.press('Enter');
    await isIn(site, page, 'keyboard@example.com');
  });
});

test.describe('§4 Logout flow of a third-party app', () => {
  test('an id_token_hint signs the visitor out of both sites without a question', async ({ site }) => {
    const { page, complaints } = await comeIn(site, 'out@example.com');
    expect(await isSignedInOnSite(site, page)).toBe(true);
    await link(page, 'Sign out everywhere').click();
    await shown(page.getByText('You are signed out, here and at PriceRx.'));
    expect(await isSignedInOnSite(site, page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('without a hint the visitor is asked: No stays signed in, Yes signs out and returns to the app', async ({
    site,
  }) => {
    const { page } = await comeIn(site, 'asked@example.com');
    await link(page, 'Sign out, but ask me').click();
    await shown(heading(page, 'Log out?'));
    await button(page, 'No').click();
    await shown(page.getByText('You have not been logged out. You may close this page.'));
    expect(await isSignedInOnSite(site, page)).toBe(true);

    await page.goto(`${site.app.url}/sign-out?ask`);
    await button(page, 'Yes').click();
    await shown(page.getByText('You are signed out, here and at PriceRx.'));
    expect(await isSignedInOnSite(site, page)).toBe(false);
  });
});

test.describe('§4 Authorize flow: attacks on an app', () => {
  const AUTHORIZE = '**/sdk/v1/oauth/authorize';

  /** The redirect after Allow, stopped before it reaches the app. */
  async function comeBack(site: SiteWithApp, email: string) {
    const { page } = await comeToQuestion(site, email);
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
  const REFUSED = 'The sign-in did not work. Start it again.';

  for (const [name, value] of [
    ['state', 'x'],
    ['iss', 'http://evil.example'],
  ] as const) {
    test(`an answer with another ${name} is refused`, async ({ site }) => {
      const { page, back } = await comeBack(site, `${name}@example.com`);
      const log = mock.method(console, 'error', () => undefined);
      back.searchParams.set(name, value);
      await page.goto(back.href);
      await shown(page.getByText(REFUSED));
      log.mock.restore();
      expect(log.mock.calls.map(({ arguments: logged }) => logged)).toContainEqual([
        'Sign-in failed:',
        expect.any(String),
      ]);
    });
  }

  test('an answer to another browser’s request is refused', async ({ site }) => {
    const { back } = await comeBack(site, 'planted@example.com');
    const { page } = await openApp(site);
    await page.goto(back.href);
    await shown(page.getByText('This sign-in was not started here. Start it again.'));
  });

  test('an unregistered redirect URI shows an error, without a redirect', async ({ site }) => {
    const { page } = await comeIn(site, 'elsewhere@example.com');
    const query = new URLSearchParams({
      client_id: 'app-refill-reminders',
      redirect_uri: `${site.app.url}/callback/../`,
    });
    await page.goto(`${site.hostUrl}/consent?${query.toString()}`);
    await shown(alert(page).filter({ hasText: 'The app that sent you here is not set up correctly.' }));
    expect(new URL(page.url()).pathname).toBe('/consent');
  });
});
