import { COOKIE_NAMES } from '../../domain/constants';
import { cookieValues } from '../../domain/session/cookieText';
import type { SessionCookies, SessionTokens } from './cookies.entry';

export interface RemovableCookies extends SessionCookies {
  /** Selects one of several session tokens, after the provider has confirmed it. */
  confirm(sessionToken: string): void;
  /** Removes duplicate cookies, whose values a server could read instead of the tokens. */
  removeOthers(): void;
  /**
   * Removes the session cookies with every path and domain that this or an earlier configuration may have
   * used.
   */
  clear(): void;
  /** Removes the intermediate session token, which a sign-out ends too. */
  clearIntermediate(): void;
  /** The tokens that this page has written last, until they are removed; null without any. */
  written(): SessionTokens | null;
}

/** Names that differ by white space which a server's parser may take away, as in `\u2000__Host-session`, which a subdomain can set. */
const spellingsIn = (cookies: string, name: string): string[] =>
  cookies
    .split('; ')
    .map((pair) => pair.slice(0, Math.max(0, pair.indexOf('='))))
    .filter((found) => found.trim() === name);

export function createRemovableCookies(cookies: SessionCookies): RemovableCookies {
  const { options, env, names, assign, memory, confirmed } = cookies.raw;
  const [tokenName, jwtName] = names;

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
    return labels.map((_, index) => labels.slice(index).join('.'));
  };
  const cookiesHere = (): string => {
    try {
      return env.document.cookie;
    } catch {
      return '';
    }
  };
  const expire = (name: string, value: string) => {
    const domains = new Set([undefined, options.domain, ...env.seenDomains.all(), ...domainsHere()]);
    for (const path of new Set([undefined, '/', options.path, ...pathsHere()])) {
      for (const domain of domains) assign(name, value, { maxAge: 0, path, domain });
    }
  };
  const removeEverywhere = (name: string) => {
    memory.delete(name);
    confirmed.delete(name);
    new Set([name, ...spellingsIn(cookiesHere(), name)]).forEach((spelling) => expire(spelling, ''));
    // The rest may be a cookie without a name, whose value is `name=…`. Chromium removes it by any value but an empty one.
    if (cookieValues(cookiesHere(), name).length > 0) expire('', '-');
  };

  function write(...[tokens, maxAgeSeconds]: Parameters<SessionCookies['write']>): void {
    cookies.write(tokens, maxAgeSeconds);
    const found = cookies.duplicates();
    if (found.length === 0) return;
    // Duplicates come from another `availableToSubdomains` setting or from an attacker.
    found.forEach(removeEverywhere);
    cookies.write(tokens, maxAgeSeconds);
    for (const name of cookies.duplicates()) {
      env.warn(
        `Two cookies named "${name}" exist for this page. Remove your site's own, or rename ours with cookieOptions.`,
      );
    }
  }

  return {
    ...cookies,
    write,
    confirm: (sessionToken) => confirmed.set(tokenName, sessionToken),
    removeOthers() {
      const [tokens, found] = [cookies.read(), cookies.duplicates()];
      const isUnclear = found.includes(jwtName) && !tokens?.session_jwt && !memory.has(jwtName);
      if (tokens && !isUnclear && found.length > 0) write(tokens);
    },
    clear: () => names.forEach(removeEverywhere),
    written() {
      const [session_token, session_jwt] = names.map((name) => confirmed.get(name));
      return session_token && session_jwt ? { session_token, session_jwt } : null;
    },
    clearIntermediate: () => removeEverywhere(options.istCookieName ?? COOKIE_NAMES.intermediateToken),
  };
}
