import type { CookieOptions } from '../domain/clientOptions';
import { COOKIE_NAMES } from '../domain/constants';

export interface SessionTokens {
  session_token: string;
  session_jwt: string;
}

export interface SessionCookies {
  read(): SessionTokens | null;
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
  location: { hostname: string; host: string };
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
      return pairs.map((pair) => decode(pair.slice(name.length + 1)));
    } catch {
      return [];
    }
  };
  const assign = (
    name: string,
    value: string,
    attributes: { maxAge?: number; path?: string; domain?: string },
  ) => {
    try {
      env.document.cookie = [
        `${name}=${encodeURIComponent(value)}`,
        attributes.path && `Path=${attributes.path}`,
        attributes.domain && `Domain=${attributes.domain}`,
        attributes.maxAge !== undefined && `Max-Age=${attributes.maxAge}`,
        'SameSite=Lax',
        !localhost && 'Secure',
      ]
        .filter(Boolean)
        .join('; ');
    } catch {
      // Read back below: what did not stick goes to memory.
    }
  };
  const expire = (name: string, path?: string, domain?: string) =>
    assign(name, '', { maxAge: 0, path, domain });

  const removeEverywhere = (name: string) => {
    memory.delete(name);
    const domains = new Set([undefined, options.domain, ownDomain, ...env.seenDomains.all()]);
    for (const path of new Set([undefined, '/', options.path])) {
      for (const domain of domains) expire(name, path, domain);
    }
  };
  const writeOne = (name: string, value: string, maxAge?: number) => {
    assign(name, value, { maxAge, path: options.path ?? '/', domain: ownDomain });
    if (ownDomain) env.seenDomains.add(ownDomain);
    if (valuesOf(name).length > 1) {
      // A cookie of the opposite `availableToSubdomains` setting would shadow the new one.
      expire(name, options.path ?? '/', subdomains ? undefined : (options.domain ?? env.location.hostname));
      if (valuesOf(name).length > 1) {
        env.warn(
          `Two cookies named "${name}" exist for this page. Remove your site's own, or rename ours with cookieOptions.`,
        );
      }
    }
    if (valuesOf(name).includes(value)) {
      memory.delete(name);
      return;
    }
    memory.set(name, value);
    env.onRefused();
  };
  const readOne = (name: string): string | null => memory.get(name) ?? valuesOf(name)[0] ?? null;

  return {
    read() {
      const session_token = readOne(tokenName);
      return session_token ? { session_token, session_jwt: readOne(jwtName) ?? '' } : null;
    },
    write({ session_token, session_jwt }, maxAgeSeconds) {
      if (session_token) writeOne(tokenName, session_token, maxAgeSeconds);
      if (session_jwt) writeOne(jwtName, session_jwt, maxAgeSeconds);
    },
    clear: () => [tokenName, jwtName].forEach(removeEverywhere),
    clearIntermediate: () => removeEverywhere(options.istCookieName ?? COOKIE_NAMES.intermediateToken),
  };
}
