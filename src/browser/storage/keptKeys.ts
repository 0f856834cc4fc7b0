import { COOKIE_NAMES } from '../../domain/constants';
import { keyOf, REMEMBERED, type KeptKey, type StorageKey } from './rememberedKeys';

/**
 * All data in a visitor's browser. The stores accept only keys of this table. docs/hosting.md has the content and
 * lifetime of each, and what clears it.
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
    key: REMEMBERED.visitor,
    of: 'visitor',
  },
  httpOnly: {
    area: 'localStorage',
    key: REMEMBERED.httpOnly,
    of: 'visitor',
  },
  duration: {
    area: 'localStorage',
    key: '{key}::duration',
    of: 'visitor',
  },
  refresh: {
    area: 'localStorage',
    key: REMEMBERED.refresh,
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
  'awaitedMails:magic_links': {
    area: 'localStorage',
    key: '{key}::asked:magic_links',
    of: 'signIn',
  },
  'awaitedMails:passwords': {
    area: 'localStorage',
    key: '{key}::asked:passwords',
    of: 'signIn',
  },
  urlToken: {
    area: 'sessionStorage',
    key: REMEMBERED.urlToken,
    of: 'signIn',
  },
  typedEmail: {
    area: 'sessionStorage',
    key: REMEMBERED.typedEmail,
    of: 'signIn',
  },
  startedOAuth: {
    area: 'sessionStorage',
    key: 'pricerx_auth_oauth',
    of: 'signIn',
  },
  oneTap: {
    area: 'sessionStorage',
    key: '{key}::one_tap',
    of: 'signIn',
  },
  bootstrap: {
    area: 'localStorage',
    key: REMEMBERED.bootstrap,
    of: 'browser',
  },
  seenDomains: {
    area: 'localStorage',
    key: REMEMBERED.seenDomains,
    of: 'browser',
  },
  refreshLock: {
    area: 'localStorage',
    key: '{key}::refresh::lock',
    of: 'browser',
  },
  tab: {
    area: 'sessionStorage',
    key: REMEMBERED.tab,
    of: 'browser',
  },
} as const satisfies Record<string, KeptKey>;

export type KeptName = keyof typeof KEPT;

/** The names in one storage area. */
export type KeptIn<Area extends KeptKey['area']> = {
  [Name in KeptName]: (typeof KEPT)[Name]['area'] extends Area ? Name : never;
}[KeptName];

export const keptKey = <Name extends KeptName>(
  name: Name,
  publicToken: string,
): StorageKey<(typeof KEPT)[Name]['area']> => keyOf(KEPT[name].key, publicToken);

/** The names in a storage area, limited to some kinds of data. */
export const namesKept = <Area extends KeptKey['area']>(
  area: Area,
  of: readonly KeptKey['of'][],
): KeptIn<Area>[] =>
  (Object.keys(KEPT) as KeptName[]).filter(
    (name): name is KeptIn<Area> => KEPT[name].area === area && of.includes(KEPT[name].of),
  );
