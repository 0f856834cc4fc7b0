import type { AuthAnswer } from '../domain/entities';
import type { Outcome } from '../domain/errors';
import { parseAuthenticateUrl, TOKEN_PARAMETERS, type HandledTokenType } from '../domain/urlToken';
import { getServices, type Operation } from './effects';
import { authenticateImpersonation } from './impersonation';
import { authenticateMagicLinkByUrl } from './magicLinks';
import { authenticateOAuthByUrl } from './oauth';

type ByUrl = (fields: { token: string; session_duration_minutes: number }) => Operation<Outcome<AuthAnswer>>;

/** How each kind of token in a page's address is redeemed. */
const HANDLERS: Record<HandledTokenType, ByUrl> = {
  magic_links: authenticateMagicLinkByUrl,
  oauth: authenticateOAuthByUrl,
  impersonation: ({ token }) => authenticateImpersonation(token),
};

export type UrlOutcome =
  | { handled: true; tokenType: string; data: AuthAnswer }
  | { handled: false; tokenType: string; token: string };

/** The token leaves the address bar before the call, so that neither history nor a copied address holds it. */
export function* authenticateByUrl(fields: {
  session_duration_minutes: number;
}): Operation<Outcome<UrlOutcome | null>> {
  const { navigation } = yield* getServices();
  const found = parseAuthenticateUrl(navigation.query());
  if (!found) return { data: null };
  if (!found.handled) return { data: { handled: false, tokenType: found.tokenType, token: found.token } };
  navigation.removeFromQuery(TOKEN_PARAMETERS);
  const { data, error } = yield* HANDLERS[found.tokenType as HandledTokenType]({
    ...fields,
    token: found.token,
  });
  return error ? { error } : { data: { handled: true, tokenType: found.tokenType, data } };
}
