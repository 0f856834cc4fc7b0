import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, signIn } from '../../tests/headlessVisits';
import { eventually } from '../../tests/time';
import { EMAIL, PHONE } from '../../tests/visits';
import type { Client } from '../headless';

const page = setUpSandbox();
const OTHER_EMAIL = 'grace@example.com';
const OTHER_PHONE = '+14155550199';
const DURATION = { session_duration_minutes: 30 };

interface Row {
  call: (client: Client) => Promise<unknown>;
  path: string | (() => string);
  method?: string;
  /** Whose session the call carries. Default: nobody's. */
  signedIn?: boolean;
  body?: object;
  /** Fields of the answer that the caller gets. */
  answer?: object;
}

const META = { request_id: expect.any(String) as string, status_code: 200 };
const METHOD = { ...META, method_id: expect.any(String) as string };
const AUTH = {
  ...META,
  user_id: expect.any(String) as string,
  user: expect.objectContaining({ emails: expect.any(Array) as unknown[] }) as object,
  session: expect.objectContaining({ session_id: expect.any(String) as string }) as object,
  session_token: expect.any(String) as string,
  session_jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
};

async function authenticateCode(client: Client) {
  const { method_id } = await client.otps.email.loginOrCreate(EMAIL);
  return client.otps.authenticate(await page.lastCode(EMAIL), method_id, DURATION);
}

async function authenticateLink(client: Client) {
  await client.magicLinks.email.loginOrCreate(EMAIL);
  return client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), DURATION);
}

/** The user exists, and nobody is signed in. */
const asStranger = async (client: Client) => {
  await page.control.createUser({ public_token: page.publicToken, email: EMAIL, phone_number: PHONE });
  return client;
};

const ROUTES: Record<string, Row> = {
  'GET /projects/bootstrap/{public_token}': {
    call: async () => eventually(() => page.lastCall(`/projects/bootstrap/${page.publicToken}`)),
    path: () => `/projects/bootstrap/${page.publicToken}`,
    method: 'GET',
  },
  'GET /users/me': {
    call: (client) => client.user.get(),
    path: '/users/me',
    method: 'GET',
    signedIn: true,
    answer: { user_id: expect.any(String) as string, emails: expect.any(Array) as unknown[] },
  },
  'PUT /users/me': {
    call: (client) =>
      client.user.update({ untrusted_metadata: { plan: 'gold' }, name: { first_name: 'Ada' } }),
    path: '/users/me',
    method: 'PUT',
    signedIn: true,
    body: { untrusted_metadata: { plan: 'gold' }, name: { first_name: 'Ada' } },
    answer: { ...META, user_id: expect.any(String) as string, emails: expect.any(Array) as unknown[] },
  },
  'POST /sessions/authenticate': {
    call: (client) => client.session.authenticate({ session_duration_minutes: 60 }),
    path: '/sessions/authenticate',
    signedIn: true,
    body: { session_duration_minutes: 60 },
    answer: AUTH,
  },
  'POST /sessions/authenticate without a duration': {
    call: (client) => client.session.authenticate(),
    path: '/sessions/authenticate',
    signedIn: true,
    body: {},
    answer: AUTH,
  },
  'POST /sessions/revoke': {
    call: (client) => client.session.revoke(),
    path: '/sessions/revoke',
    signedIn: true,
    answer: META,
  },
  'POST /magic_links/email/login_or_create': {
    call: (client) =>
      client.magicLinks.email.loginOrCreate(EMAIL, {
        login_magic_link_url: 'https://example.com/in',
        signup_magic_link_url: 'https://example.com/new',
        login_expiration_minutes: 10,
        signup_expiration_minutes: 20,
        login_template_id: 'a',
        signup_template_id: 'b',
        create_user_as_pending: true,
      }),
    path: '/magic_links/email/login_or_create',
    body: {
      email: EMAIL,
      login_magic_link_url: 'https://example.com/in',
      signup_magic_link_url: 'https://example.com/new',
      login_expiration_minutes: 10,
      signup_expiration_minutes: 20,
      login_template_id: 'a',
      signup_template_id: 'b',
      create_user_as_pending: true,
    },
    answer: META,
  },
  'POST /magic_links/email/send/primary': {
    call: async (client) => (await asStranger(client)).magicLinks.email.send(EMAIL),
    path: '/magic_links/email/send/primary',
    body: { email: EMAIL },
    answer: META,
  },
  'POST /magic_links/email/send/secondary': {
    call: (client) => client.magicLinks.email.send(OTHER_EMAIL, { login_expiration_minutes: 5 }),
    path: '/magic_links/email/send/secondary',
    signedIn: true,
    body: { email: OTHER_EMAIL, login_expiration_minutes: 5 },
    answer: META,
  },
  'POST /magic_links/authenticate': {
    call: authenticateLink,
    path: '/magic_links/authenticate',
    body: { token: expect.any(String) as string, session_duration_minutes: 30 },
    answer: { ...AUTH, method_id: expect.any(String) as string },
  },
  'POST /otps/sms/login_or_create': {
    call: (client) => client.otps.sms.loginOrCreate(PHONE),
    path: '/otps/sms/login_or_create',
    body: { phone_number: PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/whatsapp/login_or_create': {
    call: (client) => client.otps.whatsapp.loginOrCreate(PHONE, { expiration_minutes: 3 }),
    path: '/otps/whatsapp/login_or_create',
    body: { phone_number: PHONE, expiration_minutes: 3 },
    answer: METHOD,
  },
  'POST /otps/email/login_or_create': {
    call: (client) =>
      client.otps.email.loginOrCreate(EMAIL, { login_template_id: 'a', signup_template_id: 'b' }),
    path: '/otps/email/login_or_create',
    body: { email: EMAIL, expiration_minutes: 5, login_template_id: 'a', signup_template_id: 'b' },
    answer: METHOD,
  },
  'POST /otps/sms/send/primary': {
    call: async (client) => (await asStranger(client)).otps.sms.send(PHONE),
    path: '/otps/sms/send/primary',
    body: { phone_number: PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/sms/send/secondary': {
    call: (client) => client.otps.sms.send(OTHER_PHONE),
    path: '/otps/sms/send/secondary',
    signedIn: true,
    body: { phone_number: OTHER_PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/whatsapp/send/primary': {
    call: async (client) => (await asStranger(client)).otps.whatsapp.send(PHONE),
    path: '/otps/whatsapp/send/primary',
    body: { phone_number: PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/whatsapp/send/secondary': {
    call: (client) => client.otps.whatsapp.send(OTHER_PHONE),
    path: '/otps/whatsapp/send/secondary',
    signedIn: true,
    body: { phone_number: OTHER_PHONE, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/email/send/primary': {
    call: async (client) => (await asStranger(client)).otps.email.send(EMAIL),
    path: '/otps/email/send/primary',
    body: { email: EMAIL, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/email/send/secondary': {
    call: (client) => client.otps.email.send(OTHER_EMAIL),
    path: '/otps/email/send/secondary',
    signedIn: true,
    body: { email: OTHER_EMAIL, expiration_minutes: 5 },
    answer: METHOD,
  },
  'POST /otps/authenticate': {
    call: authenticateCode,
    path: '/otps/authenticate',
    body: {
      token: expect.stringMatching(/^\d{6}$/) as string,
      method_id: expect.any(String) as string,
      session_duration_minutes: 30,
    },
    answer: { ...AUTH, method_id: expect.any(String) as string },
  },
};

const decoded = (base64: string | null | undefined): string =>
  Buffer.from(base64?.replace(/^Basic /, '') ?? '', 'base64').toString();

describe('§7 The calls it makes', () => {
  it.each(Object.entries(ROUTES))('%s', async (_, row) => {
    const client = headlessClient(page, { events: false });
    const session = row.signedIn ? await signIn(page, client) : null;
    const answer = await row.call(client);
    const call = page.lastCall(typeof row.path === 'string' ? row.path : row.path());

    expect(call.method).toBe(row.method ?? 'POST');
    expect(call.body).toEqual(row.body);
    expect(call.credentials).toBe('include');
    const session_token = session?.session_token ?? page.publicToken;
    expect(decoded(call.headers.get('Authorization'))).toBe(`${page.publicToken}:${session_token}`);
    expect(call.headers.get('Content-Type')).toBe('application/json');
    expect(call.headers.get('X-SDK-Parent-Host')).toBe('http://localhost:4310');
    const id = (kind: string) => expect.stringMatching(new RegExp(`^${kind}-[0-9a-f-]{36}$`)) as string;
    expect(JSON.parse(decoded(call.headers.get('X-SDK-Client')))).toEqual({
      event_id: id('event-id'),
      app_session_id: id('app-session-id'),
      persistent_id: id('persistent-id'),
      client_sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(session && {
        stytch_user_id: session.user.user_id,
        stytch_session_id: session.session.session_id,
      }),
      app: { identifier: 'localhost' },
      sdk: { identifier: 'pricerx-auth', version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string },
    });
    if (row.answer) expect(answer).toEqual(expect.objectContaining(row.answer));
    expect(JSON.stringify(answer)).not.toContain('__user');
  });

  it('uses new ids for every call: nothing follows a visitor around', async () => {
    const client = headlessClient(page);
    await client.otps.sms.loginOrCreate(PHONE);
    await client.otps.sms.loginOrCreate(PHONE);
    const ids = page
      .calls('/otps/sms/login_or_create')
      .map(({ headers }) => JSON.parse(decoded(headers.get('X-SDK-Client'))) as Record<string, string>)
      .flatMap(({ event_id, app_session_id, persistent_id }) => [event_id, app_session_id, persistent_id]);
    expect(new Set(ids).size).toBe(6);
  });
});
