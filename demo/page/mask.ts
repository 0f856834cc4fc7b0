const SECRET_KEYS =
  /^(session_token|session_jwt|intermediate_session_token|token|code|password|code_verifier|captcha_token)$/i;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const MASK = '••••••';

/** A copy fit to be shown: tokens, codes and passwords are covered, whatever their depth. */
export const masked = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string')
    return SECRET_KEYS.test(key) && value !== '' ? MASK : value.replace(JWT, MASK);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => masked(item));
  const own = value instanceof Error ? { ...value, name: value.name, message: value.message } : value;
  return Object.fromEntries(Object.entries(own).map(([name, item]) => [name, masked(item, name)]));
};
