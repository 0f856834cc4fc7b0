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
  'passwords.create': { email: 'string', password: 'string', session_duration_minutes: 'number' },
  'passwords.authenticate': { email: 'string', password: 'string', session_duration_minutes: 'number' },
  'passwords.resetByEmailStart': {
    email: 'string',
    login_redirect_url: 'string?',
    login_expiration_minutes: 'number?',
    reset_password_redirect_url: 'string?',
    reset_password_expiration_minutes: 'number?',
    reset_password_template_id: 'string?',
  },
  'passwords.resetByEmail': { token: 'string', password: 'string', session_duration_minutes: 'number' },
  'passwords.resetByExistingPassword': {
    email: 'string',
    existing_password: 'string',
    new_password: 'string',
    session_duration_minutes: 'number',
  },
  'passwords.resetBySession': { password: 'string', session_duration_minutes: 'number?' },
  'passwords.strengthCheck': { password: 'string', email: 'string?' },
  authenticateByUrl: { session_duration_minutes: 'number' },
} as const satisfies Record<string, Record<string, FieldCheck>>;

export type CheckedMethod = keyof typeof CALL_CHECKS;
