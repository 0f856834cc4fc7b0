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
