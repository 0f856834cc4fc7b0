import { EMAIL, PHONE } from '../visits/signIn';
import { aStranger, OTHER_EMAIL, OTHER_PHONE } from './people';
import { A_STRING, AUTH, DURATION, META, type RouteTable } from './route';

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
