import type { FakeBrowser } from '../../../tests/browser/fakeBrowser';
import { apiError, createFakeServices, data, type Provider } from '../../../tests/fakeServices';
import { confirmed, createClientOf, REFRESH, rememberSession, visitorAt } from '../../../tests/sagas';
import { makeAnswer } from '../../../tests/data/visitors';
import { restoreSession } from './sessionSync';
import { authenticateSession } from './sessions';

/** A browser in which a visitor has signed in, before this page was loaded. */
function rememberedBrowser() {
  const services = createFakeServices();
  rememberSession(services);
  return services.browser;
}

/** The same, and the site's server has set another session of this visitor since: no cookie is the one of the sign-in. */
function replacedBrowser() {
  const browser = rememberedBrowser();
  createFakeServices({ browser }).storage.refresh.write({ tab: '', at: 0 });
  return browser;
}

const unavailable = () => apiError(503, 'unavailable');
const notFound = () => apiError(404, 'session_not_found');

describe('§4 Session: a planted cookie', () => {
  const tokenOf = ({ request }: Parameters<Provider>[0]) =>
    atob(request.headers.Authorization?.slice('Basic '.length) ?? '').split(':')[1];
  const mallory = (at: number) => {
    const visitor = visitorAt(at, 'session-of-mallory');
    visitor.user = { ...visitor.user, user_id: 'mallory' };
    return data(makeAnswer(visitor, 'planted'));
  };
  const provider: Provider = (call) => (tokenOf(call) === 'planted' ? mallory(call.at) : confirmed(call.at));

  /** The planted cookie comes first, because its path is longer. */
  function plantBeside({ cookies }: FakeBrowser): void {
    cookies.cookie = 'stytch_session=; Max-Age=0; Path=/';
    cookies.cookie = 'stytch_session=planted; Path=/in';
    cookies.cookie = 'stytch_session=token; Path=/';
  }

  it('next to the cookie of the visitor’s sign-in: only their own is sent, and the other is removed', async () => {
    const browser = rememberedBrowser();
    for (const pair of ['stytch_session=planted', 'stytch_session_jwt=planted.jwt'])
      browser.cookies.cookie = `${pair}; Path=/; Domain=pricerx.example`;
    const services = createFakeServices({ provider, browser });
    const { run, store } = createClientOf(services);
    await run(restoreSession);
    expect(services.storage.tokens.read()).toEqual({ session_token: 'token', session_jwt: 'token.jwt' });
    expect(store.getState().session).toMatchObject({ status: 'signedIn', fromCache: true });
    expect((await run(() => authenticateSession({}))).data?.session.session_id).toBe('session-1');
    expect(services.callsTo(REFRESH).map(tokenOf)).toEqual(['token']);
    expect(browser.cookies.cookie).toBe('stytch_session=token; stytch_session_jwt=token.jwt');
  });

  it('next to the visitor’s own cookie: each is sent to the provider, and the visitor’s own is used', async () => {
    const browser = replacedBrowser();
    plantBeside(browser);
    const services = createFakeServices({ provider, browser });
    const { run, store } = createClientOf(services);
    await run(restoreSession);
    expect(services.storage.tokens.read()).toBeNull();
    expect((await run(() => authenticateSession({}))).data?.session.session_id).toBe('session-1');
    expect(services.callsTo(REFRESH).map(tokenOf)).toEqual(['planted', 'token']);
    expect(store.getState().session.visitor?.user.user_id).toBe(visitorAt(0).user.user_id);
    expect(services.storage.tokens.read()?.session_token).toBe('token');
    services.calls.length = 0;
    await run(() => authenticateSession({}));
    expect(services.callsTo(REFRESH).map(tokenOf)).toEqual(['token']);
  });

  /** A page with both cookies. The provider gets them in this order. */
  async function openWithBoth(order: readonly string[], answers: Record<string, Provider>) {
    const browser = replacedBrowser();
    browser.cookies.cookie = 'stytch_session=; Max-Age=0; Path=/';
    order.forEach((token, index) => {
      browser.cookies.cookie = `stytch_session=${token}; Path=${index === 0 ? '/in' : '/'}`;
    });
    const services = createFakeServices({
      browser,
      provider: (call) => (answers[tokenOf(call) ?? ''] ?? provider)(call),
    });
    const { run, store } = createClientOf(services);
    await run(restoreSession);
    const result = await run(() => authenticateSession({}));
    expect(services.callsTo(REFRESH).map(tokenOf)).toEqual(order);
    return { services, run, result, status: store.getState().session.status };
  }

  it('of a session that has ended: the visitor’s own cookie is used', async () => {
    const { services, result } = await openWithBoth(['planted', 'token'], { planted: notFound });
    expect(result.data?.session.session_id).toBe('session-1');
    expect(services.storage.tokens.read()?.session_token).toBe('token');
  });

  it.each<[string, string[], Record<string, Provider>]>([
    ['then the other user’s', ['token', 'planted'], { token: unavailable }],
    ['after the other user’s', ['planted', 'token'], { token: unavailable }],
    ['then the other is refused', ['token', 'planted'], { token: unavailable, planted: notFound }],
  ])(
    'next to an own cookie that the provider cannot confirm now, %s: nothing is shown, and neither is used until it can',
    async (_, order, answers) => {
      const { services, run, result, status } = await openWithBoth(order, answers);
      expect(result.error).toMatchObject({ kind: 'api', error_type: 'unavailable' });
      expect(status).toBe('unknown');
      expect(services.storage.tokens.read()).toBeNull();
      delete answers.token;
      expect((await run(() => authenticateSession({}))).data?.session.session_id).toBe('session-1');
      expect(services.storage.tokens.read()?.session_token).toBe('token');
    },
  );

  it('next to an own cookie, both refused: the visitor is signed out', async () => {
    const { result, status } = await openWithBoth(['planted', 'token'], {
      token: notFound,
      planted: notFound,
    });
    expect(result.error).toMatchObject({ name: 'NoCurrentSessionError' });
    expect(status).toBe('signedOut');
  });

  it('instead of the visitor’s own cookie: the visitor is signed out, and the console has a message', async () => {
    const browser = rememberedBrowser();
    browser.cookies.cookie = 'stytch_session=planted; Path=/';
    const services = createFakeServices({ provider, browser });
    const { run, store } = createClientOf(services);
    await run(restoreSession);
    const ends: unknown[] = [];
    const { error } = await run(() => authenticateSession({}, (end) => ends.push(end)));
    expect(error).toMatchObject({
      name: 'NoCurrentSessionError',
      message: expect.stringContaining('another user'),
    });
    expect(ends).toEqual([error]);
    expect(store.getState().session.status).toBe('signedOut');
    expect(services.storage.tokens.read()).toBeNull();
  });

  it('without a value, on a page whose session is in HttpOnly cookies: the provider is asked for the session', async () => {
    const services = createFakeServices({ provider });
    services.storage.httpOnly.write(true);
    services.browser.cookies.cookie = 'stytch_session=; Path=/';
    const { run, store } = createClientOf(services);
    await run(restoreSession);
    await run(() => authenticateSession({}));
    expect(services.callsTo(REFRESH)).toHaveLength(1);
    expect(store.getState().session.status).toBe('signedIn');
  });

  it('two cookies without a cached user: the visitor stays signed out, and neither is sent', async () => {
    const services = createFakeServices({ provider });
    services.browser.cookies.cookie = 'stytch_session=planted; Path=/in';
    services.browser.cookies.cookie = 'stytch_session=token; Path=/';
    const client = createClientOf(services);
    await client.run(restoreSession);
    const { error } = await client.run(() => authenticateSession({}));
    expect(error).toMatchObject({ name: 'NoCurrentSessionError' });
    expect(services.callsTo(REFRESH)).toEqual([]);
    expect(client.store.getState().session.status).toBe('signedOut');
  });
});
