import { bad, type WrongCall } from './wrongCall';

export const SESSION_CALLS: WrongCall[] = [
  [
    'stytch.session.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.session.authenticate(bad({ session_duration_minutes: '60' })),
  ],
  [
    'stytch.session.revoke',
    'forceClear must be a boolean.',
    (c) => c.session.revoke(bad({ forceClear: 'yes' })),
  ],
  [
    'stytch.session.updateSession',
    'session_token must be a string.',
    (c) => c.session.updateSession(bad({})),
  ],
  [
    'stytch.session.updateSession',
    'session_jwt must be a string.',
    (c) => c.session.updateSession(bad({ session_token: 's', session_jwt: 1 })),
  ],
];
