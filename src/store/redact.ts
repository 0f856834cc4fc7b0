/** Field names whose values no one but the provider may see, wherever they stand in an action or in the state. */
const SECRET_FIELDS = new Set([
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
  'code_challenge',
  'captcha_token',
  'dfp_telemetry_id',
  'passwordResetToken',
]);

const MASK = '••••';

/** A copy in which every secret is masked by its field's name. Shared structure is kept where nothing was masked. */
export function redact<T>(value: T): T {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => redact(item));
    return items.every((item, at) => item === value[at]) ? value : (items as T);
  }
  if (typeof value !== 'object' || value === null) return value;
  let copy: Record<string, unknown> | null = null;
  for (const [key, item] of Object.entries(value)) {
    const shown =
      SECRET_FIELDS.has(key) && item !== undefined && item !== null ? MASK : redact(item as unknown);
    if (shown !== item) copy = { ...(copy ?? (value as Record<string, unknown>)), [key]: shown };
  }
  return (copy as T | null) ?? value;
}
