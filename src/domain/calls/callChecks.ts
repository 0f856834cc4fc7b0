import { OTP_METHOD_NAMES, OTP_METHODS, type OTPMethod } from '../config/otpMethods';
import type { FieldCheck } from './checks';

const AUTHORIZE = {
  client_id: 'string',
  redirect_uri: 'string',
  response_type: 'string?',
  scope: 'string?',
  prompt: 'string?',
} as const;

const LINK_SEND = {
  email: 'string',
  login_magic_link_url: 'string?',
  signup_magic_link_url: 'string?',
  login_expiration_minutes: 'number?',
  signup_expiration_minutes: 'number?',
  login_template_id: 'string?',
  signup_template_id: 'string?',
  create_user_as_pending: 'boolean?',
  locale: 'string?',
} as const;

/** Fields of a code that is sent by email, and of one that is sent to a phone. */
const CODE_SEND = {
  email: { login_template_id: 'string?', signup_template_id: 'string?' },
  phone_number: { enable_autofill: 'boolean?', autofill_session_duration_minutes: 'number?' },
} as const;

type CodeSend = `otps.${OTPMethod}.${'loginOrCreate' | 'send'}`;

const CODE_SENDS = Object.fromEntries(
  OTP_METHOD_NAMES.flatMap((method) =>
    ['loginOrCreate', 'send'].map((send): [string, Record<string, FieldCheck>] => [
      `otps.${method}.${send}`,
      {
        [OTP_METHODS[method].field]: 'string',
        expiration_minutes: 'number?',
        ...CODE_SEND[OTP_METHODS[method].field],
        locale: 'string?',
      },
    ]),
  ),
) as Record<CodeSend, Record<string, FieldCheck>>;

/** §5 Client call checks: each method's fields, in the order in which they are checked. */
export const CALL_CHECKS = {
  'user.update': {
    untrusted_metadata: 'object?',
    name: { first_name: 'string?', middle_name: 'string?', last_name: 'string?' },
  },
  'user.deleteEmail': { email_id: 'string' },
  'user.deletePhoneNumber': { phone_id: 'string' },
  'user.deleteTOTP': { totp_id: 'string' },
  'user.deleteOAuthRegistration': { oauth_user_registration_id: 'string' },
  'user.deleteCryptoWallet': { crypto_wallet_id: 'string' },
  'user.deleteWebauthnRegistration': { webauthn_registration_id: 'string' },
  'user.deleteBiometricRegistration': { biometric_registration_id: 'string' },
  'user.revokeConnectedApp': { connected_app_id: 'string' },
  'session.authenticate': { session_duration_minutes: 'number?' },
  'session.exchangeAccessToken': { access_token: 'string', session_duration_minutes: 'number' },
  'session.attest': {
    profile_id: 'string',
    token: 'string',
    session_duration_minutes: 'number?',
    session_token: 'string?',
    session_jwt: 'string?',
  },
  'session.revoke': { forceClear: 'boolean?' },
  'magicLinks.email.loginOrCreate': LINK_SEND,
  'magicLinks.email.send': LINK_SEND,
  'magicLinks.authenticate': { token: 'string', session_duration_minutes: 'number' },
  ...CODE_SENDS,
  'otps.authenticate': { token: 'string', session_duration_minutes: 'number', method_id: 'string' },
  'passwords.create': { password: 'string', email: 'string', session_duration_minutes: 'number' },
  'passwords.authenticate': { password: 'string', email: 'string', session_duration_minutes: 'number' },
  'passwords.resetByEmailStart': {
    email: 'string',
    login_redirect_url: 'string?',
    login_expiration_minutes: 'number?',
    reset_password_redirect_url: 'string?',
    reset_password_template_id: 'string?',
    reset_password_expiration_minutes: 'number?',
  },
  'passwords.resetByEmail': { token: 'string', password: 'string', session_duration_minutes: 'number' },
  'passwords.resetByExistingPassword': {
    email: 'string',
    existing_password: 'string',
    new_password: 'string',
    session_duration_minutes: 'number',
  },
  'passwords.resetBySession': { password: 'string', session_duration_minutes: 'number?' },
  'passwords.strengthCheck': { email: 'string?', password: 'string' },
  startOAuthFlow: {
    custom_scopes: 'stringArray?',
    provider_params: 'object?',
    login_redirect_url: 'string?',
    signup_redirect_url: 'string?',
  },
  'oauth.authenticate': { token: 'string', session_duration_minutes: 'number' },
  'idp.oauthAuthorizeStart': AUTHORIZE,
  'idp.oauthAuthorizeSubmit': {
    ...AUTHORIZE,
    code_challenge: 'string?',
    state: 'string?',
    nonce: 'string?',
    consent_granted: 'boolean',
  },
  'idp.oauthLogoutStart': {
    client_id: 'string',
    post_logout_redirect_uri: 'string',
    state: 'string?',
    id_token_hint: 'string?',
  },
  'webauthn.register': {
    domain: 'string?',
    authenticator_type: 'string?',
    is_passkey: 'boolean?',
    session_duration_minutes: 'number?',
    override_id: 'string?',
    override_name: 'string?',
    override_display_name: 'string?',
    use_base64_url_encoding: 'boolean?',
  },
  'webauthn.authenticate': {
    domain: 'string?',
    session_duration_minutes: 'number',
    is_passkey: 'boolean?',
    signal: 'signal?',
    conditional_mediation: 'boolean?',
  },
  'webauthn.update': { webauthn_registration_id: 'string', name: 'string' },
  'cryptoWallets.authenticateStart': {
    crypto_wallet_address: 'string',
    crypto_wallet_type: 'string',
    siwe_params: {
      uri: 'string?',
      chain_id: 'string?',
      issued_at: 'string?',
      statement: 'string?',
      not_before: 'string?',
      message_request_id: 'string?',
      resources: 'stringArray?',
    },
  },
  'cryptoWallets.authenticate': {
    signature: 'string',
    crypto_wallet_address: 'string',
    crypto_wallet_type: 'string',
    session_duration_minutes: 'number',
  },
  'totps.create': { expiration_minutes: 'number' },
  'totps.authenticate': { totp_code: 'string', session_duration_minutes: 'number' },
  'totps.recover': { recovery_code: 'string', session_duration_minutes: 'number' },
  'impersonation.authenticate': { impersonation_token: 'string' },
  'organizations.members.search': { email_address: 'string', organization_id: 'string' },
  'rbac.isAuthorized': { resource_id: 'string', action: 'string' },
  authenticateByUrl: { session_duration_minutes: 'number', confirm: 'function?' },
} as const satisfies Record<string, Record<string, FieldCheck>>;

export type CheckedMethod = keyof typeof CALL_CHECKS;
