import type { AuthAnswer } from '../domain/entities';
import type { Result } from '../domain/errors/errors';
import {
  parseAuthenticateUrl,
  TOKEN_PARAMETERS,
  type HandledTokenType,
  type UnprovenSignIn,
} from '../domain/addresses/urlToken';
import { call, getServices, type SagaGenerator } from './effects';
import { authenticateImpersonation } from './session/tokensOfOthers';
import { authenticateMagicLinkByUrl, type MayRedeem, type RedeemFields } from './resources/magicLinks';
import { authenticateOAuthByUrl } from './resources/oauth';

type ByUrl = (fields: RedeemFields, confirm: MayRedeem) => SagaGenerator<Result<AuthAnswer> | null>;

/**
 * Redeems each type of token in a page's address; the result is null when the token was not redeemed. An
 * impersonation token is created elsewhere, so nothing proves that the visitor wants it.
 */
const HANDLERS: Record<HandledTokenType, ByUrl> = {
  magic_links: authenticateMagicLinkByUrl,
  oauth: authenticateOAuthByUrl,
  *impersonation({ token }, confirm) {
    return (yield* confirm()) ? yield* authenticateImpersonation({ impersonation_token: token }) : null;
  },
};

/** The result of `authenticateByUrl`: the answer of the sign-in, or the token that was not redeemed. */
export type UrlOutcome =
  | { handled: true; tokenType: string; data: AuthAnswer }
  | {
      handled: false;
      tokenType: string;
      token: string;
      /**
       * The token has a handled type, but this browser did not start the sign-in and the visitor has not
       * confirmed it.
       */
      needsConfirmation?: true;
    };

/** Options of `authenticateByUrl`. */
export interface ByUrlOptions {
  /** Length of the session, in minutes. */
  session_duration_minutes: number;
  /** Asks the visitor to confirm a sign-in that this browser has not started. */
  confirm?: (signIn: UnprovenSignIn) => boolean | Promise<boolean>;
}

/**
 * Removes the token from the address before the call, so that neither the history nor a copied address
 * contains it.
 * @param isUserActive whether the visitor has just clicked or typed, which counts as consent when there is
 *   no `confirm`
 */
export function* authenticateByUrl(
  { confirm, ...fields }: ByUrlOptions,
  isUserActive = true,
): SagaGenerator<Result<UrlOutcome | null>> {
  const { navigation, storage } = yield* getServices();
  const stored = storage.urlToken.read();
  const found = parseAuthenticateUrl(navigation.query()) ?? (stored?.isUnderWay ? null : stored);
  if (!found) return { data: null };
  const { tokenType, token, handled } = found;
  if (!handled) return { data: { handled, tokenType, token } };
  const hold = (isUnderWay: boolean) => storage.urlToken.write({ handled, tokenType, token }, isUnderWay);

  function* mayRedeem(): SagaGenerator<boolean> {
    if (!confirm) {
      if (!isUserActive) hold(false);
      return isUserActive;
    }
    hold(true);
    const answer = yield* call(confirm, { tokenType: tokenType as HandledTokenType });
    storage.urlToken.clear();
    return answer === true;
  }

  navigation.removeFromQuery(TOKEN_PARAMETERS);
  storage.urlToken.clear();
  const result = yield* HANDLERS[tokenType as HandledTokenType]({ ...fields, token }, mayRedeem);
  if (!result) return { data: { handled: false, tokenType, token, needsConfirmation: true } };
  return result.error ? result : { data: { handled: true, tokenType, data: result.data } };
}
