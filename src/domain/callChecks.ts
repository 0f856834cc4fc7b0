import type { FieldCheck } from './checks';

const AUTHORIZE = {
  client_id: 'string',
  redirect_uri: 'string',
  response_type: 'string?',
  scope: 'string?',
  prompt: 'string?',
} as const;

/** §5 Client call checks: each method's fields, in the order in which they are looked at. */
export const CALL_CHECKS = {
  'user.update': { untrusted_metadata: 'object?', name: 'object?' },
  'session.authenticate': { session_duration_minutes: 'number?' },
  'session.revoke': { forceClear: 'boolean?' },
  'magicLinks.email.loginOrCreate': { email: 'string' },
  'magicLinks.email.send': { email: 'string' },
  'magicLinks.authenticate': { token: 'string', session_duration_minutes: 'number' },
  'otps.sms.loginOrCreate': { phone_number: 'string', expiration_minutes: 'number?' },
  'otps.sms.send': { phone_number: 'string', expiration_minutes: 'number?' },
  'otps.whatsapp.loginOrCreate': { phone_number: 'string', expiration_minutes: 'number?' },
  'otps.whatsapp.send': { phone_number: 'string', expiration_minutes: 'number?' },
  'otps.email.loginOrCreate': { email: 'string', expiration_minutes: 'number?' },
  'otps.email.send': { email: 'string', expiration_minutes: 'number?' },
  'otps.authenticate': { token: 'string', session_duration_minutes: 'number', method_id: 'string' },
  'passwords.create': { password: 'string', email: 'string', session_duration_minutes: 'number' },
  'passwords.authenticate': { password: 'string', email: 'string', session_duration_minutes: 'number' },
  'passwords.resetByEmailStart': {
    email: 'string',
    login_redirect_url: 'string?',
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
  startOAuthFlow: { custom_scopes: 'stringArray?', provider_params: 'object?' },
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
  authenticateByUrl: { session_duration_minutes: 'number' },
} as const satisfies Record<string, Record<string, FieldCheck>>;

export type CheckedMethod = keyof typeof CALL_CHECKS;
