import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Account, PendingSignIn } from './provider';

/** The data that the app keeps for one browser. */
export interface AppBrowser {
  pending?: PendingSignIn;
  /** The `state` of a sign-out that was started at the provider. */
  signOutState?: string;
  account?: Account;
}

const COOKIE = 'reminders_browser';
const MOST_BROWSERS = 1_000;

const idIn = (headers: IncomingHttpHeaders): string =>
  /(?:^|;\s*)reminders_browser=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '';

/** Sessions in memory, which a restart ends. The browser gets a random session id in a cookie, and no tokens. */
export const createBrowsers = () => {
  const known = new Map<string, AppBrowser>();

  /** Issues a new session id with each sign-in, against session fixation. */
  const remember = (browser: AppBrowser, replaced: IncomingHttpHeaders): Record<string, string> => {
    known.delete(idIn(replaced));
    const [oldest] = known.keys();
    if (known.size >= MOST_BROWSERS && oldest !== undefined) known.delete(oldest);
    const id = randomBytes(32).toString('base64url');
    known.set(id, browser);
    return { 'Set-Cookie': `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax` };
  };

  return { find: (headers: IncomingHttpHeaders): AppBrowser => known.get(idIn(headers)) ?? {}, remember };
};
