import { bad, MINUTES, type WrongCall } from './wrongCall';

const wrongRegister = (field: string, what: string, value: unknown): WrongCall => [
  'stytch.webauthn.register',
  `${field} must be ${what}.`,
  (client) => client.webauthn.register(bad({ [field]: value })),
];

const wrongAuthenticate = (field: string, what: string, value: unknown): WrongCall => [
  'stytch.webauthn.authenticate',
  `${field} must be ${what}.`,
  (client) => client.webauthn.authenticate(bad({ ...MINUTES, [field]: value })),
];

export const WEBAUTHN_CALLS: WrongCall[] = [
  wrongRegister('domain', 'a string', 1),
  wrongRegister('authenticator_type', 'a string', true),
  wrongRegister('is_passkey', 'a boolean', 'yes'),
  wrongRegister('session_duration_minutes', 'a number', '30'),
  wrongRegister('override_id', 'a string', 1),
  wrongRegister('override_name', 'a string', 1),
  wrongRegister('override_display_name', 'a string', {}),
  wrongRegister('use_base64_url_encoding', 'a boolean', 1),
  wrongAuthenticate('domain', 'a string', 1),
  wrongAuthenticate('session_duration_minutes', 'a number', undefined),
  wrongAuthenticate('is_passkey', 'a boolean', 'yes'),
  wrongAuthenticate('signal', 'an object', 'stop'),
  wrongAuthenticate('conditional_mediation', 'a boolean', 'yes'),
  [
    'stytch.webauthn.authenticate',
    'session_duration_minutes must be a number.',
    (client) => client.webauthn.authenticate(bad(undefined)),
  ],
  [
    'stytch.webauthn.update',
    'webauthn_registration_id must be a string.',
    (client) => client.webauthn.update(bad({ name: 'x' })),
  ],
  [
    'stytch.webauthn.update',
    'name must be a string.',
    (client) => client.webauthn.update(bad({ webauthn_registration_id: 'w', name: null })),
  ],
];
