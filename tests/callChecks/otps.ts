import { OTP_METHOD_NAMES } from '../../src/domain/config/otpMethods';
import { bad, MINUTES, type WrongCall } from './wrongCall';

const WRONG_EXPIRATION = bad<{ expiration_minutes: number }>({ expiration_minutes: '5' });

export const OTP_CALLS: WrongCall[] = [
  ['stytch.otps.authenticate', 'token must be a string.', (c) => c.otps.authenticate(bad(1), 'm', MINUTES)],
  [
    'stytch.otps.authenticate',
    'token must be a string.',
    (c) => c.otps.authenticate(bad(undefined), bad(1), bad({})),
  ],
  [
    'stytch.otps.authenticate',
    'method_id must be a string.',
    (c) => c.otps.authenticate('1', bad(null), MINUTES),
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
