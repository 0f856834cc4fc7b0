import { COOKIE_NAMES } from '../domain/constants';

interface KeptKey {
  area: 'cookie' | 'localStorage' | 'sessionStorage';
  /** `{key}` stands for `stytch_sdk_state_{public token}`. */
  key: string;
  /**
   * `visitor`: data about the signed-in person; `signIn`: data of a sign-in in progress. A sign-out removes
   * both. `browser`: no personal data; it stays.
   */
  of: 'visitor' | 'signIn' | 'browser';
  content: string;
  life: string;
  cleared: string;
}

/**
 * Everything that is kept in a visitor's browser. The stores accept only keys of this table. docs/hosting.md
 * has the same table.
 */
export const KEPT = {
  sessionToken: {
    area: 'cookie',
    key: COOKIE_NAMES.opaqueToken,
    of: 'visitor',
    content: 'the session token',
    life: 'the session',
    cleared: 'sign-out',
  },
  sessionJWT: {
    area: 'cookie',
    key: COOKIE_NAMES.jwt,
    of: 'visitor',
    content: 'the session JWT',
    life: 'the session',
    cleared: 'sign-out',
  },
  intermediateToken: {
    area: 'cookie',
    key: COOKIE_NAMES.intermediateToken,
    of: 'visitor',
    content: 'written by the provider’s B2B client alone',
    life: '10 minutes',
    cleared: 'sign-out by `session.revoke`',
  },
  visitor: {
    area: 'localStorage',
    key: '{key}',
    of: 'visitor',
    content: 'session and user, as last confirmed',
    life: 'the session',
    cleared: 'sign-out; then `null`, which other tabs hear',
  },
  httpOnly: {
    area: 'localStorage',
    key: '{key}::http_only',
    of: 'visitor',
    content: 'that the session is in cookies which scripts cannot read',
    life: 'the session',
    cleared: 'sign-out',
  },
  duration: {
    area: 'localStorage',
    key: '{key}::duration',
    of: 'visitor',
    content: 'session id, and the minutes last asked for, for `keepSessionAlive`',
    life: 'the session',
    cleared: 'sign-out',
  },
  refresh: {
    area: 'localStorage',
    key: '{key}::refresh',
    of: 'visitor',
    content: 'which tab confirmed the session last, and when',
    life: 'the session',
    cleared: 'sign-out',
  },
  knownPasskeys: {
    area: 'localStorage',
    key: '{key}::passkeys',
    of: 'visitor',
    content: 'ids, user, domain and maker of at most 50 passkeys that this browser has seen',
    life: 'the session',
    cleared: 'sign-out; one passkey with its deletion',
  },
  passkeyMakers: {
    area: 'localStorage',
    key: '{key}::passkey_makers',
    of: 'browser',
    content: 'SHA-256 of the ids of at most 50 passkeys, each with its maker (AAGUID)',
    life: 'unlimited',
    cleared: 'one passkey with its deletion',
  },
  'PKCE_VERIFIER:magic_links': {
    area: 'localStorage',
    key: '{key}::PKCE_VERIFIER:magic_links',
    of: 'signIn',
    content: 'verifier, challenge and end of the last five links that were asked for here',
    life: 'that of each mail',
    cleared: 'sign-in by its link; sign-out',
  },
  'PKCE_VERIFIER:passwords': {
    area: 'localStorage',
    key: '{key}::PKCE_VERIFIER:passwords',
    of: 'signIn',
    content: 'the same of password resets',
    life: 'that of each mail',
    cleared: 'reset or sign-in by its link; sign-out',
  },
  'PKCE_VERIFIER:oauth': {
    area: 'localStorage',
    key: '{key}::PKCE_VERIFIER:oauth',
    of: 'signIn',
    content: 'the same of the last start at a social provider',
    life: '1 hour',
    cleared: 'sign-in by it; sign-out',
  },
  'asked:magic_links': {
    area: 'localStorage',
    key: '{key}::asked:magic_links',
    of: 'signIn',
    content: 'until when a link may come that was asked for here, where the project requires no PKCE',
    life: 'that of the mail',
    cleared: 'sign-in by a link; sign-out',
  },
  'asked:passwords': {
    area: 'localStorage',
    key: '{key}::asked:passwords',
    of: 'signIn',
    content: 'the same of password resets',
    life: 'that of the mail',
    cleared: 'reset or sign-in by its link; sign-out',
  },
  urlToken: {
    area: 'sessionStorage',
    key: '{key}::url_token',
    of: 'signIn',
    content: 'the token of a link that waits for its visitor, out of the address, for a reload',
    life: '15 minutes',
    cleared: 'use of the token; a visit that is no reload; sign-out',
  },
  typedEmail: {
    area: 'sessionStorage',
    key: '{key}::typed_email',
    of: 'signIn',
    content:
      'the email address that was submitted, or typed when the page left for a social provider; until sign-in',
    life: 'the tab',
    cleared: 'sign-in; sign-out',
  },
  leftFor: {
    area: 'sessionStorage',
    key: 'pricerx_auth_oauth',
    of: 'signIn',
    content: 'which social provider this tab has gone to',
    life: 'the tab',
    cleared: 'return from it; sign-out',
  },
  bootstrap: {
    area: 'localStorage',
    key: '{key}::bootstrap',
    of: 'browser',
    content: 'the project’s settings, as last told',
    life: 'unlimited',
    cleared: 'never',
  },
  seenDomains: {
    area: 'localStorage',
    key: '{key}::seen_domains',
    of: 'browser',
    content: 'domains that cookies were set for, so that they can be removed',
    life: 'unlimited',
    cleared: 'never',
  },
  refreshLock: {
    area: 'localStorage',
    key: '{key}::refresh::lock',
    of: 'browser',
    content: 'a random claim to the refresh, in browsers without Web Locks',
    life: '12 seconds',
    cleared: 'end of the refresh',
  },
  tab: {
    area: 'sessionStorage',
    key: 'pricerx_auth_tab',
    of: 'browser',
    content: 'a random name of this tab',
    life: 'the tab',
    cleared: 'never',
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
