import { aStranger, OTHER_EMAIL } from './people';
import { EMAIL } from '../visits/signIn';
import { A_STRING, AUTH, DURATION, META, type RouteTable } from './route';

const OPTIONS = {
  login_magic_link_url: 'http://localhost:4310/in',
  signup_magic_link_url: 'http://localhost:4310/new',
  login_expiration_minutes: 10,
  signup_expiration_minutes: 20,
  login_template_id: 'a',
  signup_template_id: 'b',
  create_user_as_pending: true as const,
};

export const magicLinkRoutes: RouteTable = (page) => ({
  'POST /magic_links/email/login_or_create': {
    call: (client) => client.magicLinks.email.loginOrCreate(EMAIL, OPTIONS),
    body: { email: EMAIL, ...OPTIONS },
    answer: META,
  },
  'POST /magic_links/email/send/primary': {
    call: async (client) => {
      await aStranger(page);
      return client.magicLinks.email.send(EMAIL);
    },
    body: { email: EMAIL },
    answer: META,
  },
  'POST /magic_links/email/send/secondary': {
    call: (client) => client.magicLinks.email.send(OTHER_EMAIL, { login_expiration_minutes: 5 }),
    signedIn: true,
    body: { email: OTHER_EMAIL, login_expiration_minutes: 5 },
    answer: META,
  },
  'POST /magic_links/authenticate': {
    call: async (client) => {
      await client.magicLinks.email.loginOrCreate(EMAIL);
      return client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), DURATION);
    },
    body: { token: A_STRING, session_duration_minutes: 30 },
    answer: { ...AUTH, method_id: A_STRING },
  },
});
