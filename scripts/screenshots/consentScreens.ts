import type { Page } from 'playwright-core';
import { PUBLIC_TOKEN } from '../../e2e/support/page';
import { button, heading, shown } from '../../e2e/support/widget';
import { DARK } from './looks';
import type { Screen, Shot } from './reach';

const APP = {
  client_id: 'app-refill-reminders',
  client_name: 'Refill Reminders',
  redirect_uris: ['http://127.0.0.1:4312/callback'],
  post_logout_redirect_uris: ['http://127.0.0.1:4312/signed-out'],
};
const POLICY = {
  roles: [
    {
      role_id: 'keeper',
      description: '',
      permissions: [{ resource_id: 'prices', actions: ['read', 'write'] }],
    },
  ],
  resources: [{ resource_id: 'prices', description: '', actions: ['read', 'write'] }],
  scopes: [
    {
      scope: 'read:prices',
      description: 'See the prices that you have saved, and where you saved them',
      permissions: [{ resource_id: 'prices', actions: ['read'] }],
    },
    { scope: 'write:prices', description: '', permissions: [{ resource_id: 'prices', actions: ['write'] }] },
  ],
};
const EMAIL = 'ada.lovelace@example.com';

const queryOf = (parameters: Record<string, string>): string => {
  const query = new URLSearchParams({ client_id: APP.client_id, ...parameters });
  return `?${query.toString()}`;
};
const ASKS = { redirect_uri: APP.redirect_uris[0] ?? '' };
const AUTHORIZE = queryOf({ ...ASKS, scope: 'openid profile email phone offline_access' });
const LOGOUT = queryOf({ post_logout_redirect_uri: APP.post_logout_redirect_uris[0] ?? '' });

interface BareWindow {
  PriceRxAuth: {
    createClient(
      publicToken: string,
      options: unknown,
    ): {
      otps: {
        email: { loginOrCreate(email: string): Promise<{ method_id: string }> };
        authenticate(code: string, methodId: string, options: object): Promise<unknown>;
      };
    };
    mountIdentityProvider(args: unknown): unknown;
  };
  client: ReturnType<BareWindow['PriceRxAuth']['createClient']>;
}

/** The site knows the app and what its own scopes mean. */
const setUp = ({ site }: Shot) =>
  site.control.createProject({
    public_token: PUBLIC_TOKEN,
    oauth_clients: [APP],
    bootstrap: { project_name: 'PriceRx', rbac_policy: POLICY },
  });

async function signIn({ page, site }: Shot): Promise<void> {
  await site.control.createUser({ public_token: PUBLIC_TOKEN, email: EMAIL, roles: ['keeper'] });
  const { endpoints } = await site.control.health();
  const methodId = await page.evaluate(
    async ({ publicToken, options, email }) => {
      const bare = window as unknown as BareWindow;
      bare.client = bare.PriceRxAuth.createClient(publicToken, options);
      return (await bare.client.otps.email.loginOrCreate(email)).method_id;
    },
    { publicToken: PUBLIC_TOKEN, options: { endpoints }, email: EMAIL },
  );
  const { code = '' } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: EMAIL });
  await page.evaluate(
    async ([given, id]) => {
      const { client } = window as unknown as BareWindow;
      await client.otps.authenticate(given, id, { session_duration_minutes: 30 });
    },
    [code, methodId] as const,
  );
}

/** A visitor who is signed in, or is not, on the page that the app has sent them to. */
const come =
  ({ signedIn = true } = {}) =>
  async (shot: Shot, args: object): Promise<void> => {
    await setUp(shot);
    if (signedIn) await signIn(shot);
    const { endpoints } = await shot.site.control.health();
    await shot.page.evaluate(
      (mountArgs) => {
        (window as unknown as BareWindow).PriceRxAuth.mountIdentityProvider(mountArgs);
      },
      { publicToken: PUBLIC_TOKEN, options: { endpoints }, selector: '#sign-in', ...args },
    );
  };

/** The page stays where it is, to have its picture taken. */
const stay = (page: Page) => page.evaluate(() => (HTMLFormElement.prototype.submit = () => undefined));

const openDetails = async ({ page }: Shot): Promise<void> => {
  for (const summary of await page.locator('summary').all()) await summary.click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};
const QUESTION = 'Sign in to Refill Reminders with PriceRx';
const toQuestion = ({ page }: Shot) => shown(heading(page, QUESTION));
const toOpened = async (shot: Shot): Promise<void> => {
  await toQuestion(shot);
  await openDetails(shot);
};

export const CONSENT_SCREENS: Screen[] = [
  {
    name: 'consent',
    title: 'IDPConsent: an app asks',
    query: AUTHORIZE,
    args: {},
    mount: come(),
    reach: toQuestion,
  },
  {
    name: 'consent-details',
    title: 'IDPConsent: what it means in detail',
    query: AUTHORIZE,
    args: {},
    mount: come(),
    reach: toOpened,
  },
  {
    name: 'consent-custom',
    title: 'IDPConsent: scopes of the project’s own',
    query: queryOf({ ...ASKS, scope: 'openid read:prices write:prices' }),
    args: {},
    mount: come(),
    reach: ({ page }) => shown(heading(page, 'Refill Reminders wants to access your account')),
  },
  {
    name: 'consent-dark',
    title: 'IDPConsent: a dark theme',
    query: AUTHORIZE,
    args: { styles: DARK },
    mount: come(),
    reach: toOpened,
  },
  {
    name: 'consent-denied',
    title: 'IDPConsent: denied',
    query: AUTHORIZE,
    args: {},
    mount: come(),
    async reach({ page }) {
      await stay(page);
      await button(page, 'Deny').click();
      await shown(page.getByText('Access to the application was denied.'));
    },
  },
  {
    name: 'consent-success',
    title: 'IDPConsent: allowed, on the way back to the app',
    query: AUTHORIZE,
    args: {},
    mount: come(),
    async reach({ page }) {
      await stay(page);
      await button(page, 'Allow').click();
      await shown(heading(page, 'Success!'));
    },
  },
  {
    name: 'consent-no-session',
    title: 'IDPConsent: nobody is signed in',
    query: AUTHORIZE,
    args: {},
    mount: come({ signedIn: false }),
    reach: ({ page }) => shown(page.getByText('No active session detected.')),
  },
  {
    name: 'consent-missing',
    title: 'IDPConsent: the app’s address lacks something',
    query: queryOf({}),
    args: {},
    mount: come(),
    reach: ({ page }) => shown(page.getByText('Required parameter is missing: redirect_uri.')),
  },
  {
    name: 'consent-logout',
    title: 'IDPConsent: an app asks for a sign-out',
    query: LOGOUT,
    args: {},
    mount: come(),
    reach: ({ page }) => shown(heading(page, 'Log out?')),
  },
  {
    name: 'consent-logout-dark',
    title: 'IDPConsent: a sign-out, in a dark theme',
    query: LOGOUT,
    args: { styles: DARK },
    mount: come(),
    reach: ({ page }) => shown(heading(page, 'Log out?')),
  },
  {
    name: 'consent-not-logged-out',
    title: 'IDPConsent: no sign-out',
    query: LOGOUT,
    args: {},
    mount: come(),
    async reach({ page }) {
      await button(page, 'No').click();
      await shown(page.getByText('You have not been logged out.'));
    },
  },
];
