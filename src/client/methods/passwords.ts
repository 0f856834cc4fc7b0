import type { PasswordCreateAnswer } from '../../api/endpoints/passwords';
import type { AnswerMeta, AuthAnswer } from '../../domain/entities';
import type { PasswordStrengthAnswer } from '../../domain/passwords/passwordStrength';
import {
  authenticatePassword,
  checkPasswordStrength,
  createPassword,
  resetPasswordByEmail,
  resetPasswordByExisting,
  resetPasswordBySession,
  startPasswordReset,
  type PasswordChange,
  type PasswordCredentials,
  type PasswordOfSession,
  type PasswordReset,
  type PasswordResetOptions,
} from '../../sagas/resources/passwords';
import { checked, type CallsOf } from '../calls';

/** Options of a password reset mail. */
export interface PasswordResetStart extends PasswordResetOptions {
  /** Address to send the mail to. */
  email: string;
  /** Accepted for compatibility and not sent: both links expire with the reset. */
  login_expiration_minutes?: number;
}

/**
 * `client.passwords`: sign-in with email address and password. Passwords are sent as given, never trimmed.
 */
export interface PasswordsClient {
  /**
   * Signs up a new user.
   * @param options.email the user's email address.
   * @param options.password the password as typed.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`duplicate_email`, `weak_password`, `breached_password`, …), StytchAPIUnreachableError
   * @example await client.passwords.create({ email, password, session_duration_minutes: 60 });
   */
  create(options: PasswordCredentials): Promise<PasswordCreateAnswer>;
  /**
   * Signs in with email address and password.
   * @param options.email the user's email address.
   * @param options.password the password as typed.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unauthorized_credentials`, `email_not_found`, `no_user_password`, `reset_password`, …), StytchAPIUnreachableError
   * @example await client.passwords.authenticate({ email, password, session_duration_minutes: 60 });
   */
  authenticate(options: PasswordCredentials): Promise<AuthAnswer>;
  /**
   * Sends a mail with two links: to set a new password, and to sign in without one.
   * @param options.email address to send the mail to.
   * @param options.login_redirect_url target of the link that signs in; must be registered with the provider.
   * @param options.reset_password_redirect_url target of the link to a new password.
   * @param options.reset_password_expiration_minutes minutes until the links expire.
   * @param options.reset_password_template_id the mail's template.
   * @throws StytchSDKUsageError, StytchAPIError (`email_not_found`, …), StytchAPIUnreachableError
   * @example await client.passwords.resetByEmailStart({ email, reset_password_redirect_url: 'https://example.com/new-password' });
   */
  resetByEmailStart(options: PasswordResetStart): Promise<AnswerMeta>;
  /**
   * Sets a new password with the token of the mail, and signs in. A mail requested with PKCE works only in
   * the browser that requested it.
   * @param options.token from the address that the mail's link opened.
   * @param options.password the new password as typed.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unable_to_auth_password_reset_token`, `weak_password`,
   * `pkce_…`), StytchAPIUnreachableError
   * @example await client.passwords.resetByEmail({ token, password, session_duration_minutes: 60 });
   */
  resetByEmail(options: PasswordReset): Promise<AuthAnswer>;
  /**
   * Sets a new password with the current one, and signs in.
   * @param options.email the user's email address.
   * @param options.existing_password the current password as typed.
   * @param options.new_password the new password as typed.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unauthorized_credentials`, `weak_password`, …),
   * StytchAPIUnreachableError
   * @example await client.passwords.resetByExistingPassword({ email, existing_password, new_password, session_duration_minutes: 60 });
   */
  resetByExistingPassword(options: PasswordChange): Promise<AuthAnswer>;
  /**
   * Sets the password of the signed-in user.
   * @param options.password the new password as typed.
   * @param options.session_duration_minutes session length from now, in minutes. Default: the session keeps
   * its expiry.
   * @throws StytchSDKUsageError, StytchAPIError (`user_unauthenticated`, `weak_password`, …),
   * StytchAPIUnreachableError
   * @example await client.passwords.resetBySession({ password });
   */
  resetBySession(options: PasswordOfSession): Promise<AuthAnswer>;
  /**
   * Checks the strength of a password by the project's policy.
   * @param options.password as typed.
   * @param options.email if given, a password similar to the address counts as weak.
   * @throws StytchSDKUsageError, StytchAPIError (`invalid_email`), StytchAPIUnreachableError
   * @example const { valid_password, feedback } = await client.passwords.strengthCheck({ password, email });
   */
  strengthCheck(options: { password: string; email?: string }): Promise<PasswordStrengthAnswer>;
}

const DURATION = { session_duration_minutes: 'number' } as const;
const CREDENTIALS = { password: 'string', email: 'string', ...DURATION } as const;

export const PASSWORD_CALLS: CallsOf<PasswordsClient> = {
  create: checked(CREDENTIALS, createPassword),
  authenticate: checked(CREDENTIALS, authenticatePassword),
  resetByEmailStart: checked(
    {
      email: 'string',
      login_redirect_url: 'string?',
      login_expiration_minutes: 'number?',
      reset_password_redirect_url: 'string?',
      reset_password_template_id: 'string?',
      reset_password_expiration_minutes: 'number?',
    },
    ({ email, login_expiration_minutes, ...sent }: PasswordResetStart) => {
      void login_expiration_minutes;
      return startPasswordReset(email, sent);
    },
  ),
  resetByEmail: checked({ token: 'string', password: 'string', ...DURATION }, resetPasswordByEmail),
  resetByExistingPassword: checked(
    { email: 'string', existing_password: 'string', new_password: 'string', ...DURATION },
    resetPasswordByExisting,
  ),
  resetBySession: checked(
    { password: 'string', session_duration_minutes: 'number?' },
    resetPasswordBySession,
  ),
  strengthCheck: checked({ email: 'string?', password: 'string' }, checkPasswordStrength),
};
