import type { ProtectionFields } from '../../api/api';
import {
  passwordsApi,
  type PasswordFields,
  type PasswordResetByEmailFields,
  type PasswordResetByExistingFields,
  type PasswordResetBySessionFields,
  type PasswordResetStartFields,
  type PasswordStrengthFields,
} from '../../api/endpoints/passwords';
import type { PasswordOptions } from '../../domain/config/config';
import type { AnswerMeta, AuthAnswer } from '../../domain/entities';
import type { PasswordStrengthAnswer } from '../../domain/passwords/passwordStrength';
import { isVerifierMismatch } from '../../domain/errors/errorRules';
import type { Result } from '../../domain/errors/errors';
import { prepareCall } from '../bootstrap';
import { protectedMutate, signInWith } from '../protection/botProtection';
import { getServices, type SagaGenerator } from '../effects';
import { dropPair, pairsOf, sendMail, takeAwaitedMails } from '../protection/pkce';
import { mutate, ofVisitor, requireFields } from '../request';
import { storeAuthenticated } from '../session/sessions';

type Given<T extends ProtectionFields> = Omit<T, keyof ProtectionFields | 'code_challenge' | 'code_verifier'>;

export type PasswordCredentials = Given<PasswordFields>;
export type PasswordReset = Given<PasswordResetByEmailFields>;
export type PasswordChange = Given<PasswordResetByExistingFields>;
export type PasswordOfSession = Given<PasswordResetBySessionFields>;
export type PasswordResetOptions = Omit<Given<PasswordResetStartFields>, 'email'>;

/** Widget options to the wire's fields. An empty redirect URL means the project's default. */
export const passwordResetOptions = (options: PasswordOptions): PasswordResetOptions => ({
  login_redirect_url: options.loginRedirectURL || undefined,
  reset_password_redirect_url: options.resetPasswordRedirectURL || undefined,
  reset_password_expiration_minutes: options.resetPasswordExpirationMinutes,
  reset_password_template_id: options.resetPasswordTemplateId,
});

export const createPassword = signInWith(passwordsApi.endpoints.passwords);

export const authenticatePassword = signInWith(passwordsApi.endpoints.passwordsAuthenticate);

/** Sends a mail with two links: to set a new password, and to sign in without one. */
export function* startPasswordReset(
  email: string,
  options: PasswordResetOptions = {},
): SagaGenerator<Result<AnswerMeta>> {
  const prepared = yield* prepareCall();
  const isBound = prepared.settings.pkceRequiredForPasswordResets;
  const minutes = [options.reset_password_expiration_minutes];
  return yield* sendMail({ flow: 'passwords', email, isBound, minutes }, (code_challenge) =>
    protectedMutate(
      passwordsApi.endpoints.passwordsEmailResetStart,
      { email, ...options, code_challenge },
      { prepared },
    ),
  );
}

/**
 * Sets a new password with the mail's token, and signs in. The token does not tell which PKCE pair it belongs
 * to.
 */
export function* resetPasswordByEmail(fields: PasswordReset): SagaGenerator<Result<AuthAnswer>> {
  const prepared = yield* prepareCall();
  const reset = (code_verifier?: string) =>
    protectedMutate(passwordsApi.endpoints.passwordsEmailReset, { ...fields, code_verifier }, { prepared });
  let result: Result<AuthAnswer> | null = null;
  for (const pair of yield* pairsOf('passwords')) {
    result = yield* reset(pair.code_verifier);
    // A rejected password keeps the verifier: the visitor may try another password with the same link.
    if (result.data) yield* dropPair('passwords', pair);
    if (!isVerifierMismatch(result.error)) break;
  }
  result ??= yield* reset();
  if (result.data) yield* takeAwaitedMails('passwords', result.data);
  return yield* storeAuthenticated(result, fields.session_duration_minutes);
}

/** Sets a new password with the current one, and signs in. */
export const resetPasswordByExisting = signInWith(passwordsApi.endpoints.passwordsExistingPasswordReset);

export function* resetPasswordBySession(fields: PasswordOfSession): SagaGenerator<Result<AuthAnswer>> {
  const reset = protectedMutate(passwordsApi.endpoints.passwordsSessionReset, fields);
  return yield* storeAuthenticated(yield* ofVisitor(reset), fields.session_duration_minutes);
}

/** The strength of a password by the project's policy. The password is not stored. */
export function* checkPasswordStrength(
  fields: PasswordStrengthFields,
): SagaGenerator<Result<PasswordStrengthAnswer>> {
  const answer = yield* mutate(passwordsApi.endpoints.passwordsStrengthCheck, fields);
  const result = requireFields(answer, 'valid_password');
  const { warnDeveloper } = yield* getServices();
  if (result.data?.strength_policy === 'luds') warnDeveloper((advice) => advice.ofCompositionRules());
  return result;
}
