/** The kinds of token in a page's address that `authenticateByUrl` redeems. */
const HANDLED_TOKEN_TYPES = ['magic_links', 'oauth', 'impersonation'] as const;
export type HandledTokenType = (typeof HANDLED_TOKEN_TYPES)[number];

export interface UrlToken {
  /** Whether `authenticateByUrl` redeems this kind. */
  handled: boolean;
  tokenType: string;
  token: string;
}

const [TYPE, TOKEN] = ['stytch_token_type', 'token'] as const;
export const TOKEN_PARAMETERS = [TYPE, TOKEN] as const;

/** What kind of token a page's address says it holds. */
export const tokenTypeOf = (query: URLSearchParams): string | null => query.get(TYPE);

/** What a page's address holds, whether or not it is ours to redeem. */
export function parseAuthenticateUrl(query: URLSearchParams): UrlToken | null {
  const tokenType = tokenTypeOf(query);
  const token = query.get(TOKEN);
  if (!tokenType || !token) return null;
  const handled = (HANDLED_TOKEN_TYPES as readonly string[]).includes(tokenType);
  return { handled, tokenType, token };
}

/** A sign-in by the page's address that this browser cannot be shown to have started. */
export interface UnprovenSignIn {
  tokenType: 'magic_links' | 'oauth';
}

interface Page {
  navigation: { query(): URLSearchParams };
  storage: { urlToken: { read(): UrlToken | null } };
}

/** What a page's address holds, or held before it was taken out. */
export function urlTokenOf({ navigation, storage }: Page): UrlToken | null {
  const found = parseAuthenticateUrl(navigation.query());
  if (found) return found;
  const held = storage.urlToken.read();
  return held && { handled: held.handled, tokenType: held.tokenType, token: held.token };
}
