import { apiError, createFakeServices, data, type FakeServices } from '../../../tests/fakeServices';
import { createClientOf, rememberSession, startClientOf, visitorAt } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { authenticateSession, revokeSession } from './sessions';
import { restoreSession } from './sessionSync';

const PAIR = { code_challenge: 'challenge', code_verifier: 'verifier' };

afterEach(() => {
  jest.useRealTimers();
});

describe('§4 Session lifecycle: a pending sign-in', () => {
  it('keeps its verifier and typed address when the page starts without a session', async () => {
    const services = createFakeServices({
      options: { endpointOptions: { testApiDomain: 'login.pricerx.example' } },
      provider: () => apiError(404, 'session_not_found'),
    });
    const { run, store } = createClientOf(services);
    services.storage.pkce.write('magic_links', [PAIR]);
    services.storage.typedEmail.write('ada@example.com');
    await run(restoreSession);
    expect(store.getState().session.status).toBe('unknown');
    await run(() => authenticateSession({}));
    expect(store.getState().session.status).toBe('signedOut');
    expect(services.storage.pkce.read('magic_links')).toEqual([PAIR]);
    expect(services.storage.typedEmail.read()).toBe('ada@example.com');
  });

  it.each<[string, string, object[]]>([
    ['a page that a link has opened keeps its verifier', '?stytch_token_type=magic_links&token=link', [PAIR]],
    ['any other page removes it', '', []],
  ])('with a cached session that has ended, %s', async (_, query, kept) => {
    for (const hasCookie of [true, false]) {
      history.replaceState(null, '', `/in${query}`);
      const services = createFakeServices({ provider: () => apiError(404, 'session_not_found') });
      history.replaceState(null, '', '/');
      rememberSession(services);
      services.storage.pkce.write('magic_links', [PAIR]);
      // Without the cookie the session has expired, and the provider is not asked.
      if (!hasCookie) services.storage.tokens.clear();
      const { run, store } = createClientOf(services);
      await run(restoreSession);
      if (hasCookie) await run(() => authenticateSession({}));
      expect(store.getState().session.status).toBe('signedOut');
      expect(services.storage.pkce.read('magic_links')).toEqual(kept);
    }
  });

  it.each<[string, (storage: FakeServices['storage']) => void]>([
    ['a cookie alone', ({ tokens }) => tokens.write({ session_token: 'token' })],
    [
      'a visitor whose cookies scripts cannot read',
      ({ visitor, httpOnly }) => {
        visitor.write(visitorAt(0));
        httpOnly.write(true);
      },
    ],
  ])('its verifier is removed with an ended session of %s', async (_, prepare) => {
    const services = createFakeServices({ provider: () => apiError(404, 'session_not_found') });
    prepare(services.storage);
    services.storage.pkce.write('magic_links', [PAIR]);
    const { run, store } = createClientOf(services);
    await run(restoreSession);
    await run(() => authenticateSession({}));
    expect(store.getState().session.status).toBe('signedOut');
    expect(services.storage.pkce.read('magic_links')).toEqual([]);
  });

  it('its verifier and typed address are removed when the visitor signs out, also without a session', async () => {
    const services = createFakeServices();
    const { run } = createClientOf(services);
    services.storage.pkce.write('magic_links', [PAIR]);
    services.storage.typedEmail.write('ada@example.com');
    await run(restoreSession);
    await run(() => revokeSession());
    expect(services.storage.pkce.read('magic_links')).toEqual([]);
    expect(services.storage.typedEmail.read()).toBe('');
  });

  it('a typed address stays until this tab has a visitor, over a reload and a sign-out in another tab', async () => {
    holdTime();
    const services = createFakeServices();
    const { storage, browser } = services;
    storage.typedEmail.write('ada@example.com');
    const { store, stop } = startClientOf(services);
    expect(storage.typedEmail.read()).toBe('ada@example.com');
    const otherTab = browser.openTab().localStorage;
    const hear = (value: unknown) => {
      otherTab.setItem(storage.visitor.key, JSON.stringify(value));
      return jest.advanceTimersByTimeAsync(1_000);
    };
    await hear(null);
    expect(store.getState().session.status).toBe('signedOut');
    expect(storage.typedEmail.read()).toBe('ada@example.com');
    await hear(visitorAt(0));
    expect(store.getState().session.status).toBe('signedIn');
    expect(storage.typedEmail.read()).toBe('');
    stop();
  });

  it('the verifier of another tab stays when a page restored from the back/forward cache missed a sign-out', async () => {
    const services = createFakeServices({ provider: () => data({}) });
    rememberSession(services);
    const { run, store } = createClientOf(services);
    await run(restoreSession);
    services.storage.typedEmail.write('grace@example.com');
    services.storage.tokens.clear();
    services.storage.visitor.write(null);
    services.storage.pkce.write('magic_links', [PAIR]);
    await run(restoreSession);
    expect(store.getState().session.status).toBe('signedOut');
    expect(services.storage.typedEmail.read()).toBe('');
    expect(services.storage.pkce.read('magic_links')).toEqual([PAIR]);
  });
});
