import { isRecord } from '../../domain/calls/checkValues';
import type { RBACPolicy } from '../../domain/entities';
import { visitorFrom, type Visitor } from '../../domain/session/visitor';
import type { SessionCookies } from './cookies.entry';
import type { UrlTokenStore } from './urlTokenStore';
import { parseJSON, type KeyValueStore } from './keyValueStore';
import { entryStorageKey, type StorageKey } from './storageKeys.entry';
import { readRefresh, type RefreshRecord } from './refreshRecord';

export interface StorageAreas {
  local: KeyValueStore<StorageKey>;
  session: KeyValueStore<StorageKey<'sessionStorage'>>;
}

/** The storage functions for code that runs before the core is loaded. `storage.ts` has the others. */
export interface EntryStorage {
  tokens: SessionCookies;
  visitor: {
    /** Storage key; other tabs listen to its changes. */
    key: string;
    read(): Visitor | null;
    parse(raw: string | null): Visitor | null;
  };
  /** True while the session is in HttpOnly cookies. */
  httpOnly: { read(): boolean };
  /** The RBAC policy of the stored bootstrap data. */
  policy(): RBACPolicy | null;
  urlToken: UrlTokenStore;
  refresh: { read(): RefreshRecord | null };
  /** The email address submitted in this tab, kept for a reload until the visitor has signed in. */
  typedEmail: { read(): string };
  /** The way that signed in last in this browser; it stays after a sign-out. */
  lastUsed: {
    read(): string | null;
    clear(): void;
    /** Calls back when it is cleared by this page. Returns a function that removes the callback. */
    onClear(callback: () => void): () => void;
  };
}

export function createEntryStorage(
  publicToken: string,
  { local, session }: StorageAreas,
  tokens: SessionCookies,
  urlToken: UrlTokenStore,
): EntryStorage {
  const readJSON = (name: 'httpOnly' | 'bootstrap'): unknown =>
    parseJSON(local.get(entryStorageKey(name, publicToken)));
  const parse = (raw: string | null) => visitorFrom(parseJSON(raw));
  const key = entryStorageKey('visitor', publicToken);
  const lastUsed = entryStorageKey('lastUsed', publicToken);
  const onClear = new Set<() => void>();
  return {
    tokens,
    visitor: { key, read: () => parse(local.get(key)), parse },
    httpOnly: { read: () => readJSON('httpOnly') === true },
    policy: () => {
      const bootstrap = readJSON('bootstrap');
      return isRecord(bootstrap) ? (bootstrap.rbacPolicy as RBACPolicy) : null;
    },
    urlToken,
    refresh: { read: () => readRefresh(publicToken, local) },
    typedEmail: { read: () => session.get(entryStorageKey('typedEmail', publicToken)) ?? '' },
    lastUsed: {
      read: () => local.get(lastUsed),
      clear() {
        local.remove(lastUsed);
        onClear.forEach((callback) => callback());
      },
      onClear(callback) {
        onClear.add(callback);
        return () => void onClear.delete(callback);
      },
    },
  };
}
