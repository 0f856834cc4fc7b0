import { COOKIE_NAMES } from '../../domain/constants';
import type { SessionCookies } from './cookies';

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
}

export function createRemovableCookies(cookies: SessionCookies): RemovableCookies {
  const { options, env, names, assign, memory, confirmed } = cookies.raw;
  const [tokenName] = names;

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
  const removeEverywhere = (name: string) => {
    memory.delete(name);
    confirmed.delete(name);
    const domains = new Set([undefined, options.domain, ...env.seenDomains.all(), ...domainsHere()]);
    for (const path of new Set([undefined, '/', options.path, ...pathsHere()])) {
      for (const domain of domains) assign(name, '', { maxAge: 0, path, domain });
    }
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
      const tokens = cookies.read();
      if (tokens && !cookies.isAmbiguous() && cookies.duplicates().length > 0) write(tokens);
    },
    clear: () => names.forEach(removeEverywhere),
    clearIntermediate: () => removeEverywhere(options.istCookieName ?? COOKIE_NAMES.intermediateToken),
  };
}
