import type { CookieOptions } from '../../domain/config/clientOptions';
import { COOKIE_NAMES } from '../../domain/constants';

export interface SessionTokens {
  session_token: string;
  session_jwt: string;
}

export interface SessionCookies {
  /**
   * Null also when several cookies have the same name and none is confirmed, because any of them may be
   * planted.
   */
  read(): SessionTokens | null;
  /** Whether several cookies have the same name and none is confirmed. */
  isAmbiguous(): boolean;
  /** All session tokens in the cookies; more than one when a cookie was planted. */
  candidates(): string[];
  /** Chooses the session token to read among several. The caller has asked the provider whose it is. */
  believe(sessionToken: string): void;
  /**
   * @param maxAgeSeconds a duration rather than a date, because the device's clock may be wrong. Undefined
   *   makes a cookie of the browser session.
   */
  write(tokens: Partial<SessionTokens>, maxAgeSeconds?: number): void;
  /**
   * Removes the session cookies with every path and domain that this or an earlier configuration may have
   * used.
   */
  clear(): void;
  /** Removes the intermediate session token, which a sign-out ends too. */
  clearIntermediate(): void;
}

export interface CookieEnvironment {
  /** The page's cookies. In a sandboxed frame reading and writing may throw. */
  document: { cookie: string };
  location: { hostname: string; host: string; pathname: string; protocol: string };
  /** Domains of earlier cookies, kept so that these can be removed. */
  seenDomains: { all(): string[]; add(domain: string): void };
  warn(message: string): void;
  /** Called for each cookie that the browser did not store. */
  onRefused(): void;
}

const isLocalhost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

export function createSessionCookies(options: CookieOptions, env: CookieEnvironment): SessionCookies {
  const tokenName = options.opaqueTokenCookieName ?? COOKIE_NAMES.opaqueToken;
  const jwtName = options.jwtCookieName ?? COOKIE_NAMES.jwt;
  const localhost = isLocalhost(env.location.hostname);
  const subdomains = Boolean(options.availableToSubdomains) && !localhost;
  const ownDomain = subdomains ? (options.domain ?? env.location.hostname) : undefined;
  /** Used when the browser stores no cookies: the sign-in then lasts as long as the page. */
  const memory = new Map<string, string>();
  /** Of several cookies with one name, the value that the provider has confirmed. */
  const believed = new Map<string, string>();

  const decode = (value: string): string => {
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  };
  const valuesOf = (name: string): string[] => {
    try {
      const pairs = env.document.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`));
      return [...new Set(pairs.map((pair) => decode(pair.slice(name.length + 1))))];
    } catch {
      return [];
    }
  };
  const assign = (
    name: string,
    value: string,
    attributes: { maxAge?: number; path?: string; domain?: string },
    secure = true,
  ) => {
    try {
      env.document.cookie = [
        `${name}=${encodeURIComponent(value)}`,
        attributes.path && `Path=${attributes.path}`,
        attributes.domain && `Domain=${attributes.domain}`,
        attributes.maxAge !== undefined && `Max-Age=${attributes.maxAge}`,
        'SameSite=Lax',
        secure && 'Secure',
      ]
        .filter(Boolean)
        .join('; ');
    } catch {
      // The cookie is read back below; when it is missing, its value is kept in memory.
    }
  };
  /** Some browsers refuse `Secure` cookies on http, even on localhost. */
  const mayBeInsecure = localhost && env.location.protocol === 'http:';
  const expire = (name: string, path?: string, domain?: string) => {
    assign(name, '', { maxAge: 0, path, domain });
    if (mayBeInsecure) assign(name, '', { maxAge: 0, path, domain }, false);
  };
  /** All paths whose cookies this page can read, each with and without a trailing slash. */
  const pathsHere = (): string[] => {
    const parts = env.location.pathname.split('/').filter(Boolean);
    return parts.flatMap((_, index) => {
      const path = `/${parts.slice(0, index + 1).join('/')}`;
      return [path, `${path}/`];
    });
  };
  /** The page's host and its parent domains. Browsers refuse public suffixes. */
  const domainsHere = (): string[] => {
    const labels = env.location.hostname.split('.');
    return localhost ? [] : labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  };

  const removeEverywhere = (name: string) => {
    memory.delete(name);
    believed.delete(name);
    const domains = new Set([
      undefined,
      options.domain,
      ownDomain,
      ...env.seenDomains.all(),
      ...domainsHere(),
    ]);
    for (const path of new Set([undefined, '/', options.path, ...pathsHere()])) {
      for (const domain of domains) expire(name, path, domain);
    }
  };
  const writeOne = (name: string, value: string, maxAge?: number) => {
    const attributes = { maxAge, path: options.path ?? '/', domain: ownDomain };
    assign(name, value, attributes);
    if (mayBeInsecure && !valuesOf(name).includes(value)) assign(name, value, attributes, false);
    if (ownDomain) env.seenDomains.add(ownDomain);
    if (valuesOf(name).length > 1) {
      // A cookie written with the other `availableToSubdomains` setting, or a planted one, would be read
      // instead.
      removeEverywhere(name);
      assign(name, value, attributes);
      if (mayBeInsecure && !valuesOf(name).includes(value)) assign(name, value, attributes, false);
      if (valuesOf(name).length > 1) {
        env.warn(
          `Two cookies named "${name}" exist for this page. Remove your site's own, or rename ours with cookieOptions.`,
        );
      }
    }
    if (valuesOf(name).includes(value)) {
      memory.delete(name);
      believed.set(name, value);
      return;
    }
    memory.set(name, value);
    env.onRefused();
  };
  const readOne = (name: string): string | null => {
    const [value = null, another] = valuesOf(name);
    const kept = memory.get(name);
    if (kept !== undefined) return kept;
    if (another === undefined) return value;
    const known = believed.get(name);
    return known !== undefined && valuesOf(name).includes(known) ? known : null;
  };

  return {
    read() {
      const session_token = readOne(tokenName);
      return session_token ? { session_token, session_jwt: readOne(jwtName) ?? '' } : null;
    },
    isAmbiguous: () =>
      [tokenName, jwtName].some((name) => valuesOf(name).length > 1 && readOne(name) === null),
    candidates: () => (memory.has(tokenName) ? [memory.get(tokenName) ?? ''] : valuesOf(tokenName)),
    believe: (sessionToken) => believed.set(tokenName, sessionToken),
    write({ session_token, session_jwt }, maxAgeSeconds) {
      if (session_token) writeOne(tokenName, session_token, maxAgeSeconds);
      if (session_jwt) writeOne(jwtName, session_jwt, maxAgeSeconds);
    },
    clear: () => [tokenName, jwtName].forEach(removeEverywhere),
    clearIntermediate: () => removeEverywhere(options.istCookieName ?? COOKIE_NAMES.intermediateToken),
  };
}
