import { readFileSync } from 'node:fs';

const DECLARATIONS = 'node_modules/@stytch/core/dist/public/index.d.ts';
const [, union = ''] = /type StytchAPIErrorType = (.*?);/s.exec(readFileSync(DECLARATIONS, 'utf8')) ?? [];

/** Every error type of the provider's published list: those of its other products and of its dashboard too. */
export const PUBLISHED_ERROR_TYPES: readonly string[] = [...union.matchAll(/"(\w+)"/g)].map(
  ([, type = '']) => type,
);

/** Words in types of what the widget has no part in: organisations, their sign-on, imports, searches, the dashboard. */
const OF_OTHERS =
  /member|organization|saml|scim|sso|oidc|m2m|rbac|idp_client|search_|_search|jwt_|event_log|external_|trusted|argon|scrypt|bcrypt|pbkdf|phpass|md_5|sha_1|hash|salt|template|discovery|project|secret|intermediate|cross_org|pem_file|custom_claims|metadata|jit_|too_many_(domains|idp|public|roles|redirect|session)|recovery_codes|impersonat|cname|mfa|invite|domain_too|microsoft|google_hosted|denylist|allowlist|claimed|b2b|consumer_end|userinfo|jwks|xml|x509|issuer|refresh_token|billing|totp|recovery_code/;

/** The others that no visitor can cause: answers to calls of a site's server, to its settings, to a malformed call, or about authenticator apps. */
const OF_SITES = `
  duplicate_email_for_user duplicate_phone_number_for_user
  insufficient_factors invalid_session_id session_too_old_to_reset_password stale_factors unable_to_parse_session_jwt user_not_found
  action_available_only_once_primary_authentication_is_met allow_list_max_exceeded
  allowed_auth_methods_required_for_restricted attribute_mismatch bad_request
  bulk_migrate_invalid_user_count cannot_delete_email cannot_delete_last_primary_factor
  cannot_preserve_existing_sessions cannot_remove_primary_auth_mechanism
  cannot_reset_password_with_existing_password cannot_use_biometrics_with_pending_user
  cannot_use_webauthn_with_pending_user client_closed_request connected_app_consent_revoked
  connected_app_not_allowed_for_org could_not_parse_biometric_signature deny_list_max_exceeded
  deprecated_endpoint duplicate_biometric_registration duplicate_custom_hostname_found
  duplicate_redirect_url dynamic_client_registration_not_enabled email_settings_not_found
  email_unverified_for_reactivation email_verification_required empty_webauthn_registration_name
  enterprise_endpoint forbidden_character_zero_width_space idp_access_token_could_not_be_exchanged
  idp_auth_code_expired idp_auth_code_not_found idp_invalid_access_token_custom_audience
  idp_invalid_access_token_expiry_minutes incompatible_session_type
  insufficient_factors_for_session_exchange invalid_argument invalid_authentication_type
  invalid_authenticator_type invalid_authorization_header invalid_authorization_url
  invalid_biometric_registration_id invalid_captcha_provider_id invalid_captcha_provider_type
  invalid_captcha_threshold invalid_client_id invalid_create_user_request invalid_crypto_wallet_id
  invalid_default_url invalid_display_name invalid_email_html invalid_email_id invalid_email_plaintext
  invalid_email_sandbox invalid_email_subject invalid_exchange_primary_factor_fields
  invalid_exchange_primary_factor_user invalid_id invalid_idp_entity_id invalid_ip_address
  invalid_method_id invalid_mobile_identifier invalid_oauth_allowed_tenants_format
  invalid_oauth_attach_token invalid_oauth_user_registration_id invalid_password_id
  invalid_password_strength_luds_complexity invalid_password_strength_luds_length
  invalid_permission_action invalid_permission_resource invalid_phone_number_docs
  invalid_phone_number_sandbox invalid_pkce_code_verifier invalid_public_key invalid_redirect_url_type
  invalid_request_id invalid_request_value invalid_restricted_email_setting
  invalid_restricted_oauth_tenants_setting invalid_role invalid_session_fields invalid_session_management
  invalid_session_missing_primary_factor invalid_session_token_docs invalid_stytch_prefixed_resource
  invalid_subject invalid_token_docs invalid_token_url invalid_totp_id invalid_url invalid_user_agent
  invalid_user_id invalid_user_lock_threshold invalid_user_lock_ttl invalid_webauthn_registration_id
  invalid_wildcard_action method_not_allowed missing_apple_app_id missing_sms_parameter
  no_active_biometric_registrations no_active_recovery_code_backed_factor no_session_arguments
  no_session_revoke_arguments no_user_selection_arguments no_wildcards_in_live_redirect_url
  oauth_access_token_exchange_missing_full_access oauth_access_token_exchange_token_invalid_grant
  oauth_access_token_exchange_token_too_old oauth_token_exchange_google_missing_information
  oauth_token_exchange_invalid_client oauth_token_exchange_invalid_request
  oauth_token_exchange_invalid_scope oauth_token_exchange_unauthorized_client password_already_exists
  password_does_not_match password_not_found pkce_required_for_idp_authorization_flow
  pkce_required_for_native_callback private_key_too_long public_key_missing query_params_do_not_match
  redirect_url_cannot_use_protocol redirect_url_must_use_https
  redirect_url_with_query_param_placeholder_cannot_be_default redirect_url_with_wildcard_cannot_be_default
  required_custom_email_domain retired_email_missing_email_identifiers route_not_supported_in_test
  secondary_factor_not_found session_authorization_error session_authorization_tenancy_error
  session_enforced_factor_matching_session_required session_must_have_at_least_one_active_factor
  session_on_code_does_not_match_session_passed_in third_party_clients_cannot_use_full_access
  third_party_clients_require_consent_for_offline_access too_few_tokens_authenticated
  too_many_biometric_registrations_for_user too_many_user_registrations_for_domain
  too_many_user_selection_arguments unable_to_auth_biometric_registration
  unable_to_delete_email_suppression unable_to_delete_last_public_token unable_to_refresh_oauth_token
  unable_to_register_biometric_registration unauthorized_credentials_homepage unavailable_endpoint
  update_user_auth_method_not_allowed use_https user_id_mismatch weak_factor_combination
`
  .trim()
  .split(/\s+/);

/** Whether docs/errors.md says of a type that the provider's message is shown. */
export const isNoVisitors = (type: string): boolean => OF_OTHERS.test(type) || OF_SITES.includes(type);
