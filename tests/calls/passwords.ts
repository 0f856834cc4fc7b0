import { searchUser } from '../../src/sagas/resources/userSearch';
import { runtimeOf } from '../runtime';
import { EMAIL } from '../visits/signIn';
import { A_STRING, AUTH, DURATION, META, type RouteTable } from './route';

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
