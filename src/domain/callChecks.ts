import type { FieldCheck } from './checks';

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
  authenticateByUrl: { session_duration_minutes: 'number' },
} as const satisfies Record<string, Record<string, FieldCheck>>;

export type CheckedMethod = keyof typeof CALL_CHECKS;
