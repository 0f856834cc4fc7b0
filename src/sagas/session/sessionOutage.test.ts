import { apiError } from '../../../tests/fakeServices';
import { openTabs } from '../../../tests/browser/openTabs';
import { confirmed, REFRESH, startClientOf, type RunningClient } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const sessionOf = ({ store }: RunningClient) => store.getState().session;

describe('§4 Session lifecycle: several tabs during an outage', () => {
  it.each([
    ['with Web Locks', true],
    ['without Web Locks', false],
  ])('five tabs send as many refreshes as one tab; %s', async (_, webLocks) => {
    let isOut = true;
    const { services, refreshes } = openTabs(5, {
      webLocks,
      refresh: ({ at }) => (isOut ? apiError(503, 'internal_server_error') : confirmed(at)),
    });
    await jest.advanceTimersByTimeAsync(1_000);
    const tabs = services.map(startClientOf);
    await jest.advanceTimersByTimeAsync(15 * 60_000);
    expect(refreshes()).toHaveLength(9);
    expect(tabs.map((tab) => sessionOf(tab).status)).toEqual(Array(5).fill('signedIn'));

    isOut = false;
    await jest.advanceTimersByTimeAsync(256_000 + 1_000);
    expect(refreshes()).toHaveLength(10);
    expect(tabs.map((tab) => sessionOf(tab).fromCache)).toEqual(Array(5).fill(false));
    tabs.forEach((tab) => tab.stop());
  });

  it.each([
    ['with Web Locks', true],
    ['without Web Locks', false],
  ])('another tab takes over when the tab that sends the refreshes is closed; %s', async (_, webLocks) => {
    const { services, refreshes } = openTabs(2, { webLocks, refresh: () => apiError(503, 'unavailable') });
    await jest.advanceTimersByTimeAsync(1_000);
    const [first, second] = services.map(startClientOf) as [RunningClient, RunningClient];
    await jest.advanceTimersByTimeAsync(60_000);
    const asking = first.services.callsTo(REFRESH).length > 0 ? first : second;
    const known = refreshes().length;
    asking.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(refreshes().length).toBeGreaterThan(known);
    [first, second].forEach((tab) => tab.stop());
  });

  it('a page without a stored visitor sends its own refresh after 9 s', async () => {
    const { services, openLater } = openTabs(1, { refresh: () => apiError(503, 'unavailable') });
    services[0]!.storage.visitor.write(null);
    const first = startClientOf(services[0]!);
    await jest.advanceTimersByTimeAsync(60_000);
    const later = openLater();
    const second = startClientOf(later);
    expect(sessionOf(second).status).toBe('unknown');
    await jest.advanceTimersByTimeAsync(9_100);
    expect(later.callsTo(REFRESH)).toHaveLength(1);
    [first, second].forEach((tab) => tab.stop());
  });
});
