import { returnPathOf, sitePath } from '../../domain/addresses/sitePath';
import { StytchSDKError } from '../../client/errors/sdkErrors';
import type { Client } from './createClient';

/** Options of `redirectAfterSignIn`. */
export interface RedirectOptions {
  /** The path to go to when the address of the sign-in page names none. Default: `/`. */
  fallback?: string | undefined;
  /**
   * Called in place of a third redirect, when the server has sent the visitor back to the sign-in page twice. The error is for
   * developers; show the visitor a text. The console has the error too.
   */
  onRefused?: ((error: Error) => void) | undefined;
}

const STORAGE_KEY = 'pricerx-auth-redirects';
const ALLOWED = 2;
/** A visitor who comes to the sign-in page later has come by themselves. */
const WINDOW_MS = 30_000;

/** The times of this tab's last redirects with a session, in ms. */
function recentRedirects(session_id: string, now: number): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const isRecent = (time: unknown) => typeof time === 'number' && time <= now && now - time < WINDOW_MS;
    return Array.isArray(stored) && stored[0] === session_id ? (stored.filter(isRecent) as number[]) : [];
  } catch {
    return [];
  }
}

/** False when the browser stores nothing: redirects cannot be counted then. */
function remember(session_id: string, times: number[]): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([session_id, ...times]));
    return true;
  } catch {
    return false;
  }
}

const refusal = (path: string): Error =>
  new StytchSDKError(
    'SessionNotAcceptedError',
    `The visitor is signed in, but the server has sent them from "${path}" back to the sign-in page twice. Compare on the server: the issuer (endpoints.issuer), the audience (projectId), the keys (endpoints.jwksUrl), the names of the cookies (cookieOptions), and its clock.`,
  );

/** The path in the address of the sign-in page, of this site only and never of this page itself. */
const targetOf = ({ search, pathname }: Location, fallback: string): string =>
  returnPathOf(new URLSearchParams(search), pathname) ?? sitePath(fallback) ?? '/';

/** Leaves the sign-in page with a confirmed session. */
export async function redirect(
  client: Client,
  session_id: string,
  { fallback = '/', onRefused }: RedirectOptions,
  isStopped: () => boolean,
): Promise<void> {
  const target = targetOf(location, fallback);
  const now = Date.now();
  const before = recentRedirects(session_id, now);
  if (before.length >= ALLOWED || !remember(session_id, [...before, now])) {
    const error = refusal(target);
    console.error(error);
    return onRefused?.(error);
  }
  // The server may have refused an old JWT, or a browser's cookie may be gone: a call writes both cookies anew.
  const isRenewed = before.length === 0 && Boolean(client.session.getTokens()?.session_jwt);
  if (!isRenewed) await client.session.authenticate().catch(() => undefined);
  if (!isStopped() && client.session.getSync()) location.replace(target);
}
