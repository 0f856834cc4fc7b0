import { createFakeServices, data } from '../../../tests/fakeServices';
import {
  confirmed,
  createClientOf,
  REFRESH,
  rememberSession,
  startClientOf,
  visitorAt,
  type RunningClient,
} from '../../../tests/sagas';
import { openTabs } from '../../../tests/browser/openTabs';
import { holdTime } from '../../../tests/time';
import { pageRestored } from '../../store/client';
import { restoreSession } from './sessionSync';
import { clearSession, revokeSession } from './sessions';

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const sessionOf = ({ store }: RunningClient) => store.getState().session;

describe('§4 Session lifecycle: several tabs', () => {
  it('a tab opened later does not repeat another tab’s recent call', async () => {
    const { services, refreshes, openLater } = openTabs(1);
    const first = startClientOf(services[0]!);
    await jest.advanceTimersByTimeAsync(60_000);
    const second = startClientOf(openLater());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(refreshes()).toHaveLength(1);
    expect(sessionOf(second)).toEqual(sessionOf(first));
    [first, second].forEach((tab) => tab.stop());
  });

  it('a reload of the same tab confirms the session at once', async () => {
    const { services, refreshes } = openTabs(1);
    const before = startClientOf(services[0]!);
    await jest.advanceTimersByTimeAsync(60_000);
    before.stop();
    const after = startClientOf(services[0]!);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(refreshes()).toHaveLength(2);
    after.stop();
  });

  it('a sign-in shows in other tabs within 1 s without a call', async () => {
    const { services, refreshes } = openTabs(2);
    services[0]!.storage.tokens.clear();
    services[0]!.storage.visitor.write(null);
    const [first, second] = services.map(startClientOf) as [RunningClient, RunningClient];
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sessionOf(second).status).toBe('signedOut');
    rememberSession(first.services);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sessionOf(second)).toMatchObject({
      status: 'signedIn',
      visitor: visitorAt(-60_000),
      fromCache: false,
    });
    expect(refreshes()).toEqual([]);
    [first, second].forEach((tab) => tab.stop());
  });

  it('a sign-out shows in other tabs within 1 s, and ends their refresh', async () => {
    const { services, refreshes } = openTabs(2);
    const [first, second] = services.map(startClientOf) as [RunningClient, RunningClient];
    await jest.advanceTimersByTimeAsync(1_000);
    await first.run(() => revokeSession());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sessionOf(second)).toMatchObject({ status: 'signedOut', visitor: null });
    expect(second.services.storage.tokens.read()).toBeNull();
    const known = refreshes().length;
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(refreshes()).toHaveLength(known);
    [first, second].forEach((tab) => tab.stop());
  });

  it('a tab does not write back what it received', async () => {
    const { browser, services } = openTabs(2);
    const [first, second] = services.map(startClientOf) as [RunningClient, RunningClient];
    await jest.advanceTimersByTimeAsync(1_000);
    const write = jest.spyOn(second.services.storage.visitor, 'write');
    await first.run(clearSession);
    browser.openTab().localStorage.setItem(first.services.storage.visitor.key, 'not json');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(write).not.toHaveBeenCalled();
    expect(sessionOf(second).status).toBe('signedOut');
    [first, second].forEach((tab) => tab.stop());
  });
});

describe('§4 Session lifecycle: start-up', () => {
  const start = (prepare: (services: ReturnType<typeof createFakeServices>) => void, apiDomain?: string) => {
    const services = createFakeServices({
      options: apiDomain ? { endpointOptions: { testApiDomain: apiDomain } } : {},
      provider: ({ route, at }) => (route === REFRESH ? confirmed(at) : data({})),
    });
    prepare(services);
    return startClientOf(services);
  };

  it('without any trace of a session no call is made', async () => {
    const client = start(() => undefined);
    expect(sessionOf(client)).toMatchObject({ status: 'signedOut', fromCache: false });
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(client.services.callsTo(REFRESH)).toEqual([]);
    client.stop();
  });

  it('a stored visitor without a cookie is deleted', () => {
    const client = start(({ storage }) => storage.visitor.write(visitorAt(0)));
    expect(sessionOf(client)).toMatchObject({ status: 'signedOut', visitor: null });
    expect(client.services.storage.visitor.read()).toBeNull();
    client.stop();
  });

  it.each([
    [
      'a cookie',
      ({ storage }: ReturnType<typeof createFakeServices>) => storage.tokens.write({ session_token: 't' }),
      '',
    ],
    [
      'cookies that only the provider can read',
      ({ storage }: ReturnType<typeof createFakeServices>) => storage.httpOnly.write(true),
      '',
    ],
    ['a custom API domain', () => undefined, 'login.pricerx.example'],
  ])(
    '%s without a stored visitor: the session is requested from the provider',
    async (_, prepare, apiDomain) => {
      const client = start(prepare, apiDomain);
      expect(sessionOf(client)).toMatchObject({ status: 'unknown', visitor: null, fromCache: true });
      await jest.advanceTimersByTimeAsync(1_000);
      expect(sessionOf(client)).toMatchObject({ status: 'signedIn', fromCache: false });
      client.stop();
    },
  );

  it.each(['not json', '{"session":{}}', '[]'])('invalid stored data (%s) changes nothing', async (junk) => {
    const client = start(({ storage, browser }) => {
      storage.tokens.write({ session_token: 't' });
      browser.stored.set(storage.visitor.key, junk);
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sessionOf(client).status).toBe('signedIn');
    client.stop();
  });

  it.each([
    ['the stored session is used', 'session-1', false],
    ['an earlier session is not used', 'session-0', true],
  ])('what the page knows already of %s', async (_, sessionId, fromCache) => {
    const client = createClientOf(createFakeServices());
    rememberSession(client.services);
    await client.run(() => restoreSession({ visitor: visitorAt(-60_000, sessionId), unconfirmed: false }));
    expect(sessionOf(client)).toMatchObject({ visitor: visitorAt(-60_000), fromCache });
  });

  it('a page restored from the back/forward cache checks the session again', async () => {
    const client = start(rememberSession);
    await jest.advanceTimersByTimeAsync(1_000);
    client.services.storage.tokens.clear();
    client.store.dispatch(pageRestored());
    expect(sessionOf(client)).toMatchObject({ status: 'signedOut', visitor: null });
    client.stop();
  });
});
