import { EMAIL, PHONE } from '../visits/signIn';
import type { SandboxPage } from '../sandbox';
import { aStranger, OTHER_EMAIL, OTHER_PHONE } from './people';
import { A_STRING, AUTH, DURATION, META, type Routes, type RouteTable } from './route';
import { OTP_METHOD_NAMES, OTP_METHODS, type OTPMethod } from '../../src/domain/config/otpMethods';
import { bad, type Required, type WrongCall } from './wrongCall';

const METHOD = { ...META, method_id: A_STRING };
const TEMPLATES = { login_template_id: 'a', signup_template_id: 'b' };

/** The calls that send a code by a delivery method. */
function sendRoutes(page: SandboxPage, method: OTPMethod): Routes {
  const { field } = OTP_METHODS[method];
  const [to, other] = field === 'email' ? [EMAIL, OTHER_EMAIL] : [PHONE, OTHER_PHONE];
  const options = field === 'email' ? TEMPLATES : { expiration_minutes: 3 };
  return {
    [`POST /otps/${method}/login_or_create` as const]: {
      call: (client) => client.otps[method].loginOrCreate(to, options),
      body: { [field]: to, expiration_minutes: 5, ...options },
      answer: METHOD,
    },
    [`POST /otps/${method}/send/primary` as const]: {
      call: async (client) => {
        await aStranger(page);
        return client.otps[method].send(to);
      },
      body: { [field]: to, expiration_minutes: 5 },
      answer: METHOD,
    },
    [`POST /otps/${method}/send/secondary` as const]: {
      call: (client) => client.otps[method].send(other),
      signedIn: true,
      body: { [field]: other, expiration_minutes: 5 },
      answer: METHOD,
    },
  };
}

export const otpRoutes: RouteTable = (page) => ({
  ...Object.assign({}, ...OTP_METHOD_NAMES.map((method) => sendRoutes(page, method))),
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

/** Each delivery method requires its destination. */
const CODE_SENDS = Object.fromEntries(
  OTP_METHOD_NAMES.flatMap((method) =>
    ['loginOrCreate', 'send'].map((send) => [`otps.${method}.${send}`, [OTP_METHODS[method].field]]),
  ),
);

export const OTP_REQUIRED: Required = {
  ...CODE_SENDS,
  'otps.authenticate': ['token', 'session_duration_minutes', 'method_id'],
};

const OPTION_TYPES = {
  email: { login_template_id: 'a string', signup_template_id: 'a string' },
  phone_number: { enable_autofill: 'a boolean', autofill_session_duration_minutes: 'a number' },
};

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
  ...OTP_METHOD_NAMES.flatMap((channel) =>
    (['loginOrCreate', 'send'] as const).flatMap((method) =>
      [1415, [], {}, true, null, undefined].map((wrong): WrongCall => [
        `stytch.otps.${channel}.${method}`,
        `${OTP_METHODS[channel].field} must be a string.`,
        (c) => c.otps[channel][method](bad(wrong)),
      ]),
    ),
  ),
  ...OTP_METHOD_NAMES.flatMap((channel) =>
    (['loginOrCreate', 'send'] as const).flatMap((method) =>
      Object.entries({
        expiration_minutes: 'a number',
        ...OPTION_TYPES[OTP_METHODS[channel].field],
        locale: 'a string',
      }).map(([field, what]): WrongCall => [
        `stytch.otps.${channel}.${method}`,
        `${field} must be ${what}.`,
        (c) => c.otps[channel][method]('+14155550123', bad({ [field]: [what] })),
      ]),
    ),
  ),
];
