import { EMAIL, PHONE } from '../visits/signIn';
import { aStranger, OTHER_EMAIL, OTHER_PHONE } from './people';
import { A_STRING, AUTH, DURATION, META, type RouteTable } from './route';
import { OTP_METHOD_NAMES, OTP_METHODS } from '../../src/domain/config/otpMethods';
import { bad, type Required, type WrongCall } from './wrongCall';

const METHOD = { ...META, method_id: A_STRING };

export const otpRoutes: RouteTable = (page) => ({
  'POST /otps/sms/login_or_create': {
    call: (client) => client.otps.sms.loginOrCreate(PHONE),
    body: { phone_number: PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/whatsapp/login_or_create': {
    call: (client) => client.otps.whatsapp.loginOrCreate(PHONE, { expiration_minutes: 3 }),
    body: { phone_number: PHONE, expiration_minutes: 3 },
    answer: METHOD,
  },
  'POST /otps/email/login_or_create': {
    call: (client) =>
      client.otps.email.loginOrCreate(EMAIL, { login_template_id: 'a', signup_template_id: 'b' }),
    body: { email: EMAIL, expiration_minutes: 5, login_template_id: 'a', signup_template_id: 'b' },
    answer: METHOD,
  },
  'POST /otps/sms/send/primary': {
    call: async (client) => {
      await aStranger(page);
      return client.otps.sms.send(PHONE);
    },
    body: { phone_number: PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/sms/send/secondary': {
    call: (client) => client.otps.sms.send(OTHER_PHONE),
    signedIn: true,
    body: { phone_number: OTHER_PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/whatsapp/send/primary': {
    call: async (client) => {
      await aStranger(page);
      return client.otps.whatsapp.send(PHONE);
    },
    body: { phone_number: PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/whatsapp/send/secondary': {
    call: (client) => client.otps.whatsapp.send(OTHER_PHONE),
    signedIn: true,
    body: { phone_number: OTHER_PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/email/send/primary': {
    call: async (client) => {
      await aStranger(page);
      return client.otps.email.send(EMAIL);
    },
    body: { email: EMAIL, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/email/send/secondary': {
    call: (client) => client.otps.email.send(OTHER_EMAIL),
    signedIn: true,
    body: { email: OTHER_EMAIL, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/authenticate': {
    call: async (client) => {
      const { method_id } = await client.otps.email.loginOrCreate(EMAIL);
      return client.otps.authenticate(await page.lastCode(EMAIL), method_id, DURATION);
    },
    body: {
      token: expect.stringMatching(/^\d{6}$/) as string,
      method_id: A_STRING,
      session_duration_minutes: 30,
    },
    answer: { ...AUTH, method_id: A_STRING },
  },
});

/** Each method for codes needs its destination. */
const CODE_SENDS = Object.fromEntries(
  OTP_METHOD_NAMES.flatMap((method) =>
    ['loginOrCreate', 'send'].map((send) => [`otps.${method}.${send}`, [OTP_METHODS[method].field]]),
  ),
);

export const OTP_REQUIRED: Required = {
  ...CODE_SENDS,
  'otps.authenticate': ['token', 'session_duration_minutes', 'method_id'],
};

const WRONG_EXPIRATION = bad<{ expiration_minutes: number }>({ expiration_minutes: '5' });

export const OTP_CALLS: WrongCall[] = [
  ['stytch.otps.authenticate', 'token must be a string.', (c) => c.otps.authenticate(bad(1), 'm', DURATION)],
  [
    'stytch.otps.authenticate',
    'token must be a string.',
    (c) => c.otps.authenticate(bad(undefined), bad(1), bad({})),
  ],
  [
    'stytch.otps.authenticate',
    'method_id must be a string.',
    (c) => c.otps.authenticate('1', bad(null), DURATION),
  ],
  ...[{ session_duration_minutes: '30' }, undefined, { session_duration_minutes: NaN }].map(
    (options): WrongCall => [
      'stytch.otps.authenticate',
      'session_duration_minutes must be a number.',
      (c) => c.otps.authenticate('1', 'm', bad(options)),
    ],
  ),
  [
    'stytch.otps.sms.loginOrCreate',
    'phone_number must be a string.',
    (c) => c.otps.sms.loginOrCreate(bad(1415)),
  ],
  ['stytch.otps.sms.send', 'phone_number must be a string.', (c) => c.otps.sms.send(bad({}))],
  [
    'stytch.otps.whatsapp.loginOrCreate',
    'phone_number must be a string.',
    (c) => c.otps.whatsapp.loginOrCreate(bad([])),
  ],
  ['stytch.otps.whatsapp.send', 'phone_number must be a string.', (c) => c.otps.whatsapp.send(bad(true))],
  [
    'stytch.otps.email.loginOrCreate',
    'email must be a string.',
    (c) => c.otps.email.loginOrCreate(bad(null)),
  ],
  ['stytch.otps.email.send', 'email must be a string.', (c) => c.otps.email.send(bad(undefined))],
  ...OTP_METHOD_NAMES.flatMap((channel) =>
    (['loginOrCreate', 'send'] as const).map((method): WrongCall => [
      `stytch.otps.${channel}.${method}`,
      'expiration_minutes must be a number.',
      (c) => c.otps[channel][method]('+14155550123', WRONG_EXPIRATION),
    ]),
  ),
];
