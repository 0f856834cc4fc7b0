import { COOKIE_NAMES } from '../../src/domain/constants';
import type { SignedInVisitor } from '../client/signIn';

/** The names of the session cookies, as in `createClient`. */
export interface CookieNames {
  opaqueTokenCookieName?: string;
  jwtCookieName?: string;
}

/** The cookies of a visitor, by the names that the page's client uses. */
export const namedCookies = (
  { session_token, session_jwt }: SignedInVisitor,
  { opaqueTokenCookieName = COOKIE_NAMES.opaqueToken, jwtCookieName = COOKIE_NAMES.jwt }: CookieNames,
): SignedInVisitor['cookies'] => [
  { name: opaqueTokenCookieName, value: session_token },
  { name: jwtCookieName, value: session_jwt },
];

/** The cookies as Playwright takes them. */
export const cookiesAt = (url: string, cookies: SignedInVisitor['cookies']) =>
  cookies.map((cookie) =>
    // Browsers take names with the prefix `__Host-` from https only, and send them to http://localhost too.
    /^__(Host|Secure)-/.test(cookie.name)
      ? { ...cookie, url: url.replace(/^http:/, 'https:'), secure: true }
      : { ...cookie, url },
  );
