import { COOKIE_NAMES } from '../../domain/constants';

interface KeptKey {
  area: 'cookie' | 'localStorage' | 'sessionStorage';
  /** `{key}` stands for `stytch_sdk_state_{public token}`. */
  key: string;
  /**
   * `visitor`: data about the signed-in person; `signIn`: data of a sign-in in progress. A sign-out removes
   * both. `browser`: no personal data; it stays.
   */
  of: 'visitor' | 'signIn' | 'browser';
}

/**
 * Everything that is kept in a visitor's browser. The stores accept only keys of this table. docs/hosting.md
 * says what each holds, for how long, and what clears it.
 */
export const KEPT = {
  sessionToken: {
    area: 'cookie',
    key: COOKIE_NAMES.opaqueToken,
    of: 'visitor',
  },
  sessionJWT: {
    area: 'cookie',
    key: COOKIE_NAMES.jwt,
    of: 'visitor',
  },
  intermediateToken: {
    area: 'cookie',
    key: COOKIE_NAMES.intermediateToken,
    of: 'visitor',
  },
  visitor: {
    area: 'localStorage',
    key: '{key}',
    of: 'visitor',
  },
  httpOnly: {
    area: 'localStorage',
    key: '{key}::http_only',
    of: 'visitor',
  },
  duration: {
    area: 'localStorage',
    key: '{key}::duration',
    of: 'visitor',
  },
  refresh: {
    area: 'localStorage',
    key: '{key}::refresh',
    of: 'visitor',
  },
  knownPasskeys: {
    area: 'localStorage',
    key: '{key}::passkeys',
    of: 'visitor',
  },
  passkeyMakers: {
    area: 'localStorage',
    key: '{key}::passkey_makers',
    of: 'browser',
  },
  'PKCE_VERIFIER:magic_links': {
    area: 'localStorage',
    key: '{key}::PKCE_VERIFIER:magic_links',
    of: 'signIn',
  },
  'PKCE_VERIFIER:passwords': {
    area: 'localStorage',
    key: '{key}::PKCE_VERIFIER:passwords',
    of: 'signIn',
  },
  'PKCE_VERIFIER:oauth': {
    area: 'localStorage',
    key: '{key}::PKCE_VERIFIER:oauth',
    of: 'signIn',
  },
  'asked:magic_links': {
    area: 'localStorage',
    key: '{key}::asked:magic_links',
    of: 'signIn',
  },
  'asked:passwords': {
    area: 'localStorage',
    key: '{key}::asked:passwords',
    of: 'signIn',
  },
  urlToken: {
    area: 'sessionStorage',
    key: '{key}::url_token',
    of: 'signIn',
  },
  typedEmail: {
    area: 'sessionStorage',
    key: '{key}::typed_email',
    of: 'signIn',
  },
  leftFor: {
    area: 'sessionStorage',
    key: 'pricerx_auth_oauth',
    of: 'signIn',
  },
  bootstrap: {
    area: 'localStorage',
    key: '{key}::bootstrap',
    of: 'browser',
  },
  seenDomains: {
    area: 'localStorage',
    key: '{key}::seen_domains',
    of: 'browser',
  },
  refreshLock: {
    area: 'localStorage',
    key: '{key}::refresh::lock',
    of: 'browser',
  },
  tab: {
    area: 'sessionStorage',
    key: 'pricerx_auth_tab',
    of: 'browser',
  },
} as const satisfies Record<string, KeptKey>;

export type KeptName = keyof typeof KEPT;

/** The names in one storage area. */
export type KeptIn<Area extends KeptKey['area']> = {
  [Name in KeptName]: (typeof KEPT)[Name]['area'] extends Area ? Name : never;
}[KeptName];

declare const row: unique symbol;
/** The key of a row in the browser's storage, made by `keptKey` only. */
export type StorageKey<Area extends KeptKey['area'] = 'localStorage'> = string & { readonly [row]: Area };

export const storageKey = (publicToken: string): string => `stytch_sdk_state_${publicToken}`;

export const keptKey = <Name extends KeptName>(
  name: Name,
  publicToken: string,
): StorageKey<(typeof KEPT)[Name]['area']> =>
  KEPT[name].key.replace('{key}', () => storageKey(publicToken)) as StorageKey<(typeof KEPT)[Name]['area']>;

/** The names in a storage area, limited to some kinds of data. */
export const namesKept = <Area extends KeptKey['area']>(
  area: Area,
  of: readonly KeptKey['of'][],
): KeptIn<Area>[] =>
  (Object.keys(KEPT) as KeptName[]).filter(
    (name): name is KeptIn<Area> => KEPT[name].area === area && of.includes(KEPT[name].of),
  );
