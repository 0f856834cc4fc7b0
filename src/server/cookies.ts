import type { CookieOptions } from '../domain/config/clientOptions';
import { COOKIE_NAMES } from '../domain/constants';
import type { RequestParts } from './requests';

/** `cookieOptions` of `createClient`, which must be the same, and whether the provider makes the cookies HttpOnly. */
export interface ServerCookieOptions extends Omit<CookieOptions, 'istCookieName'> {
  /** Whether scripts of the page cannot read the session cookies. Default: false. */
  httpOnly?: boolean;
}

export interface SessionTokens {
  sessionToken: string;
  sessionJwt: string;
}

/** The session cookies of a request, and the headers that change them. */
export interface ServerCookies {
  /** Null when a name comes with two values: another page of the domain may have set one of them. */
  read(request: RequestParts): { [Name in keyof SessionTokens]: string | undefined } | null;
  /** @param maxAgeSeconds until the session ends */
  set(request: RequestParts, tokens: SessionTokens, maxAgeSeconds: number): Headers;
  remove(request: RequestParts): Headers;
}

const LOCALHOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

function decoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The one value of a cookie; undefined without one, null when there are several. */
function valueOf(pairs: string[], name: string): string | undefined | null {
  const values = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const different = new Set(values.filter(Boolean).map(decoded));
  return different.size > 1 ? null : [...different][0];
}

export function createServerCookies(options: ServerCookieOptions): ServerCookies {
  const tokenName = options.opaqueTokenCookieName ?? COOKIE_NAMES.opaqueToken;
  const jwtName = options.jwtCookieName ?? COOKIE_NAMES.jwt;

  function headersFor({ host }: RequestParts, values: [token: string, jwt: string], maxAge: number): Headers {
    const isLocal = LOCALHOST.test(host);
    const domain = options.availableToSubdomains && !isLocal && (options.domain ?? host.replace(/:\d+$/, ''));
    // A page that was made with the visitor's cookies is for this visitor only.
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    for (const [index, name] of [tokenName, jwtName].entries()) {
      const attributes = [
        `${name}=${encodeURIComponent(values[index] ?? '')}`,
        `Path=${options.path ?? '/'}`,
        domain && `Domain=${domain}`,
        `Max-Age=${Math.max(0, Math.floor(maxAge))}`,
        'SameSite=Lax',
        options.httpOnly && 'HttpOnly',
        // Some browsers refuse `Secure` cookies on http://localhost.
        (!isLocal || name.startsWith('__')) && 'Secure',
      ];
      headers.append('Set-Cookie', attributes.filter(Boolean).join('; '));
    }
    return headers;
  }

  return {
    read({ header }) {
      const pairs = header('cookie').split(/; */);
      const [sessionToken, sessionJwt] = [valueOf(pairs, tokenName), valueOf(pairs, jwtName)];
      return sessionToken === null || sessionJwt === null ? null : { sessionToken, sessionJwt };
    },
    set: (request, { sessionToken, sessionJwt }, maxAge) =>
      headersFor(request, [sessionToken, sessionJwt], maxAge),
    remove: (request) => headersFor(request, ['', ''], 0),
  };
}
