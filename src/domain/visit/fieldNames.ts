const list = (names: string): readonly string[] => names.trim().split(/\s+/);

/** Fields of configs, calls, answers and events whose own fields are kept by their names. */
export const OBJECT_FIELDS = list(`
  config emailMagicLinksOptions oauthOptions otpOptions passkeyOptions passwordOptions providers sessionOptions
  body captcha_settings connected_apps crypto_wallets biometric_registrations data emails error feedback
  luds_requirements member name oidc_client password password_config phone_numbers sent session siwe_params totps
  user __user webauthn_registration webauthn_registrations authentication_factors
`);

/** Fields with numbers or booleans. */
export const DATA_FIELDS = list(`
  cancel_on_tap_outside confirmLogin createAfterSignIn createUserAsPending enableShadowDOM expirationMinutes immediate loginExpirationMinutes one_tap
  resetPasswordExpirationMinutes sessionDurationMinutes signupExpirationMinutes webOTP
  breach_detection_on_create breached_password consent_required create_organization_enabled create_user_as_pending
  dfp_protected_auth_enabled disable_sdk_watermark enabled expiration_minutes has_digit has_lower_case has_symbol
  has_upper_case login_expiration_minutes luds_complexity luds_minimum_count missing_characters missing_complexity
  pkce_required_for_email_magic_links pkce_required_for_oauth pkce_required_for_password_resets pkce_required_for_sso
  requires_reset reset_password_expiration_minutes retryAfterMs return_passkey_credential_options score
  session_duration_minutes signup_expiration_minutes siwe_required_for_crypto_wallets status_code
  use_base64_url_encoding user_created valid_password verified
`);

/** Fields with texts, which become placeholders. */
export const TEXT_FIELDS = list(`
  custom_scopes domainHint loginRedirectURL loginTemplateId resetPasswordRedirectURL resetPasswordTemplateId
  signupRedirectURL signupTemplateId
  access_token biometric_registration_id chain_id challenge client_description client_id client_logo_url client_name client_type
  cname_domain code code_challenge code_verifier connected_app_id crypto_wallet_address crypto_wallet_id description
  domain email email_address email_domains email_id error_message error_url existing_password first_name grantable_scope
  id_token id_token_hint impersonation_token last_name locale login_magic_link_url login_redirect_url login_template_id
  logo_url member_password_id message_request_id method_id middle_name new_password nonce oauth_user_registration_id organization_id
  override_display_name override_id override_name password_id phone_id phone_number post_logout_redirect_uri profile_id
  profile_picture_url project_name provider_subject public_key_credential public_key_credential_creation_options
  public_key_credential_request_options qr_code recovery_code recovery_codes redirect_uri refresh_token request_id resources
  reset_password_redirect_url reset_password_template_id roles scope scopes_granted secret session_id session_jwt
  session_token signature signup_magic_link_url signup_redirect_url signup_template_id siteKey state statement
  suggestions token totp_code totp_id ungrantable_scope uri user_agent user_id warning webauthn_registration_id
`);

/** Fields with times. */
export const TIME_FIELDS = list(`
  created_at expires_at issued_at last_accessed_at last_authenticated_at not_before started_at
`);

/** Types of API errors that the widget tells apart, and the most frequent others. */
export const ERROR_TYPES = list(`
  breached_password captcha_required duplicate_email email_not_found inactive_email internal_server_error invalid_code
  invalid_email invalid_phone_number invalid_phone_number_country_code invalid_secret_authentication invalid_token
  magic_link_not_found oauth_token_not_found otp_code_not_found pkce_did_not_expect_code_verifier
  pkce_expected_code_verifier pkce_mismatch reset_password service_unavailable session_not_found too_many_requests
  unable_to_auth_magic_link unable_to_auth_otp_code unable_to_auth_password_reset_token
  unable_to_authenticate_crypto_wallet unauthorized_credentials unknown_error user_lock_limit_reached
  user_unauthenticated weak_password webauthn_registration_not_found
`);
