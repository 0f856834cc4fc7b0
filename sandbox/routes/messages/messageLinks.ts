import type { Transact } from '../../state/state';
import { withToken } from '../../verify/redirectUrls';

/** The address in a message is the sandbox's own. */
export const LINK_PATH = '/v1/redirect';

export function messageLink(origin: string, publicToken: string, tokenType: string, token: string): string {
  const url = new URL(LINK_PATH, origin);
  url.search = new URLSearchParams({
    public_token: publicToken,
    stytch_token_type: tokenType,
    token,
  }).toString();
  return url.href;
}

/**
 * Whoever follows the link, a person or a mail scanner, is sent on to the host page with the token, and spends nothing:
 * only the page's own call does. Null for a link nobody was sent.
 */
export async function followLink(transact: Transact, address: string): Promise<string | null> {
  const query = new URL(address).searchParams;
  const token = query.get('token') ?? '';
  const found = await transact((state) => state.tokens.find(query.get('public_token') ?? '', token));
  return found ? withToken(found.redirect_url, found.kind, token) : null;
}
