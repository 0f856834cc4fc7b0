import type { BrowserContext, Page } from '@playwright/test';
import { openTab, PUBLIC_TOKEN } from './page';
import type { Site } from './site';

/** The parts of a page's client that tests call in the page. */
interface PageClient {
  otps: {
    email: { loginOrCreate(email: string): Promise<{ method_id: string }> };
    authenticate(code: string, methodId: string, options: object): Promise<unknown>;
  };
  session: {
    authenticate(options: object): Promise<{ session_jwt: string }>;
    getInfo(): { session: object | null; fromCache: boolean };
    getTokens(): { session_token: string; session_jwt: string } | null;
    revoke(options?: object): Promise<unknown>;
  };
  user: {
    get(): Promise<{ user_id: string; name: { first_name: string } }>;
    getSync(): { user_id: string } | null;
    onChange(callback: (user: { user_id: string } | null) => void): void;
    update(fields: object): Promise<unknown>;
  };
}

declare global {
  interface Window {
    /** Of a page that `openClient` has opened. */
    client: PageClient;
    /** Ids of the users that the page has shown. */
    shownUsers: (string | null)[];
  }
}

/** Opens a page with a client and without a widget. */
export async function openClient(
  context: BrowserContext,
  site: Site,
  url: string,
  options: object = {},
): Promise<Page> {
  const { page } = await openTab(context, url);
  await page.evaluate(
    ([token, given]) => {
      const { PriceRxAuth } = window as unknown as {
        PriceRxAuth: { createClient(token: string, options: object): PageClient };
      };
      window.client = PriceRxAuth.createClient(token, given);
      window.shownUsers = [window.client.user.getSync()?.user_id ?? null];
      window.client.user.onChange((user) => window.shownUsers.push(user?.user_id ?? null));
    },
    [PUBLIC_TOKEN, { endpoints: site.endpoints, ...options }] as const,
  );
  return page;
}

/** Signs in by an email code. Returns the tokens and the user's id. */
export async function signInClient(page: Page, site: Site, email: string) {
  const methodId = await page.evaluate(
    async (to) => (await window.client.otps.email.loginOrCreate(to)).method_id,
    email,
  );
  const { code = '' } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
  return page.evaluate(
    async ([given, id]) => {
      await window.client.otps.authenticate(given, id, { session_duration_minutes: 30 });
      const tokens = window.client.session.getTokens();
      if (!tokens) throw new Error('No tokens can be read.');
      return { ...tokens, user_id: window.client.user.getSync()?.user_id ?? '' };
    },
    [code, methodId] as const,
  );
}
