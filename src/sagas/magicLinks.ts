import {
  magicLinksApi,
  type MagicLinkAuthenticateAnswer,
  type MagicLinkAuthenticateFields,
  type MagicLinkSendFields,
} from '../api/magicLinks';
import type { SendPath } from '../api/protection';
import type { PKCEFlow } from '../browser/storage';
import type { EmailMagicLinksOptions } from '../domain/config';
import type { AnswerMeta } from '../domain/entities';
import { missingPKCEError } from '../domain/errorRules';
import type { Outcome } from '../domain/errors';
import { linkProblemFound } from '../store/client';
import { selectVisitor } from '../store/session';
import { bootstrapForCall, settledBootstrap } from './bootstrap';
import { protectedRequest } from './botProtection';
import { getServices, put, select, type Operation } from './effects';
import { clearPKCEPair, pkcePairFor } from './pkce';
import { request, WRITE } from './request';
import { storeAuthenticated } from './sessions';

export type MagicLinkOptions = Omit<
  MagicLinkSendFields,
  'email' | 'code_challenge' | 'captcha_token' | 'dfp_telemetry_id'
>;

/** The widget's option names to the wire's. An empty redirect URL means the project's default. */
export const magicLinkOptions = (options: EmailMagicLinksOptions): MagicLinkOptions => ({
  login_magic_link_url: options.loginRedirectURL || undefined,
  signup_magic_link_url: options.signupRedirectURL || undefined,
  login_expiration_minutes: options.loginExpirationMinutes,
  signup_expiration_minutes: options.signupExpirationMinutes,
  login_template_id: options.loginTemplateId,
  signup_template_id: options.signupTemplateId,
  create_user_as_pending: options.createUserAsPending ? true : undefined,
});

type Send = (fields: MagicLinkSendFields) => Parameters<typeof request<AnswerMeta>>[0];

function* sendLink(email: string, options: MagicLinkOptions, send: Send): Operation<Outcome<AnswerMeta>> {
  const { pkceRequiredForEmailMagicLinks } = yield* bootstrapForCall();
  let code_challenge: string | undefined;
  if (pkceRequiredForEmailMagicLinks) {
    const pair = yield* pkcePairFor('magic_links');
    if (pair.error) return pair;
    code_challenge = pair.data.code_challenge;
  }
  return yield* protectedRequest<AnswerMeta>((protection) =>
    send({ email, ...options, code_challenge, ...protection }),
  );
}

/** Sends a link that signs in a returning visitor and signs up a new one. */
export const loginOrCreateByMagicLink = (email: string, options: MagicLinkOptions) =>
  sendLink(email, options, (fields) =>
    magicLinksApi.endpoints.magicLinksEmailLoginOrCreate.initiate(fields, WRITE),
  );

/** Sends a link to an existing user, or adds the email to the signed-in one. */
export function* sendMagicLink(email: string, options: MagicLinkOptions): Operation<Outcome<AnswerMeta>> {
  const path: SendPath = (yield* select(selectVisitor)) ? 'secondary' : 'primary';
  return yield* sendLink(email, options, (fields) =>
    magicLinksApi.endpoints.magicLinksEmailSend.initiate({ path, fields }, WRITE),
  );
}

type AuthenticateOutcome = Outcome<MagicLinkAuthenticateAnswer>;

function* redeem(fields: MagicLinkAuthenticateFields, flow: PKCEFlow): Operation<AuthenticateOutcome> {
  const pair = (yield* getServices()).storage.pkce.read(flow);
  const outcome = yield* request<MagicLinkAuthenticateAnswer>(
    magicLinksApi.endpoints.magicLinksAuthenticate.initiate(
      { ...fields, code_verifier: pair?.code_verifier },
      WRITE,
    ),
  );
  // A refused try keeps the verifier: the right link may still come.
  if (outcome.data) yield* clearPKCEPair(flow, pair);
  return outcome;
}

/** The rule is about all that the error says: type, message and help address. A call without an answer says nothing. */
const mentionsPKCE = ({ error }: AuthenticateOutcome): boolean =>
  error?.kind === 'api' &&
  [error.error_type, error.error_message, error.error_url].some((text) => /pkce/i.test(text));

/**
 * §4 PKCE: a link may come from a password reset mail, so that flow's verifier is tried first; the magic links' one
 * follows when the refusal is about PKCE.
 */
export function* authenticateMagicLink(fields: {
  token: string;
  session_duration_minutes: number;
}): Operation<AuthenticateOutcome> {
  const { storage } = yield* getServices();
  let outcome: AuthenticateOutcome | null = null;
  if (storage.pkce.read('passwords')) outcome = yield* redeem(fields, 'passwords');
  if (!outcome || mentionsPKCE(outcome)) outcome = yield* redeem(fields, 'magic_links');
  return yield* storeAuthenticated(outcome, fields.session_duration_minutes);
}

/**
 * The same for a link in the page's address. A verifier that is needed and not here is told before any call:
 * the link was asked for in another browser, and stays good there.
 */
export function* authenticateMagicLinkByUrl(fields: {
  token: string;
  session_duration_minutes: number;
}): Operation<AuthenticateOutcome> {
  const { storage } = yield* getServices();
  const hasVerifier = storage.pkce.read('passwords') ?? storage.pkce.read('magic_links');
  if (!hasVerifier && (yield* settledBootstrap()).pkceRequiredForEmailMagicLinks) {
    yield* put(linkProblemFound());
    return { error: missingPKCEError() };
  }
  const outcome = yield* authenticateMagicLink(fields);
  if (mentionsPKCE(outcome)) yield* put(linkProblemFound());
  return outcome;
}
