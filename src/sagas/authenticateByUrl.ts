import type { AuthAnswer } from '../domain/entities';
import type { Outcome } from '../domain/errors';
import { getServices, type Operation } from './effects';
import { authenticateMagicLinkByUrl } from './magicLinks';

type ByUrl = (fields: { token: string; session_duration_minutes: number }) => Operation<Outcome<AuthAnswer>>;

/** The kinds of token in a page's address that this client can redeem. */
const HANDLERS: Record<string, ByUrl> = {
  magic_links: authenticateMagicLinkByUrl,
};

export interface UrlToken {
  handled: boolean;
  tokenType: string;
  token: string;
}

const TYPE_PARAMETER = 'stytch_token_type';
const TOKEN_PARAMETER = 'token';

/** What the page's address holds, whether or not it is ours to redeem. */
export function parseAuthenticateUrl(query: URLSearchParams): UrlToken | null {
  const tokenType = query.get(TYPE_PARAMETER);
  const token = query.get(TOKEN_PARAMETER);
  if (!tokenType || !token) return null;
  return { handled: Object.hasOwn(HANDLERS, tokenType), tokenType, token };
}

export type UrlOutcome =
  | { handled: true; tokenType: string; data: AuthAnswer }
  | { handled: false; tokenType: string; token: string };

/** The token leaves the address bar before the call, so that neither history nor a copied address holds it. */
export function* authenticateByUrl(fields: {
  session_duration_minutes: number;
}): Operation<Outcome<UrlOutcome | null>> {
  const { navigation } = yield* getServices();
  const found = parseAuthenticateUrl(navigation.query());
  const handler = found && HANDLERS[found.tokenType];
  if (!found) return { data: null };
  if (!handler) return { data: { handled: false, tokenType: found.tokenType, token: found.token } };
  navigation.removeFromQuery([TYPE_PARAMETER, TOKEN_PARAMETER]);
  const { data, error } = yield* handler({ ...fields, token: found.token });
  return error ? { error } : { data: { handled: true, tokenType: found.tokenType, data } };
}
