/** §5 Client call checks: each method's fields as data, and the one function that applies them. */

type FieldType = 'string' | 'number' | 'boolean' | 'object' | 'stringArray';
/** `?` marks a field that may be left out (undefined or null). */
type FieldCheck = FieldType | `${FieldType}?`;

const CALL_CHECKS = {
  'user.update': { untrusted_metadata: 'object?', name: 'object?' },
  'session.authenticate': { session_duration_minutes: 'number?' },
  'session.revoke': { forceClear: 'boolean?' },
  'session.updateSession': { session_token: 'string', session_jwt: 'string?' },
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
  authenticateByUrl: { session_duration_minutes: 'number' },
} as const satisfies Record<string, Record<string, FieldCheck>>;

export type CheckedMethod = keyof typeof CALL_CHECKS;

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Record<FieldType, { holds: (value: unknown) => boolean; article: string }> = {
  string: { holds: (value) => typeof value === 'string', article: 'a string' },
  number: { holds: (value) => typeof value === 'number' && !Number.isNaN(value), article: 'a number' },
  boolean: { holds: (value) => typeof value === 'boolean', article: 'a boolean' },
  object: { holds: isObject, article: 'an object' },
  stringArray: {
    holds: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    article: 'an array of strings',
  },
};

/** The usage message of the first bad field, or null when the call is in order. */
export function callProblem(method: CheckedMethod, fields: Record<string, unknown>): string | null {
  for (const [field, check] of Object.entries(CALL_CHECKS[method]) as [string, FieldCheck][]) {
    const optional = check.endsWith('?');
    const type = TYPES[(optional ? check.slice(0, -1) : check) as FieldType];
    const value = fields[field];
    if (optional && (value === undefined || value === null)) continue;
    if (!type.holds(value)) return `Invalid call to stytch.${method}\n${field} must be ${type.article}.`;
  }
  return null;
}
