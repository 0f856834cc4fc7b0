/** The token types in a page's address that `authenticateByUrl` redeems. */
const HANDLED_TOKEN_TYPES = ['magic_links', 'oauth', 'impersonation'] as const;
export type HandledTokenType = (typeof HANDLED_TOKEN_TYPES)[number];

/** The token in the page's address: `stytch_token_type` and `token`. */
export interface UrlToken {
  /** Whether `authenticateByUrl` redeems this type. */
  handled: boolean;
  tokenType: string;
  token: string;
}

const [TYPE, TOKEN] = ['stytch_token_type', 'token'] as const;
export const TOKEN_PARAMETERS = [TYPE, TOKEN] as const;

/** The token type that the address names. */
export const tokenTypeOf = (query: URLSearchParams): string | null => query.get(TYPE);

/** A token of a handled type or not; null when the token or its type is missing. */
export function urlToken(tokenType: string | null, token: string | null): UrlToken | null {
  if (!tokenType || !token) return null;
  const handled = (HANDLED_TOKEN_TYPES as readonly string[]).includes(tokenType);
  return { handled, tokenType, token };
}

/** The token in a page's address. */
export const parseAuthenticateUrl = (query: URLSearchParams): UrlToken | null =>
  urlToken(tokenTypeOf(query), query.get(TOKEN));

/** A sign-in by a link or redirect, where this browser has no proof that it was started here. */
export interface UnprovenSignIn {
  /** With `impersonation`, the browser becomes that of another user of the project. It is for the project's staff only. */
  tokenType: 'magic_links' | 'oauth' | 'impersonation';
}

interface Page {
  navigation: { query(): URLSearchParams };
  storage: { urlToken: { read(): UrlToken | null } };
}

/** The token in the page's address, or the stored copy of a token that was removed from the address before. */
export function urlTokenOf({ navigation, storage }: Page): UrlToken | null {
  const found = parseAuthenticateUrl(navigation.query());
  if (found) return found;
  const stored = storage.urlToken.read();
  return stored && { handled: stored.handled, tokenType: stored.tokenType, token: stored.token };
}
