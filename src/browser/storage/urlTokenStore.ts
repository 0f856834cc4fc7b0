import { URL_TOKEN_LIFETIME_MS } from '../../domain/constants';
import { urlToken, type UrlToken } from '../../domain/addresses/urlToken';
import { createKeyValueStore, parseJSON, type KeyValueStore } from './keyValueStore';
import { entryStorageKey, type StorageKey } from './storageKeys.entry';

/** A link's token, which was removed from the address. It is kept for a reload of the page in the same tab. */
export interface UrlTokenStore {
  /** @returns this page's token; `isUnderWay` when the current document has stored it to redeem it */
  read(): (UrlToken & { isUnderWay: boolean }) | null;
  write(token: UrlToken, isUnderWay: boolean): void;
  clear(): void;
}

interface Page {
  path(): string;
  /** Time at which the document was created. A reload creates another. */
  loadedAt: number;
  /** Whether the document is a reload of its history entry rather than a new visit. */
  isReload: boolean;
  now(): number;
}

/** Reads what only a stored token needs when there is one. */
const pageOf = (window: Window): Page => ({
  path: () => window.location.pathname,
  get loadedAt() {
    return window.performance.timeOrigin;
  },
  get isReload() {
    const [entry] = window.performance.getEntriesByType?.('navigation') ?? [];
    const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
    return type === 'reload' || type === 'back_forward';
  },
  now: () => Date.now(),
});

interface StoredToken {
  type: string;
  token: string;
  path: string;
  loadedAt: number;
  ends: number;
  isUnderWay: boolean;
}

/** The other fields are not checked, because `read` compares them. */
const isStoredToken = (value: unknown): value is StoredToken => {
  const { type, token } = (value ?? {}) as Partial<StoredToken>;
  return typeof type === 'string' && typeof token === 'string';
};

export function createUrlTokenStore(
  publicToken: string,
  session: KeyValueStore<StorageKey<'sessionStorage'>>,
  page: Page = pageOf(window),
): UrlTokenStore {
  const key = entryStorageKey('urlToken', publicToken);

  function read(): ReturnType<UrlTokenStore['read']> {
    const raw = session.get(key);
    if (raw === null) return null;
    const stored = parseJSON(raw);
    const isGood =
      isStoredToken(stored) &&
      page.now() < stored.ends &&
      (stored.loadedAt === page.loadedAt || page.isReload);
    if (!isGood) {
      session.remove(key);
      return null;
    }
    if (stored.path !== page.path()) return null;
    const found = urlToken(stored.type, stored.token);
    return found && { ...found, isUnderWay: stored.isUnderWay && stored.loadedAt === page.loadedAt };
  }
  // Discards the token when this is a new visit rather than a reload.
  read();

  return {
    read,
    write({ tokenType: type, token }, isUnderWay) {
      const stored: StoredToken = {
        type,
        token,
        path: page.path(),
        loadedAt: page.loadedAt,
        ends: page.now() + URL_TOKEN_LIFETIME_MS,
        isUnderWay,
      };
      session.set(key, JSON.stringify(stored));
    },
    clear: () => session.remove(key),
  };
}

/** For code that runs before the services exist. */
export const tabToken = (publicToken: string): UrlTokenStore =>
  createUrlTokenStore(
    publicToken,
    createKeyValueStore(
      () => window.sessionStorage,
      () => undefined,
    ),
  );
