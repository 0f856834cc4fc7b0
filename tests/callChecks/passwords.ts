import type { Client } from '../../src/headless';
import { bad, MINUTES, type WrongCall } from './wrongCall';

const EMAIL = 'ada@example.com';
const SECRET = 'correct horse';
const A_STRING = 'a string.';
const A_NUMBER = 'a number.';

type Method = keyof Client['passwords'];

/** Each field in turn has the wrong type, in a call that is right but for it. */
const wrong = (method: Method, right: object, fields: Record<string, string>): WrongCall[] =>
  Object.entries(fields).map(([field, what]) => [
    `stytch.passwords.${method}`,
    `${field} must be ${what}`,
    (client) => client.passwords[method](bad({ ...right, [field]: what === A_STRING ? 7 : '7' })),
  ]);

const CREDENTIALS = { email: EMAIL, password: SECRET, ...MINUTES };
const CREDENTIAL_TYPES = { password: A_STRING, email: A_STRING, session_duration_minutes: A_NUMBER };

export const PASSWORD_CALLS: WrongCall[] = [
  ...wrong('create', CREDENTIALS, CREDENTIAL_TYPES),
  ...wrong('authenticate', CREDENTIALS, CREDENTIAL_TYPES),
  ...wrong(
    'resetByEmailStart',
    { email: EMAIL },
    {
      email: A_STRING,
      login_redirect_url: A_STRING,
      reset_password_redirect_url: A_STRING,
      reset_password_template_id: A_STRING,
      reset_password_expiration_minutes: A_NUMBER,
    },
  ),
  ...wrong(
    'resetByEmail',
    { token: 't', password: SECRET, ...MINUTES },
    { token: A_STRING, password: A_STRING, session_duration_minutes: A_NUMBER },
  ),
  ...wrong(
    'resetByExistingPassword',
    { email: EMAIL, existing_password: SECRET, new_password: SECRET, ...MINUTES },
    {
      email: A_STRING,
      existing_password: A_STRING,
      new_password: A_STRING,
      session_duration_minutes: A_NUMBER,
    },
  ),
  ...wrong(
    'resetBySession',
    { password: SECRET },
    { password: A_STRING, session_duration_minutes: A_NUMBER },
  ),
  ...wrong('strengthCheck', { password: SECRET }, { email: A_STRING, password: A_STRING }),
  [
    'stytch.passwords.authenticate',
    'password must be a string.',
    (c) => c.passwords.authenticate(bad(undefined)),
  ],
];
