import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { BarePage } from '../site/bareServer';
import { type MountArgs, mountLogin, openBarePage } from '../site/page';
import type { TestSite } from '../test';
import { button } from './widget';

export const PHONE = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 800 },
};

export const card = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Sign in to PriceRx with Google' });
export const google = (page: Page): Locator => button(page, 'Continue with Google');
let projects = 0;
export async function newOneTapProject(site: TestSite, failure?: string, kind = 'test'): Promise<string> {
  projects += 1;
  const public_token = `public-token-${kind}-onetap-${projects}`;
  await site.control.createProject({
    public_token,
    bootstrap: { project_name: 'PriceRx', pkce_required_for_oauth: true },
    ...(failure !== undefined && { one_tap: { failure } }),
  });
  return public_token;
}

interface Setting {
  publicToken?: string;
  position?: string;
  more?: string[];
  fedCM?: boolean;
  options?: BrowserContextOptions;
  config?: object;
  prepare?: (context: BrowserContext) => Promise<unknown>;
  bare?: BarePage;
  /** Further arguments of the mount. */
  args?: MountArgs;
}

/** A page with a widget whose redirect URLs are the page itself. */
export async function visitOneTap(site: TestSite, setting: Setting = {}) {
  const { position, more = [], fedCM = true, options, config, prepare } = setting;
  const context = await site.newContext(options);
  await prepare?.(context);
  await context.addInitScript(
    (has) =>
      has
        ? Object.assign(window, { IdentityCredential: Object })
        : Reflect.deleteProperty(window, 'IdentityCredential'),
    fedCM,
  );
  const tab = await openBarePage(context, site, setting.bare);
  const here = tab.page.url();
  const args: MountArgs = {
    publicToken: setting.publicToken ?? (await newOneTapProject(site)),
    config: {
      products: ['oauth', ...more],
      oauthOptions: {
        providers: [{ type: 'google', one_tap: true, position }],
        loginRedirectURL: here,
        signupRedirectURL: here,
      },
      ...config,
    },
    ...setting.args,
  };
  await mountLogin(tab.page, site, args);
  return { ...tab, context, args, here };
}

export async function choose(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Email of/ }).fill(email);
  await card(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(/stytch_token_type=oauth/);
}

/** Signs in on the page of the redirect URL, as a host's script does. */
export async function finishOneTap(site: TestSite, page: Page, args: MountArgs): Promise<string> {
  return page.evaluate(
    async ([token, options]) => {
      interface Client {
        authenticateByUrl(
          given: object,
        ): Promise<{ data: { provider_type: string; user: { emails: { email: string }[] } } }>;
      }
      const { createClient } = (
        window as unknown as {
          PriceRxAuth: { createClient(...given: unknown[]): Client };
        }
      ).PriceRxAuth;
      const { data } = await createClient(token, options).authenticateByUrl({ session_duration_minutes: 30 });
      return `${data.user.emails[0]?.email} by ${data.provider_type}`;
    },
    [args['publicToken'], { endpoints: site.endpoints }] as const,
  );
}
