const SECRET_KEYS =
  /(^|_)(token|jwt|codes?|password|secret|signature|verifier|challenge|credential|id_token_hint|telemetry_id)$/i;
/** Named as a secret is, and no secret: whoever reads the log needs them. */
const PUBLIC_KEYS = /^(status_code|error_code|country_code|public_token)$/i;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const MASK = '••••••';

const isSecret = (key: string, value: unknown): boolean =>
  SECRET_KEYS.test(key) &&
  !PUBLIC_KEYS.test(key) &&
  value !== '' &&
  value !== null &&
  (typeof value === 'string' || typeof value === 'object');

/** A copy fit to be shown: tokens, codes and passwords are covered, whatever their depth. */
export const masked = (value: unknown, key = ''): unknown => {
  if (isSecret(key, value)) return MASK;
  if (typeof value === 'string') return value.replace(JWT, MASK);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => masked(item));
  const own = value instanceof Error ? { ...value, name: value.name, message: value.message } : value;
  return Object.fromEntries(Object.entries(own).map(([name, item]) => [name, masked(item, name)]));
};
