import type { CookieOptions } from '../domain/config/clientOptions';
import { COOKIE_NAMES } from '../domain/constants';
import { cookieText, cookieValues, isLocalhost } from '../domain/session/cookieText';
import type { RequestParts } from './requests';

/** `cookieOptions` of `createClient`, which must be the same, and whether the provider makes the cookies HttpOnly. */
export interface ServerCookieOptions extends CookieOptions {
  /** Whether scripts of the page cannot read the session cookies. Default: false. */
  httpOnly?: boolean;
}

export interface SessionTokens {
  sessionToken: string;
  sessionJwt: string;
}

/** Reads the session cookies of a request, and makes the headers that change them. */
export function createServerCookies({ path = '/', httpOnly, ...options }: ServerCookieOptions) {
  const tokenName = options.opaqueTokenCookieName ?? COOKIE_NAMES.opaqueToken;
  const jwtName = options.jwtCookieName ?? COOKIE_NAMES.jwt;

  return {
    jwtName,
    /** Null when a name comes with two values: another page of the domain may have set one of them. */
    read({ header }: RequestParts): { [Name in keyof SessionTokens]?: string | undefined } | null {
      const valuesOf = (name: string) => cookieValues(header('cookie'), name).filter(Boolean);
      const [tokens, jwts] = [valuesOf(tokenName), valuesOf(jwtName)];
      return tokens.length > 1 || jwts.length > 1 ? null : { sessionToken: tokens[0], sessionJwt: jwts[0] };
    },
    /** @param seconds until the session ends; 0 removes the cookies */
    headersFor(
      { host }: RequestParts,
      { sessionToken, sessionJwt }: SessionTokens,
      seconds: number,
    ): Headers {
      const hostname = host().replace(/:\d+$/, '');
      const isLocal = isLocalhost(hostname);
      const domain = options.availableToSubdomains && !isLocal ? (options.domain ?? hostname) : undefined;
      const maxAge = Math.max(0, Math.floor(seconds));
      // A page that was made with the visitor's cookies is for this visitor only.
      const headers = new Headers({ 'Cache-Control': 'private, no-store' });
      const set = (name: string, value: string): void => {
        // Some browsers refuse `Secure` cookies on http://localhost.
        const secure = !isLocal || name.startsWith('__');
        headers.append('Set-Cookie', cookieText(name, value, { maxAge, path, domain, httpOnly, secure }));
      };
      set(tokenName, sessionToken);
      set(jwtName, sessionJwt);
      return headers;
    },
  };
}
