import { EMAIL, PHONE } from '../visits/signIn';
import type { SandboxPage } from '../sandbox';
import { aStranger, OTHER_EMAIL, OTHER_PHONE } from './people';
import { A_STRING, AUTH, DURATION, META, type Routes, type RouteTable } from './route';
import { OTP_METHOD_NAMES, OTP_METHODS, type OTPMethod } from '../../src/domain/config/otpMethods';

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
