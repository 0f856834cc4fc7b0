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
  [
    'stytch.session.exchangeAccessToken',
    'access_token must be a string.',
    (c) => c.session.exchangeAccessToken(bad({})),
  ],
  [
    'stytch.session.exchangeAccessToken',
    'session_duration_minutes must be a number.',
    (c) => c.session.exchangeAccessToken(bad({ access_token: 'a', session_duration_minutes: null })),
  ],
  ['stytch.session.attest', 'profile_id must be a string.', (c) => c.session.attest(bad(undefined))],
  [
    'stytch.session.attest',
    'token must be a string.',
    (c) => c.session.attest(bad({ profile_id: 'p', token: 1 })),
  ],
  ...['session_duration_minutes', 'session_token', 'session_jwt'].map((field): WrongCall => [
    'stytch.session.attest',
    `${field} must be a ${field === 'session_duration_minutes' ? 'number' : 'string'}.`,
    (c) => c.session.attest(bad({ profile_id: 'p', token: 't', [field]: true })),
  ]),
  [
    'stytch.impersonation.authenticate',
    'impersonation_token must be a string.',
    (c) => c.impersonation.authenticate(bad({ token: 't' })),
  ],
];
