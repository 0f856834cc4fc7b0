import type { CookieOptions } from '../domain/clientOptions';
import { COOKIE_NAMES } from '../domain/constants';

export interface SessionTokens {
  session_token: string;
  session_jwt: string;
}

export interface SessionCookies {
  /** Null too where several cookies of one name answer, of which none has been believed: any may be planted. */
  read(): SessionTokens | null;
  /** Whether several cookies of one name answer, of which none has been believed. */
  isAmbiguous(): boolean;
  /** The session tokens that are there, several where a cookie was planted. */
  candidates(): string[];
  /** The token that is read from now on, of several. The caller asks the provider whose it is. */
  believe(sessionToken: string): void;
  /** @param maxAgeSeconds a duration, not a date: the device's clock may be wrong. Absent: until the browser closes. */
  write(tokens: Partial<SessionTokens>, maxAgeSeconds?: number): void;
  /** Removes the session's cookies in every variant that this or an earlier configuration may have written. */
  clear(): void;
  /** The same for the intermediate session token, which a sign-out ends as well. */
  clearIntermediate(): void;
}

export interface CookieEnvironment {
  /** The cookie string of the page, and how to set one. Either may throw in a sandboxed frame. */
  document: { cookie: string };
  location: { hostname: string; host: string; pathname: string; protocol: string };
  /** Domains for which we have written cookies before, kept so that they can be removed. */
  seenDomains: { all(): string[]; add(domain: string): void };
  warn(message: string): void;
  /** Told of each cookie that did not stick. */
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
  /** Where cookies cannot be had, a sign-in lasts as long as the page. */
  const memory = new Map<string, string>();
  /** Of cookies with one name, the value that the provider has vouched for. */
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
      // Read back below: what did not stick goes to memory.
    }
  };
  /** Some browsers take no `Secure` cookie on http, localhost included. */
  const mayBeInsecure = localhost && env.location.protocol === 'http:';
  const expire = (name: string, path?: string, domain?: string) => {
    assign(name, '', { maxAge: 0, path, domain });
    if (mayBeInsecure) assign(name, '', { maxAge: 0, path, domain }, false);
  };
  /** Of each folder that the page is in, with and without its last slash: a cookie of any of them is seen here. */
  const pathsHere = (): string[] => {
    const parts = env.location.pathname.split('/').filter(Boolean);
    return parts.flatMap((_, index) => {
      const path = `/${parts.slice(0, index + 1).join('/')}`;
      return [path, `${path}/`];
    });
  };
  /** The page's host and each domain above it; a browser refuses those that are nobody's. */
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
      // One of the opposite `availableToSubdomains` setting, or a planted one, would be read in place of the new one.
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
