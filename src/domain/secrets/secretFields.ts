/** Names of fields with credentials, in calls, answers, actions and state. */
export const SIGN_IN_SECRETS = [
  'code',
  'token',
  'password',
  'existing_password',
  'new_password',
  'session_token',
  'session_jwt',
  'access_token',
  'id_token',
  'id_token_hint',
  'refresh_token',
  'impersonation_token',
  'recovery_code',
  'recovery_codes',
  'totp_code',
  'secret',
  'qr_code',
  'signature',
  'public_key_credential',
  'code_verifier',
  'captcha_token',
  'passwordResetToken',
];

/** All masked fields. A challenge and a telemetry id are no credentials, but identify a browser. */
export const SECRET_FIELDS: readonly string[] = [...SIGN_IN_SECRETS, 'code_challenge', 'dfp_telemetry_id'];
