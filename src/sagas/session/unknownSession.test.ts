import { apiError, createFakeServices, data, offline, type Provider } from '../../../tests/fakeServices';
import { confirmed, createClientOf, REFRESH, rememberSession, visitorAt } from '../../../tests/sagas';
import { makeAnswer, makeVisitor } from '../../../tests/data/visitors';
import { TOTP_CALLS } from '../../client/methods/totps';
import { startOAuthAuthorize, submitOAuthAuthorize } from '../resources/idp';
import { sendOtp } from '../resources/otps';
import { resetPasswordBySession } from '../resources/passwords';
import { deleteFactor, fetchConnectedApps, fetchUser, updateUser } from '../resources/users';
import type { SagaGenerator } from '../effects';
import { restoreSession } from './sessionSync';
import { authenticateSession, revokeSession } from './sessions';

type Operation = () => SagaGenerator<{ data?: unknown; error?: unknown }>;
const APP = {
  client_id: 'app',
  redirect_uri: 'https://app.example/',
  response_type: 'code',
  scope: 'openid',
};
const MAIL = { user_id: 'user-1', method_id: 'email-1' };

/** Every kind of call that the session decides. */
const OPERATIONS: [string, Operation][] = [
  ['reading the user', fetchUser],
  ['changing the user', () => updateUser({ name: { first_name: 'Mallory' } })],
  ['deleting a factor', () => deleteFactor('emails', 'email-1')],
  ['adding an email address', () => sendOtp('email', 'ada@example.com')],
  ['adding an authenticator app', () => TOTP_CALLS.create.operation({ expiration_minutes: 10 } as never)],
  ['reading recovery codes', () => TOTP_CALLS.recoveryCodes.operation(undefined as never)],
  ['setting a password', () => resetPasswordBySession({ password: 'correct horse battery' })],
  ['reading connected apps', fetchConnectedApps],
  ['asking for consent', () => startOAuthAuthorize(APP)],
  ['giving consent', () => submitOAuthAuthorize({ ...APP, consent_granted: true })],
];
/** Those whose answer names the user. */
const ANSWERED = OPERATIONS.slice(0, 7);

const mallory = (at: number) => {
  const { session } = visitorAt(at, 'session-of-mallory');
  const user = { ...makeVisitor().user, user_id: 'mallory' };
  return { session, user };
};
const OTHER_USER = expect.objectContaining({
  name: 'NoCurrentSessionError',
  message: expect.stringContaining('another user') as string,
}) as object;

const tokenOf = ({ request }: Parameters<Provider>[0]) =>
  atob(request.headers.Authorization?.slice('Basic '.length) ?? '').split(':')[1];

/** A provider with the visitor's session (`token`, and `token-2` of a later sign-in) and the attacker's (`planted`). */
const provider: Provider = (call) => {
  if (call.route !== REFRESH) return data({ ...MAIL, __user: makeVisitor().user, consent_required: true });
  if (tokenOf(call) === 'planted') return data(makeAnswer(mallory(call.at), 'planted'));
  return confirmed(call.at, tokenOf(call) === 'token-2' ? 'session-2' : 'session-1', tokenOf(call));
};

/** An open page of a signed-in visitor. */
async function openPage(answer: Provider = provider) {
  const services = createFakeServices({ provider: answer });
  rememberSession(services);
  const client = createClientOf(services);
  await client.run(restoreSession);
  return { ...client, session: () => client.store.getState().session };
}
type Page = Awaited<ReturnType<typeof openPage>>;

const routes = ({ services }: Page) =>
  services.calls.map(({ route }) => route).filter((route) => !route.startsWith('GET /projects'));

/** Replaces the site's cookies, as a subdomain does that evicts them and sets its own. */
function replaceCookies({ services: { browser } }: Page, ...pairs: string[]): void {
  for (const name of ['stytch_session', 'stytch_session_jwt'])
    browser.cookies.cookie = `${name}=; Path=/; Max-Age=0`;
  for (const pair of pairs) browser.cookies.cookie = `${pair}; Path=/; Domain=pricerx.example`;
}

describe('§4 Session: the cookies are no longer those of the visitor on the page', () => {
  it.each(OPERATIONS)(
    '%s with another user’s token: the provider is asked whose it is, nothing else is sent, and the page signs out',
    async (_, operation) => {
      const page = await openPage();
      replaceCookies(page, 'stytch_session=planted');
      expect((await page.run(operation)).error).toEqual(OTHER_USER);
      expect(routes(page)).toEqual([REFRESH]);
      expect(page.session()).toMatchObject({ status: 'signedOut', visitor: null });
      expect(page.services.browser.cookies.cookie).toBe('');
      expect(page.services.storage.visitor.read()).toBeNull();
      expect(page.services.warnings).toEqual([expect.stringContaining('another user')]);
    },
  );

  it.each<[string, string[]]>([
    [
      'with a JWT that names the visitor',
      ['stytch_session=planted', `stytch_session_jwt=h.${btoa('{"sub":"user-1"}')}.s`],
    ],
    ['beside the visitor’s JWT', ['stytch_session=planted', 'stytch_session_jwt=token.jwt']],
    [
      'and the other user’s JWT',
      ['stytch_session=planted', `stytch_session_jwt=h.${btoa('{"sub":"mallory"}')}.s`],
    ],
  ])('another user’s token %s is not used either', async (_, cookies) => {
    const page = await openPage();
    replaceCookies(page, ...cookies);
    expect((await page.run(fetchUser)).error).toEqual(OTHER_USER);
    expect(routes(page)).toEqual([REFRESH]);
  });

  it.each<[string, string[]]>([
    ['their token without a JWT', ['stytch_session=token']],
    [
      'their token beside another user’s JWT',
      ['stytch_session=token', `stytch_session_jwt=h.${btoa('{"sub":"mallory"}')}.s`],
    ],
    [
      'the token of a later sign-in of theirs, from the site’s server',
      ['stytch_session=token-2', 'stytch_session_jwt=j'],
    ],
  ])('%s: confirmed once, then the calls are made', async (_, cookies) => {
    const page = await openPage();
    replaceCookies(page, ...cookies);
    expect((await page.run(() => updateUser({ name: {} }))).error).toBeUndefined();
    expect((await page.run(() => updateUser({ name: {} }))).error).toBeUndefined();
    expect(routes(page)).toEqual([REFRESH, 'PUT /users/me', 'PUT /users/me']);
    expect(page.session().status).toBe('signedIn');
    expect(page.services.storage.tokens.read()?.session_jwt).toMatch(/^token(-2)?\.jwt$/);
  });

  it('a readable token beside a session in HttpOnly cookies: confirmed and removed, then the call is made', async () => {
    const own = (at: number) => data({ ...makeAnswer(visitorAt(at)), session_token: '', session_jwt: '' });
    const page = await openPage((call) => (call.route === REFRESH ? own(call.at) : provider(call)));
    await page.run(() => authenticateSession({}));
    replaceCookies(page, 'stytch_session=planted', 'stytch_session_jwt=token.jwt');
    expect((await page.run(() => updateUser({ name: {} }))).error).toBeUndefined();
    expect(routes(page)).toEqual([REFRESH, REFRESH, 'PUT /users/me']);
    expect(page.services.browser.cookies.cookie).toBe('');
  });

  it('with the cookies of the sign-in nothing is asked before a call', async () => {
    const page = await openPage();
    await page.run(() => updateUser({ name: {} }));
    expect(routes(page)).toEqual(['PUT /users/me']);
  });

  it.each<[string, Provider]>([
    ['cannot be reached', offline],
    ['has no answer now', () => apiError(503, 'unavailable')],
  ])('while the provider %s the call is not made, and the visitor stays', async (_, answer) => {
    const page = await openPage(answer);
    replaceCookies(page, 'stytch_session=planted');
    expect((await page.run(() => updateUser({ name: {} }))).error).toBeDefined();
    expect(routes(page)).toEqual([REFRESH]);
    expect(page.session().status).toBe('signedIn');
  });

  it('a sign-out needs no confirmation', async () => {
    const page = await openPage();
    replaceCookies(page, 'stytch_session=planted');
    await page.run(() => revokeSession({ forceClear: true }));
    expect(routes(page)).toEqual(['POST /sessions/revoke']);
    expect(page.session().status).toBe('signedOut');
    expect(page.services.browser.cookies.cookie).toBe('');
  });
});

describe('§4 Session: an answer about another user than the one on the page', () => {
  const about = (user_id: string): Provider => {
    const user = { ...makeVisitor().user, user_id };
    const answer = {
      user_id,
      __user: user,
      user,
      session: visitorAt(0).session,
      session_token: 't',
      session_jwt: 'j',
    };
    return () => data({ ...answer, method_id: 'm' });
  };

  it.each(ANSWERED)('%s: an error and a sign-out', async (_, operation) => {
    const page = await openPage(about('mallory'));
    expect((await page.run(operation)).error).toEqual(OTHER_USER);
    expect(page.session()).toMatchObject({ status: 'signedOut', visitor: null });
    expect(page.services.storage.visitor.read()).toBeNull();
    expect(page.services.warnings).toEqual([expect.stringContaining('another user')]);
  });

  it.each(ANSWERED)('%s of the visitor: no error', async (_, operation) => {
    const page = await openPage(about('user-1'));
    expect((await page.run(operation)).error).toBeUndefined();
    expect(page.session().status).toBe('signedIn');
  });
});
