import type { SchemaIssue } from './schema';

/** Status and message of each error type. */
export const REFUSALS = {
  unauthorized_credentials: [401, 'The public token is missing, malformed or not one of a project.'],
  user_unauthenticated: [401, 'This call needs a signed-in user, and no session was sent.'],
  user_not_found: [404, 'This project has no such user.'],
  session_not_found: [404, 'The session could not be found. It may have expired or been revoked.'],
  route_not_found: [404, 'This route does not exist.'],
  invalid_email: [400, 'The email address is not valid.'],
  invalid_phone_number: [400, 'The phone number is not valid: it must be + and 10 to 15 digits.'],
  invalid_phone_number_country_code: [400, 'The phone number starts with an unassigned calling code.'],
  otp_code_not_found: [404, 'The passcode could not be found. Check it, or ask for a new one.'],
  unable_to_auth_otp_code: [401, 'The passcode has been used already or has expired.'],
  user_lock_limit_reached: [
    429,
    'There were too many wrong tries. Ask for a new passcode, or try again later.',
  ],
  too_many_requests: [429, 'Too many passcodes were asked for. Try again later.'],
  magic_link_not_found: [404, 'The magic link could not be found.'],
  unable_to_auth_magic_link: [401, 'The magic link has been used already or has expired.'],
  no_match_for_provided_magic_link_url: [400, 'The redirect URL is not among those of this project.'],
  pkce_expected_code_verifier: [
    400,
    'This link was requested with a code challenge, so a code verifier is required.',
  ],
  pkce_did_not_expect_code_verifier: [
    400,
    'This link was requested without a code challenge, so a code verifier is not accepted.',
  ],
  pkce_mismatch: [400, 'The code verifier does not match the code challenge.'],
  no_user_password: [400, 'This user has no password.'],
  reset_password: [400, 'This password must be reset before it can be used again.'],
  breached_password: [400, 'This password is known from a data breach. Choose another one.'],
  weak_password: [400, 'This password is too easy to guess. Choose a stronger one.'],
  unable_to_auth_password_reset_token: [
    401,
    'The reset link is unknown, has been used already or has expired.',
  ],
  invalid_password_reset_redirect_url: [400, 'The redirect URL is not among those of this project.'],
  email_not_found: [404, 'No user of this project has this email address.'],
  phone_number_not_found: [404, 'This user has no such phone number.'],
  totp_not_found: [404, 'This user has no such authenticator app.'],
  crypto_wallet_not_found: [404, 'This user has no such crypto wallet.'],
  oauth_user_registration_not_found: [404, 'This user has no such OAuth registration.'],
  webauthn_registration_not_found: [404, 'This passkey does not exist.'],
  biometric_registration_not_found: [404, 'This user has no such biometric registration.'],
  connected_app_not_found: [404, 'This user has no such connected app.'],
  oauth_client_not_found: [404, 'This project has no such OAuth client.'],
  invalid_redirect_uri: [400, 'The redirect URI is not one of those that the OAuth client has registered.'],
  oidc_prompt_none_must_be_exclusive: [400, 'The prompt "none" excludes every other prompt.'],
  consent_origin_not_allowed: [
    403,
    'In HttpOnly mode consent is accepted only from pages at the origins of consent_url and redirect_urls.',
  ],
  consent_not_started: [
    403,
    'This session did not start this consent request, has answered it already, or started it over ten minutes ago.',
  ],
  insufficient_scope: [403, 'The access token lacks the scope full_access.'],
  idp_access_token_not_found: [404, 'The access token does not belong to this project or has been revoked.'],
  idp_access_token_expired: [401, 'The access token has expired.'],
  unable_to_auth_impersonation_token: [
    401,
    'The impersonation token is unknown, has been used already or has expired.',
  ],
  invalid_token: [401, 'The token is not genuine, has been used already or has expired.'],
  active_totp_exists: [400, 'This user has an authenticator app already. Remove it first.'],
  invalid_totp_code: [400, 'The code must be six digits.'],
  unable_to_authenticate_totp: [401, 'The code is wrong, or has been used already.'],
  unable_to_authenticate_recovery_code: [401, 'The recovery code is wrong, or has been used already.'],
  invalid_crypto_wallet_address: [400, 'The address is not valid for this type of wallet.'],
  unable_to_authenticate_crypto_wallet: [
    401,
    'The signature does not match a text that was issued for this wallet.',
  ],
  invalid_wallet_address_user: [400, 'This wallet belongs to another user.'],
  crypto_wallet_type_incompatible_with_siwe: [400, 'Sign-In with Ethereum is for Ethereum wallets.'],
  invalid_siwe_uri: [400, 'siwe_params.uri must be an absolute URI.'],
  invalid_siwe_chain_id: [400, 'siwe_params.chain_id must be a number.'],
  invalid_siwe_statement: [400, 'siwe_params.statement must be one line.'],
  invalid_siwe_message_request_id: [400, 'siwe_params.message_request_id must be one line.'],
  invalid_siwe_resource: [400, 'siwe_params.resources must be absolute URIs.'],
  invalid_domain: [400, 'The domain must be the host of the page that asks, or a domain above it.'],
  unable_to_register_webauthn_registration: [400, 'The passkey could not be registered.'],
  unable_to_auth_webauthn_registration: [401, 'The passkey’s answer could not be verified.'],
  oauth_token_not_found: [404, 'The OAuth token is unknown, has been used already or has expired.'],
  invalid_oauth_provider: [400, 'This OAuth provider does not exist.'],
  invalid_pkce_code_challenge: [400, 'This project requires a code challenge.'],
  oauth_config_not_found: [404, 'No OAuth client is configured for this provider.'],
  no_login_redirect_urls_set: [404, 'This project has no login redirect URLs.'],
  no_signup_redirect_urls_set: [404, 'This project has no sign-up redirect URLs.'],
  default_provider_not_allowed: [404, 'The default provider is not compatible with One Tap.'],
  origin_not_allowed_for_client: [403, 'The page’s origin is not among those of the OAuth client.'],
  invalid_callback_id: [404, 'This callback is unknown, has been used already or has expired.'],
  oauth_state_mismatch: [400, 'The CSRF token does not belong to this browser and callback.'],
  id_token_invalid: [401, 'The ID token is not genuine, or has been used already.'],
  id_token_expired: [401, 'The ID token has expired.'],
  id_token_incorrect_audience: [401, 'The ID token was made for another client.'],
  origin_not_allowed: [403, 'Only the form of the sandbox’s own page is accepted.'],
  redirect_url_not_found: [400, 'The redirect URL is not among those of this project.'],
  duplicate_email: [400, 'A user with this email address exists already.'],
  duplicate_phone_number: [400, 'A user with this phone number exists already.'],
  invalid_session_duration: [400, 'session_duration_minutes must be between 5 and 527040.'],
  session_authorization_error: [403, 'No role of the user allows this action.'],
  bad_request: [400, 'The call is malformed.'],
  invalid_hash: [400, 'The hash is malformed.'],
  password_already_exists: [400, 'This user has a password already.'],
  password_not_found: [404, 'This user has no such password.'],
  duplicate_external_id: [400, 'A user with this external_id exists already.'],
  not_in_sandbox: [501, 'The sandbox does not have this call.'],
  internal_server_error: [500, 'The provider had an internal error.'],
} as const;

export type RefusalType = keyof typeof REFUSALS;

export const isRefusalType = (name: string): name is RefusalType => Object.hasOwn(REFUSALS, name);

/** Ends a call with an API error. The transaction is kept, so that a wrong try stays counted. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal';
  readonly status: number;

  /** @param words replace the default message of the type. */
  constructor(
    readonly errorType: RefusalType,
    words?: string,
  ) {
    const [status, message] = REFUSALS[errorType];
    super(words ?? message);
    this.status = status;
  }
}

/** Ends a call with status 429 and a Retry-After header. */
export class TooManyRequests extends ApiRefusal {
  override name = 'TooManyRequests';

  constructor(readonly retryAfterSeconds: number) {
    super('too_many_requests');
  }
}

/** Ends a call with the list of schema issues. */
export class SchemaRefusal extends Error {
  override name = 'SchemaRefusal';

  constructor(readonly issues: SchemaIssue[]) {
    super(issues.map(({ dataPath, message }) => `${dataPath} ${message}`.trim()).join('; '));
  }
}

/** Ends a call with the text that tells a client to send a captcha token. */
export class CaptchaRefusal extends Error {
  override name = 'CaptchaRefusal';

  constructor() {
    super('Captcha required');
  }
}

export const refuse = (errorType: RefusalType, words?: string): never => {
  throw new ApiRefusal(errorType, words);
};
