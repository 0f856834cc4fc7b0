/** Types of the provider's errors that have the text of another type, by what they are like. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(ad_bl|captcha_req)/, 'captcha_failed'],
  [/^(server_un|password_val)/, 'service_unavailable'],
  [/^(email_in|email_not_in|invalid_email_dom)/, 'inactive_email'],
  [/^invalid_public_key_c/, 'unable_to_auth_webauthn_registration'],
  [/^(no_pending|no_active|duplicate)_webauthn/, 'unable_to_register_webauthn_registration'],
  [/^duplicate_wallet/, 'invalid_wallet_address_user'],
  [/^invalid_(ethereum|solana|wallet)_/, 'invalid_crypto_wallet_address'],
  [/^(invalid_signature$|signature_|siwe_message)/, 'unable_to_authenticate_crypto_wallet'],
  [
    /^(expired_oauth|oauth_(state_u|inv|auth|cre|app|unv)|id_token_n|unable_to_authorize|twitter)/,
    'id_token_invalid',
  ],
  [
    /_sdk|oauth_config|captcha_provider|^(billing|email_temp|sms_temp|wrong)|^invalid_(expir|locale|templ|session_dur)|(link|redirect|oauth)_url|public_token|_domain$|_environment$/,
    'redirect_url_not_found',
  ],
];

/** The type whose text an error type has; undefined when it has its own, or none. */
export const sameErrorAs = (type: string): string | undefined => SAME.find(([like]) => like.test(type))?.[1];
