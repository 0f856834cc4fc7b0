import { bad, type Required, type WrongCall } from './wrongCall';

export const BY_URL_REQUIRED: Required = {
  authenticateByUrl: ['session_duration_minutes'],
};

export const BY_URL_CALLS: WrongCall[] = [
  [
    'stytch.authenticateByUrl',
    'session_duration_minutes must be a number.',
    (c) => c.authenticateByUrl(bad({ session_duration_minutes: null })),
  ],
  [
    'stytch.authenticateByUrl',
    'session_duration_minutes must be a number.',
    (c) => c.authenticateByUrl(bad(undefined)),
  ],
  [
    'stytch.authenticateByUrl',
    'confirm must be a function.',
    (c) => c.authenticateByUrl(bad({ session_duration_minutes: 30, confirm: 'yes' })),
  ],
];
