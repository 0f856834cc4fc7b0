export interface StorageEntry {
  area: 'cookie' | 'localStorage' | 'sessionStorage';
  /** `{key}` stands for `stytch_sdk_state_{public token}`. */
  key: string;
  /**
   * `visitor`: data about the signed-in person; `signIn`: data of a sign-in in progress. A sign-out removes
   * both. `browser`: no personal data; it stays.
   */
  of: 'visitor' | 'signIn' | 'browser';
}

declare const row: unique symbol;
/** The key of a row in the browser's storage, made by `entryStorageKey` and `storageKey` only. */
export type StorageKey<Area extends StorageEntry['area'] = 'localStorage'> = string & {
  readonly [row]: Area;
};

/** The storage keys that are read before the core is loaded. All others are in `storageKeys.ts`. */
export const ENTRY_STORAGE_KEYS = {
  visitor: '{key}',
  httpOnly: '{key}::http_only',
  refresh: '{key}::refresh',
  urlToken: '{key}::url_token',
  typedEmail: '{key}::typed_email',
  lastUsed: '{key}::last_used',
  bootstrap: '{key}::bootstrap',
  seenDomains: '{key}::seen_domains',
  tab: 'pricerx_auth_tab',
} as const;

type InTab = 'urlToken' | 'typedEmail' | 'tab';

export const storagePrefix = (publicToken: string): string => `stytch_sdk_state_${publicToken}`;

export const expandKey = <Area extends StorageEntry['area']>(
  key: string,
  publicToken: string,
): StorageKey<Area> => key.replace('{key}', () => storagePrefix(publicToken)) as StorageKey<Area>;

export const entryStorageKey = <Name extends keyof typeof ENTRY_STORAGE_KEYS>(
  name: Name,
  publicToken: string,
): StorageKey<Name extends InTab ? 'sessionStorage' : 'localStorage'> =>
  expandKey(ENTRY_STORAGE_KEYS[name], publicToken);
