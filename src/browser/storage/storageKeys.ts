import { COOKIE_NAMES } from '../../domain/constants';
import { expandKey, ENTRY_STORAGE_KEYS, type StorageEntry, type StorageKey } from './storageKeys.entry';

/**
 * All data in a visitor's browser. The stores accept only keys of this table. docs/hosting.md has the content and
 * lifetime of each, and what clears it.
 */
export const STORAGE_KEYS = {
  sessionToken: { area: 'cookie', key: COOKIE_NAMES.opaqueToken, of: 'visitor' },
  sessionJWT: { area: 'cookie', key: COOKIE_NAMES.jwt, of: 'visitor' },
  intermediateToken: { area: 'cookie', key: COOKIE_NAMES.intermediateToken, of: 'visitor' },
  visitor: { area: 'localStorage', key: ENTRY_STORAGE_KEYS.visitor, of: 'visitor' },
  httpOnly: { area: 'localStorage', key: ENTRY_STORAGE_KEYS.httpOnly, of: 'visitor' },
  duration: { area: 'localStorage', key: '{key}::duration', of: 'visitor' },
  refresh: { area: 'localStorage', key: ENTRY_STORAGE_KEYS.refresh, of: 'visitor' },
  knownPasskeys: { area: 'localStorage', key: '{key}::passkeys', of: 'visitor' },
  passkeyMakers: { area: 'localStorage', key: '{key}::passkey_makers', of: 'browser' },
  passkeyCreation: { area: 'localStorage', key: '{key}::passkey_creation', of: 'browser' },
  'PKCE_VERIFIER:magic_links': {
    area: 'localStorage',
    key: '{key}::PKCE_VERIFIER:magic_links',
    of: 'signIn',
  },
  'PKCE_VERIFIER:passwords': { area: 'localStorage', key: '{key}::PKCE_VERIFIER:passwords', of: 'signIn' },
  'PKCE_VERIFIER:oauth': { area: 'localStorage', key: '{key}::PKCE_VERIFIER:oauth', of: 'signIn' },
  'awaitedMails:magic_links': { area: 'localStorage', key: '{key}::asked:magic_links', of: 'signIn' },
  'awaitedMails:passwords': { area: 'localStorage', key: '{key}::asked:passwords', of: 'signIn' },
  urlToken: { area: 'sessionStorage', key: ENTRY_STORAGE_KEYS.urlToken, of: 'signIn' },
  typedEmail: { area: 'sessionStorage', key: ENTRY_STORAGE_KEYS.typedEmail, of: 'signIn' },
  startedOAuth: { area: 'sessionStorage', key: 'pricerx_auth_oauth', of: 'signIn' },
  oneTap: { area: 'sessionStorage', key: '{key}::one_tap', of: 'signIn' },
  lastUsed: { area: 'localStorage', key: ENTRY_STORAGE_KEYS.lastUsed, of: 'browser' },
  bootstrap: { area: 'localStorage', key: ENTRY_STORAGE_KEYS.bootstrap, of: 'browser' },
  seenDomains: { area: 'localStorage', key: ENTRY_STORAGE_KEYS.seenDomains, of: 'browser' },
  refreshLock: { area: 'localStorage', key: '{key}::refresh::lock', of: 'browser' },
  tab: { area: 'sessionStorage', key: ENTRY_STORAGE_KEYS.tab, of: 'browser' },
} as const satisfies Record<string, StorageEntry>;

type StorageName = keyof typeof STORAGE_KEYS;

/** The names in one storage area. */
export type StorageNameIn<Area extends StorageEntry['area']> = {
  [Name in StorageName]: (typeof STORAGE_KEYS)[Name]['area'] extends Area ? Name : never;
}[StorageName];

export const storageKey = <Name extends StorageName>(
  name: Name,
  publicToken: string,
): StorageKey<(typeof STORAGE_KEYS)[Name]['area']> => expandKey(STORAGE_KEYS[name].key, publicToken);

/** The names in a storage area, limited to some kinds of data. */
export const storageNames = <Area extends StorageEntry['area']>(
  area: Area,
  of: readonly StorageEntry['of'][],
): StorageNameIn<Area>[] =>
  (Object.keys(STORAGE_KEYS) as StorageName[]).filter(
    (name): name is StorageNameIn<Area> =>
      STORAGE_KEYS[name].area === area && of.includes(STORAGE_KEYS[name].of),
  );
