import {
  magicLinksApi,
  type MagicLinkAuthenticateAnswer,
  type MagicLinkAuthenticateFields,
  type MagicLinkSendFields,
} from '../../api/endpoints/magicLinks';
import type { MailFlow } from '../../browser/storage/storage';
import type { EmailMagicLinksOptions } from '../../domain/config/config';
import type { AnswerMeta } from '../../domain/entities';
import { expectsNoVerifier, missingPKCEError, OTHER_USERS_LINK } from '../../domain/errors/errorRules';
import type { Result } from '../../domain/errors/errors';
import { linkProblemFound } from '../../store/client';
import { prepareCall, settledBootstrap } from '../bootstrap';
import { protectedMutate } from '../protection/botProtection';
import { put, type SagaGenerator } from '../effects';
import { dropPair, isMailAwaited, pairsOf, sendMail, takeAwaitedMails } from '../protection/pkce';
import { mutate, sendPath } from '../request';
import type { Mutation } from '../send';
import { discardSession, storeAuthenticated } from '../session/sessions';

export type MagicLinkOptions = Omit<
  MagicLinkSendFields,
  'email' | 'code_challenge' | 'captcha_token' | 'dfp_telemetry_id'
>;

/** Widget options to the wire's fields. An empty redirect URL means the project's default. */
export const magicLinkOptions = (options: EmailMagicLinksOptions): MagicLinkOptions => ({
  login_magic_link_url: options.loginRedirectURL || undefined,
  signup_magic_link_url: options.signupRedirectURL || undefined,
  login_expiration_minutes: options.loginExpirationMinutes,
  signup_expiration_minutes: options.signupExpirationMinutes,
  login_template_id: options.loginTemplateId,
  signup_template_id: options.signupTemplateId,
  create_user_as_pending: options.createUserAsPending ? true : undefined,
});

function* sendLink<A extends MagicLinkSendFields>(
  endpoint: Mutation<A, AnswerMeta>,
  arg: NoInfer<A>,
): SagaGenerator<Result<AnswerMeta>> {
  const { email, login_expiration_minutes, signup_expiration_minutes } = arg;
  const prepared = yield* prepareCall();
  const isBound = prepared.settings.pkceRequiredForEmailMagicLinks;
  const minutes = [login_expiration_minutes, signup_expiration_minutes];
  return yield* sendMail({ flow: 'magic_links', email, isBound, minutes }, (code_challenge) =>
    protectedMutate(endpoint, { ...arg, code_challenge }, { prepared }),
  );
}

/** Sends a link that signs in existing users and signs up new ones. */
export const loginOrCreateByMagicLink = (email: string, options: MagicLinkOptions) =>
  sendLink(magicLinksApi.endpoints.magicLinksEmailLoginOrCreate, { email, ...options });

/** Sends a link to an existing user, or to an address that the signed-in user adds. */
export function* sendMagicLink(email: string, options: MagicLinkOptions): SagaGenerator<Result<AnswerMeta>> {
  const path = yield* sendPath();
  return yield* sendLink(magicLinksApi.endpoints.magicLinksEmailSend, { email, ...options, path });
}

type AuthenticateResult = Result<MagicLinkAuthenticateAnswer>;
/** Fields of a call that redeems a token. */
export interface RedeemFields {
  token: string;
  session_duration_minutes: number;
}
/** Decides whether a link may be redeemed without proof that this browser requested it. */
export type MayRedeem = () => SagaGenerator<boolean>;

const redeem = (fields: MagicLinkAuthenticateFields): SagaGenerator<AuthenticateResult> =>
  mutate(magicLinksApi.endpoints.magicLinksAuthenticate, fields);

/** Whether an API error is about PKCE, judged by its type, message and help address. */
const mentionsPKCE = ({ error }: AuthenticateResult): boolean =>
  error?.kind === 'api' &&
  [error.error_type, error.error_message, error.error_url].some((text) => /pkce/i.test(text));

interface Attempt {
  result: AuthenticateResult;
  flow: MailFlow;
}

/**
 * §4 PKCE: the link may come from a password reset mail, so the verifiers of that flow are tried first, then
 * those of magic links if the error is about PKCE. A link does not tell which mail it is from: the newest
 * verifier is tried first.
 */
function* redeemWithPairs(fields: RedeemFields): SagaGenerator<Attempt | null> {
  let tried: Attempt | null = null;
  for (const flow of ['passwords', 'magic_links'] as const) {
    for (const pair of yield* pairsOf(flow)) {
      const result = yield* redeem({ ...fields, code_verifier: pair.code_verifier });
      // A failed attempt keeps the verifier for the link it belongs to.
      if (result.data) yield* dropPair(flow, pair);
      tried = { result, flow };
      if (!mentionsPKCE(result)) return tried;
    }
  }
  return tried;
}

/**
 * Redeems a link of a mail that this browser has marked as requested. The mark has a hash of the mail's address: the
 * answer of another user's link is not taken, and the mark stays for the honest link.
 */
function* redeemAwaited(fields: RedeemFields, flow: MailFlow): SagaGenerator<AuthenticateResult> {
  const result = yield* redeem(fields);
  if (!result.data || (yield* takeAwaitedMails(flow, result.data))) return result;
  yield* discardSession(result.data);
  return { error: { ...OTHER_USERS_LINK } };
}

/**
 * Redeems a link with a verifier, else by the mark of a requested mail, else if `mayRedeem` returns true.
 * @param awaited the flow of the mark; null when the visitor has confirmed that the link is theirs
 * @returns null when `mayRedeem` returned false
 */
function* redeemLink(
  fields: RedeemFields,
  awaited: MailFlow | null,
  mayRedeem: MayRedeem,
): SagaGenerator<AuthenticateResult | null> {
  const tried = yield* redeemWithPairs(fields);
  const mayHaveNone =
    tried === null ||
    (mentionsPKCE(tried.result) && (tried.flow === 'passwords' || expectsNoVerifier(tried.result.error)));
  let result: AuthenticateResult | null = tried?.result ?? null;
  if (mayHaveNone) {
    if (awaited && (yield* isMailAwaited(awaited))) result = yield* redeemAwaited(fields, awaited);
    else result = (yield* mayRedeem()) ? yield* redeem(fields) : null;
  }
  return result && (yield* storeAuthenticated(result, fields.session_duration_minutes));
}

function* alwaysRedeem(): SagaGenerator<boolean> {
  return true;
}

/** Redeems a link for a caller who knows that the visitor wants to sign in. */
export function* authenticateMagicLink(fields: RedeemFields): SagaGenerator<AuthenticateResult> {
  const result = yield* redeemLink(fields, null, alwaysRedeem);
  return result ?? { error: missingPKCEError() };
}

/**
 * Redeems the log-in link of a password reset mail. Without a verifier, only if this browser has requested
 * such a mail.
 */
export function* authenticateResetLink(
  fields: RedeemFields,
  { isConfirmed }: { isConfirmed: boolean },
): SagaGenerator<AuthenticateResult | null> {
  return yield* redeemLink(fields, isConfirmed ? null : 'passwords', function* () {
    return isConfirmed;
  });
}

/**
 * Redeems a link in the page's address, at once if this browser has requested one. Otherwise, when the project requires PKCE,
 * no call is made: the link stays valid in the browser that requested it. In other projects it is redeemed if `confirm` returns true.
 */
export function* authenticateMagicLinkByUrl(
  fields: RedeemFields,
  confirm: MayRedeem,
): SagaGenerator<AuthenticateResult | null> {
  // A mark was left by a mail that needed no PKCE: its link does not wait for the settings.
  const isOwn =
    (yield* pairsOf('passwords')).length + (yield* pairsOf('magic_links')).length > 0 ||
    (yield* isMailAwaited('magic_links'));
  if (!isOwn && (yield* settledBootstrap()).pkceRequiredForEmailMagicLinks) {
    yield* put(linkProblemFound());
    return { error: missingPKCEError() };
  }
  const result = yield* redeemLink(fields, 'magic_links', confirm);
  if (result && mentionsPKCE(result)) yield* put(linkProblemFound());
  return result;
}
