import { searchUser } from '../../src/sagas/resources/userSearch';
import { runtimeOf } from '../runtime';
import { EMAIL } from '../visits/signIn';
import { A_STRING, AUTH, DURATION, META, type RouteTable } from './route';
import type { Client } from '../../src/headless';
import { bad, type Required, type WrongCall } from './wrongCall';

const PASSWORD = ' Drei Äpfel für 1 Glas Most ';
const BETTER = 'a better one: zebra fiddle 42';
const CREDENTIALS = { email: EMAIL, password: PASSWORD, ...DURATION };

export const passwordRoutes: RouteTable = (page) => {
  const anAccount = () =>
    page.control.createUser({ public_token: page.publicToken, email: EMAIL, password: PASSWORD });
  return {
    'POST /users/search': {
      call: async (client) => (await (await runtimeOf(client)).run(() => searchUser(EMAIL))).data,
      body: { email: EMAIL },
      answer: { ...META, userType: 'new' },
    },
    'POST /passwords': {
      call: (client) => client.passwords.create(CREDENTIALS),
      body: CREDENTIALS,
      answer: { ...AUTH, email_id: A_STRING },
    },
    'POST /passwords/authenticate': {
      call: async (client) => {
        await anAccount();
        return client.passwords.authenticate(CREDENTIALS);
      },
      body: CREDENTIALS,
      answer: AUTH,
    },
    'POST /passwords/email/reset/start': {
      call: async (client) => {
        await anAccount();
        return client.passwords.resetByEmailStart({
          email: EMAIL,
          login_redirect_url: 'http://localhost:4310/in',
          login_expiration_minutes: 20,
          reset_password_redirect_url: 'http://localhost:4310/new-password',
          reset_password_expiration_minutes: 10,
          reset_password_template_id: 'a',
        });
      },
      body: {
        email: EMAIL,
        login_redirect_url: 'http://localhost:4310/in',
        reset_password_redirect_url: 'http://localhost:4310/new-password',
        reset_password_expiration_minutes: 10,
        reset_password_template_id: 'a',
      },
      answer: META,
    },
    'POST /passwords/email/reset': {
      call: async (client) => {
        await anAccount();
        await client.passwords.resetByEmailStart({ email: EMAIL });
        const token = await page.lastLinkToken(EMAIL);
        return client.passwords.resetByEmail({ token, password: BETTER, ...DURATION });
      },
      body: { token: A_STRING, password: BETTER, ...DURATION },
      answer: AUTH,
    },
    'POST /passwords/existing_password/reset': {
      call: async (client) => {
        await anAccount();
        return client.passwords.resetByExistingPassword({
          email: EMAIL,
          existing_password: PASSWORD,
          new_password: BETTER,
          ...DURATION,
        });
      },
      body: { email: EMAIL, existing_password: PASSWORD, new_password: BETTER, ...DURATION },
      answer: AUTH,
    },
    'POST /passwords/session/reset': {
      call: (client) => client.passwords.resetBySession({ password: PASSWORD, ...DURATION }),
      signedIn: true,
      body: { password: PASSWORD, ...DURATION },
      answer: AUTH,
    },
    'POST /passwords/session/reset without a duration': {
      call: (client) => client.passwords.resetBySession({ password: PASSWORD }),
      signedIn: true,
      body: { password: PASSWORD },
      answer: AUTH,
    },
    'POST /passwords/strength_check': {
      call: (client) => client.passwords.strengthCheck({ password: PASSWORD, email: EMAIL }),
      body: { password: PASSWORD, email: EMAIL },
      answer: {
        ...META,
        valid_password: true,
        score: 4,
        breached_password: false,
        breach_detection_on_create: true,
        strength_policy: 'zxcvbn',
        feedback: {
          warning: '',
          suggestions: [],
          luds_requirements: {
            has_digit: true,
            has_lower_case: true,
            has_symbol: true,
            has_upper_case: true,
            missing_characters: 0,
            missing_complexity: 0,
          },
        },
      },
    },
  };
};

export const PASSWORD_REQUIRED: Required = {
  'passwords.create': ['password', 'email', 'session_duration_minutes'],
  'passwords.authenticate': ['password', 'email', 'session_duration_minutes'],
  'passwords.resetByEmailStart': ['email'],
  'passwords.resetByEmail': ['token', 'password', 'session_duration_minutes'],
  'passwords.resetByExistingPassword': [
    'email',
    'existing_password',
    'new_password',
    'session_duration_minutes',
  ],
  'passwords.resetBySession': ['password'],
  'passwords.strengthCheck': ['password'],
};

const SECRET = 'correct horse';
const STRING = 'a string.';
const NUMBER = 'a number.';

type Method = keyof Client['passwords'];

/** One wrong call for each field: the field has the wrong type, and all others are valid. */
const wrong = (method: Method, right: object, fields: Record<string, string>): WrongCall[] =>
  Object.entries(fields).map(([field, what]) => [
    `stytch.passwords.${method}`,
    `${field} must be ${what}`,
    (client) => client.passwords[method](bad({ ...right, [field]: what === STRING ? 7 : '7' })),
  ]);

const RIGHT = { email: EMAIL, password: SECRET, ...DURATION };
const CREDENTIAL_TYPES = { password: STRING, email: STRING, session_duration_minutes: NUMBER };

export const PASSWORD_CALLS: WrongCall[] = [
  ...wrong('create', RIGHT, CREDENTIAL_TYPES),
  ...wrong('authenticate', RIGHT, CREDENTIAL_TYPES),
  ...wrong(
    'resetByEmailStart',
    { email: EMAIL },
    {
      email: STRING,
      login_redirect_url: STRING,
      login_expiration_minutes: NUMBER,
      reset_password_redirect_url: STRING,
      reset_password_template_id: STRING,
      reset_password_expiration_minutes: NUMBER,
    },
  ),
  ...wrong(
    'resetByEmail',
    { token: 't', password: SECRET, ...DURATION },
    { token: STRING, password: STRING, session_duration_minutes: NUMBER },
  ),
  ...wrong(
    'resetByExistingPassword',
    { email: EMAIL, existing_password: SECRET, new_password: SECRET, ...DURATION },
    {
      email: STRING,
      existing_password: STRING,
      new_password: STRING,
      session_duration_minutes: NUMBER,
    },
  ),
  ...wrong('resetBySession', { password: SECRET }, { password: STRING, session_duration_minutes: NUMBER }),
  ...wrong('strengthCheck', { password: SECRET }, { email: STRING, password: STRING }),
  [
    'stytch.passwords.authenticate',
    'password must be a string.',
    (c) => c.passwords.authenticate(bad(undefined)),
  ],
];
