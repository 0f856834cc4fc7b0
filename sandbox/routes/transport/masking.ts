const SECRETS = new Set([
  'token',
  'password',
  'existing_password',
  'new_password',
  'code_verifier',
  'captcha_token',
  'session_token',
  'session_jwt',
  'access_token',
  'impersonation_token',
  'totp_code',
  'recovery_code',
  'signature',
  'public_key_credential',
  'id_token',
  'code',
  'refresh_token',
  '__Authorization',
  'id_token_hint',
]);

/** Masks secrets that could be used to sign in, at any depth, for the request log. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    SECRETS.has(name) && typeof inner === 'string' ? '***' : masked(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
}
