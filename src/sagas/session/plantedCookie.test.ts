import { createFakeServices, data, type Provider } from '../../../tests/fakeServices';
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

describe('§4 Session: a planted cookie', () => {
  const tokenOf = ({ request }: Parameters<Provider>[0]) =>
    atob(request.headers.Authorization?.slice('Basic '.length) ?? '').split(':')[1];
  const mallory = (at: number) => {
    const visitor = visitorAt(at, 'session-of-mallory');
    visitor.user = { ...visitor.user, user_id: 'mallory' };
    return data(makeAnswer(visitor, 'planted'));
  };
  const provider: Provider = (call) => (tokenOf(call) === 'planted' ? mallory(call.at) : confirmed(call.at));

  it('next to the visitor’s own cookie: each is sent to the provider, and the visitor’s own is used', async () => {
    const browser = rememberedBrowser();
    // The planted cookie comes first, because its path is longer.
    browser.cookies.cookie = 'stytch_session=; Max-Age=0; Path=/';
    browser.cookies.cookie = 'stytch_session=planted; Path=/in';
    browser.cookies.cookie = 'stytch_session=token; Path=/';
    const services = createFakeServices({ provider, browser });
    const { run, store } = createClientOf(services);
    await run(restoreSession);
    expect(services.storage.tokens.read()).toBeNull();
    expect((await run(() => authenticateSession({}))).data?.session.session_id).toBe('session-1');
    expect(services.callsTo(REFRESH).map(tokenOf)).toEqual(['planted', 'token']);
    expect(store.getState().session.visitor?.user.user_id).toBe(visitorAt(0).user.user_id);
    expect(services.storage.tokens.read()?.session_token).toBe('token');
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
