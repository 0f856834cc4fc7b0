import { COOKIE_NAMES } from '../domain/constants';
import { cookieTooLong, type ServerCookieOptions } from '../domain/server/options';
import type { SessionTokens } from '../domain/server/renewal';
import { cookieText, cookieValues } from '../domain/session/cookieText';
import type { RequestParts } from './requests';
import { siteOf } from './site';

/** Browsers drop longer cookies without a word. */
const LONGEST_COOKIE = 4096;

/** A page that was made for a visitor is for this visitor only. */
export const privateHeaders = (): Headers => new Headers({ 'Cache-Control': 'private, no-store' });

/** Reads the session cookies of a request, and makes the headers that change them. */
export function createServerCookies(
  { path = '/', ...options }: ServerCookieOptions,
  origins: readonly string[],
) {
  const tokenName = options.opaqueTokenCookieName ?? COOKIE_NAMES.opaqueToken;
  const jwtName = options.jwtCookieName ?? COOKIE_NAMES.jwt;
  let isWarned = false;

  function warnOfLength(name: string, value: string): void {
    const bytes = name.length + value.length;
    if (!isWarned && bytes > LONGEST_COOKIE) console.warn(cookieTooLong(name, bytes, LONGEST_COOKIE));
    isWarned ||= bytes > LONGEST_COOKIE;
  }

  return {
    jwtName,
    areIn: ({ header }: RequestParts): boolean =>
      [tokenName, jwtName].some((name) => cookieValues(header('cookie'), name).some(Boolean)),
    /** Null when a name comes with two values: another page of the domain may have set one of them. */
    read({ header }: RequestParts): { [Name in keyof SessionTokens]?: string | undefined } | null {
      const valuesOf = (name: string) => cookieValues(header('cookie'), name).filter(Boolean);
      const [tokens, jwts] = [valuesOf(tokenName), valuesOf(jwtName)];
      return tokens.length > 1 || jwts.length > 1 ? null : { sessionToken: tokens[0], sessionJwt: jwts[0] };
    },
    /** @param seconds until the session ends; 0 removes the cookies */
    headersFor(parts: RequestParts, tokens: SessionTokens, seconds: number, httpOnly: boolean): Headers {
      const { hostname, isLocal, isHttps } = siteOf(parts, origins);
      const domain = options.availableToSubdomains && !isLocal ? (options.domain ?? hostname) : undefined;
      const maxAge = Math.max(0, Math.floor(seconds));
      const headers = privateHeaders();
      const set = (name: string, value: string): void => {
        warnOfLength(name, value);
        const secure = isHttps || name.startsWith('__');
        headers.append('Set-Cookie', cookieText(name, value, { maxAge, path, domain, httpOnly, secure }));
      };
      set(tokenName, tokens.sessionToken);
      set(jwtName, tokens.sessionJwt);
      return headers;
    },
    /** The headers of a request with these cookies in place of its own. */
    renewedIn(request: Headers, set: readonly string[]): Headers {
      const headers = new Headers(request);
      const renewed = set.map((cookie) => cookie.split(';')[0] ?? '');
      const names = renewed.map((pair) => `${pair.split('=')[0]}=`);
      const others = (headers.get('Cookie') ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair && !names.some((name) => pair.startsWith(name)));
      headers.set('Cookie', [...others, ...renewed].join('; '));
      return headers;
    },
  };
}
