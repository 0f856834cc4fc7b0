import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Account, PendingSignIn } from './provider';

/** What this app knows of one browser. */
export interface AppBrowser {
  pending?: PendingSignIn;
  /** Of the sign-out that is under way at the provider. */
  signOutState?: string;
  account?: Account;
}

const COOKIE = 'reminders_browser';
const MOST_BROWSERS = 1_000;

const idIn = (headers: IncomingHttpHeaders): string =>
  /(?:^|;\s*)reminders_browser=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '';

/** In memory: whoever comes after a restart signs in again. Tokens stay here; the browser holds a name that means nothing. */
export const createBrowsers = () => {
  const known = new Map<string, AppBrowser>();

  /** A new name with each sign-in, so that one planted before it is worth nothing. */
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
