import { bad, MINUTES, type WrongCall } from './wrongCall';

export const TOTP_CALLS: WrongCall[] = [
  ['stytch.totps.create', 'expiration_minutes must be a number.', (c) => c.totps.create(bad({}))],
  ['stytch.totps.create', 'expiration_minutes must be a number.', (c) => c.totps.create(bad(undefined))],
  [
    'stytch.totps.authenticate',
    'totp_code must be a string.',
    (c) => c.totps.authenticate(bad({ totp_code: 123456, ...MINUTES })),
  ],
  [
    'stytch.totps.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.totps.authenticate(bad({ totp_code: '123456' })),
  ],
  [
    'stytch.totps.recover',
    'recovery_code must be a string.',
    (c) => c.totps.recover(bad({ recovery_code: null, ...MINUTES })),
  ],
  [
    'stytch.totps.recover',
    'session_duration_minutes must be a number.',
    (c) => c.totps.recover(bad({ recovery_code: 'a', session_duration_minutes: '60' })),
  ],
];
