import type { CookieOptions } from '../../domain/config/clientOptions';
import { COOKIE_NAMES } from '../../domain/constants';
import {
  cookieText,
  cookieValues,
  isLocalhost,
  type CookieAttributes,
} from '../../domain/session/cookieText';

export interface SessionTokens {
  session_token: string;
  session_jwt: string;
}

/** The session cookies' functions for the entry. `cookies.ts` adds those for the core. */
export interface SessionCookies {
  /**
   * Null without a session, and when several cookies have the same name and none is confirmed or stored with the visitor: an attacker
   * may have set one. The JWT is '' in the same cases.
   */
  read(): SessionTokens | null;
  /** The names of duplicate cookies. */
  duplicates(): string[];
  /** All session tokens in the cookies. There may be several: see `read`. */
  candidates(): string[];
  /**
   * @param maxAgeSeconds a duration rather than a date, because the device's clock may be wrong. Undefined
   *   makes a cookie of the browser session.
   */
  write(tokens: Partial<SessionTokens>, maxAgeSeconds?: number): void;
  raw: RawCookies;
}

/** Cookies of any name. */
export interface RawCookies {
  options: CookieOptions;
  env: CookieEnvironment;
  /** Of the session token and of the JWT. */
  names: readonly [string, string];
  assign(name: string, value: string, attributes: Omit<CookieAttributes, 'secure'>): void;
  /** Used when the browser stores no cookies: the sign-in then lasts as long as the page. '' for a JWT that the session has not. */
  memory: Map<string, string>;
  /** By name: the value that this page has written last, or that the provider has confirmed. */
  confirmed: Map<string, string>;
}

interface CookieEnvironment {
  /** The page's cookies. In a sandboxed frame reading and writing may throw. */
  document: { cookie: string };
  location: { hostname: string; host: string; pathname: string; protocol: string };
  /** Whether a value is the session token or the JWT that was stored with the visitor. */
  isOwn(value: string): boolean;
  /** Domains of earlier cookies, kept so that these can be removed. */
  seenDomains: { all(): string[]; add(domain: string): void };
  warn(message: string): void;
  /** Called for each cookie that the browser did not store. */
  onRefused(): void;
}

export function createSessionCookies(options: CookieOptions, env: CookieEnvironment): SessionCookies {
  const tokenName = options.opaqueTokenCookieName ?? COOKIE_NAMES.opaqueToken;
  const jwtName = options.jwtCookieName ?? COOKIE_NAMES.jwt;
  const names = [tokenName, jwtName] as const;
  const { hostname, protocol } = env.location;
  const isLocal = isLocalhost(hostname);
  const ownDomain = options.availableToSubdomains && !isLocal ? (options.domain ?? hostname) : undefined;
  const memory = new Map<string, string>();
  const confirmed = new Map<string, string>();

  const valuesOf = (name: string): string[] => {
    try {
      return cookieValues(env.document.cookie, name);
    } catch {
      return [];
    }
  };
  const assignOnce = (name: string, value: string, attributes: CookieAttributes) => {
    try {
      env.document.cookie = cookieText(name, value, attributes);
    } catch {
      // The cookie is read back below; when it is missing, its value is kept in memory.
    }
  };
  const assign: RawCookies['assign'] = (name, value, attributes) => {
    assignOnce(name, value, { ...attributes, secure: true });
    // Some browsers refuse `Secure` cookies on http, even on localhost.
    if (isLocal && protocol === 'http:' && !valuesOf(name).includes(value))
      assignOnce(name, value, { ...attributes, secure: false });
  };
  const assignHere = (name: string, value: string, maxAge?: number) =>
    assign(name, value, { maxAge, path: options.path ?? '/', domain: ownDomain });
  const writeOne = (name: string, value: string | undefined, maxAge?: number) => {
    if (!value) return;
    const before = valuesOf(name);
    assignHere(name, value, maxAge);
    if (ownDomain) env.seenDomains.add(ownDomain);
    const after = valuesOf(name);
    // A third value is that of another tab, which has written after this one.
    if (after.includes(value) || after.some((other) => !before.includes(other))) {
      memory.delete(name);
      confirmed.set(name, value);
      return;
    }
    memory.set(name, value);
    env.onRefused();
  };
  const readOne = (name: string): string | null => {
    const kept = memory.get(name);
    if (kept !== undefined) return kept;
    const values = valuesOf(name);
    if (values.length < 2) return values[0] ?? null;
    const known = confirmed.get(name);
    return values.find((value) => value === known) ?? values.find(env.isOwn) ?? null;
  };
  const duplicates = () => names.filter((name) => valuesOf(name).length > (memory.get(name) === '' ? 0 : 1));

  return {
    read() {
      const session_token = readOne(tokenName);
      return session_token ? { session_token, session_jwt: readOne(jwtName) ?? '' } : null;
    },
    duplicates,
    candidates: () => (memory.has(tokenName) ? [memory.get(tokenName) ?? ''] : valuesOf(tokenName)),
    write({ session_token, session_jwt }, maxAgeSeconds) {
      if (session_token && !session_jwt && session_token !== readOne(tokenName)) {
        // A server would accept the JWT of the earlier session, or a planted one.
        memory.set(jwtName, '');
        confirmed.delete(jwtName);
        if (valuesOf(jwtName).length > 0) assignHere(jwtName, '', 0);
      }
      writeOne(tokenName, session_token, maxAgeSeconds);
      writeOne(jwtName, session_jwt, maxAgeSeconds);
    },
    raw: {
      options,
      env,
      names,
      assign,
      memory,
      confirmed,
    },
  };
}
