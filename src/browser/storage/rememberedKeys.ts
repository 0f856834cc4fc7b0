export interface KeptKey {
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
/** The key of a row in the browser's storage, made by `rememberedKey` and `keptKey` only. */
export type StorageKey<Area extends KeptKey['area'] = 'localStorage'> = string & { readonly [row]: Area };

/** The keys that are read before the core is loaded. `keptKeys.ts` has the others. */
export const REMEMBERED = {
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
  refresh: {
    area: 'localStorage',
    key: '{key}::refresh',
    of: 'visitor',
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
  tab: {
    area: 'sessionStorage',
    key: 'pricerx_auth_tab',
    of: 'browser',
  },
} as const satisfies Record<string, KeptKey>;

export const storageKey = (publicToken: string): string => `stytch_sdk_state_${publicToken}`;

export const keyOf = <Row extends KeptKey>({ key }: Row, publicToken: string): StorageKey<Row['area']> =>
  key.replace('{key}', () => storageKey(publicToken)) as StorageKey<Row['area']>;

export const rememberedKey = <Name extends keyof typeof REMEMBERED>(
  name: Name,
  publicToken: string,
): StorageKey<(typeof REMEMBERED)[Name]['area']> => keyOf(REMEMBERED[name], publicToken);
