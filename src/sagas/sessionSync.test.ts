import { createFakeServices, data } from '../../tests/fakeServices';
import {
  confirmed,
  REFRESH,
  rememberSession,
  startClientOf,
  visitorAt,
  type RunningClient,
} from '../../tests/sagas';
import { openTabs } from '../../tests/browser/openTabs';
import { holdTime } from '../../tests/time';
import { pageRestored } from '../store/client';
import { clearSession, revokeSession } from './sessions';

const INTERVAL = 180_000;

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const sessionOf = ({ store }: RunningClient) => store.getState().session;
const lastUse = (tab: RunningClient) => sessionOf(tab).visitor?.session.last_accessed_at;

describe('§4 Session lifecycle: several tabs', () => {
  it.each([
    ['with Web Locks', { webLocks: true }],
    ['without', { webLocks: false }],
    ['with Web Locks, and slow news', { webLocks: true, newsMs: 900 }],
    ['without, and slow news', { webLocks: false, newsMs: 900 }],
  ])(
    'five of them, 20 minutes: one refresh an interval in all, which every tab follows; %s',
    async (_, setting) => {
      const { services, refreshes } = openTabs(5, setting);
      const tabs = services.map(startClientOf);
      let seen = 0;
      for (let second = 0; second < 20 * 60; second += 1) {
        await jest.advanceTimersByTimeAsync(1_000);
        const uses = new Set(tabs.map(lastUse));
        const happened = refreshes().filter((at) => at <= performance.now() - 1_000).length;
        if (happened === seen) continue;
        seen = happened;
        expect(uses.size).toBe(1);
      }
      const times = refreshes();
      expect(times.length).toBeGreaterThanOrEqual(6);
      expect(times.length).toBeLessThanOrEqual(7);
      times.slice(1).forEach((at, index) => expect(at - times[index]!).toBeGreaterThanOrEqual(INTERVAL));
      expect(tabs.map((tab) => sessionOf(tab).status)).toEqual(Array(5).fill('signedIn'));
      tabs.forEach((tab) => tab.stop());
    },
  );

  it('a tab that opens later asks nobody what another has just asked', async () => {
    const { services, refreshes, openLater } = openTabs(1);
    const first = startClientOf(services[0]!);
    await jest.advanceTimersByTimeAsync(60_000);
    const second = startClientOf(openLater());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(refreshes()).toHaveLength(1);
    expect(sessionOf(second)).toEqual(sessionOf(first));
    [first, second].forEach((tab) => tab.stop());
  });

  it('a reload of the same tab asks at once', async () => {
    const { services, refreshes } = openTabs(1);
    const before = startClientOf(services[0]!);
    await jest.advanceTimersByTimeAsync(60_000);
    before.stop();
    const after = startClientOf(services[0]!);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(refreshes()).toHaveLength(2);
    after.stop();
  });

  it('a sign-in here is one there, within a second and without a call', async () => {
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

  it('a sign-out here is one there, within a second, and ends the refresh there', async () => {
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

  it('a tab writes nothing back of what it has heard', async () => {
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

  it('without any trace of a session nobody is asked', async () => {
    const client = start(() => undefined);
    expect(sessionOf(client)).toMatchObject({ status: 'signedOut', fromCache: false });
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(client.services.callsTo(REFRESH)).toEqual([]);
    client.stop();
  });

  it('what is remembered without a cookie is forgotten', () => {
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
  ])('%s without a memory: the provider is asked', async (_, prepare, apiDomain) => {
    const client = start(prepare, apiDomain);
    expect(sessionOf(client)).toMatchObject({ status: 'unknown', visitor: null, fromCache: true });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sessionOf(client)).toMatchObject({ status: 'signedIn', fromCache: false });
    client.stop();
  });

  it.each(['not json', '{"session":{}}', '[]'])('junk in its place (%s) is survived', async (junk) => {
    const client = start(({ storage, browser }) => {
      storage.tokens.write({ session_token: 't' });
      browser.stored.set(storage.visitor.key, junk);
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sessionOf(client).status).toBe('signedIn');
    client.stop();
  });

  it('a page that comes out of the back/forward cache looks again', async () => {
    const client = start(rememberSession);
    await jest.advanceTimersByTimeAsync(1_000);
    client.services.storage.tokens.clear();
    client.store.dispatch(pageRestored());
    expect(sessionOf(client)).toMatchObject({ status: 'signedOut', visitor: null });
    client.stop();
  });
});
