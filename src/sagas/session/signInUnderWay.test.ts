import { apiError, createFakeServices, data } from '../../../tests/fakeServices';
import { createClientOf, rememberSession } from '../../../tests/sagas';
import { authenticateSession } from './sessions';
import { restoreSession } from './sessionSync';

const PAIR = { code_challenge: 'challenge', code_verifier: 'verifier' };

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
