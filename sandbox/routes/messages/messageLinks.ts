import type { Transact } from '../../state/state';
import { withToken } from '../../verify/redirectUrls';

/** The path of links in messages. It belongs to the sandbox, which redirects to the host page. */
export const LINK_PATH = '/v1/redirect';

export function messageLink(origin: string, publicToken: string, tokenType: string, token: string): string {
  const url = new URL(`${origin}${LINK_PATH}`);
  url.search = new URLSearchParams({
    public_token: publicToken,
    stytch_token_type: tokenType,
    token,
  }).toString();
  return url.href;
}

/**
 * Finds the host page's URL with the token for a link in a message. Following a link does not spend the token, so that mail
 * scanners do no harm; only the page's call does. Null for an unknown link.
 */
export async function followLink(transact: Transact, address: string): Promise<string | null> {
  const query = new URL(address).searchParams;
  const token = query.get('token') ?? '';
  const found = await transact((state) => state.tokens.find(query.get('public_token') ?? '', token));
  return found ? withToken(found.redirect_url, found.kind, token) : null;
}
