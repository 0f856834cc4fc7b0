import { SESSION_REFRESH_INTERVAL_MS as INTERVAL } from '../../domain/constants';
import { openTabs } from '../../../tests/browser/openTabs';
import { startClientOf, type RunningClient } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const sessionOf = ({ store }: RunningClient) => store.getState().session;
const lastUse = (tab: RunningClient) => sessionOf(tab).visitor?.session.last_accessed_at;

describe('§4 Session lifecycle: five tabs', () => {
  it.each([
    ['with Web Locks', { webLocks: true }],
    ['without Web Locks', { webLocks: false }],
    ['with Web Locks and late storage events', { webLocks: true, newsMs: 900 }],
    ['without Web Locks, with late storage events', { webLocks: false, newsMs: 900 }],
  ])(
    'five tabs send one refresh per interval in 20 minutes, and all get its answer; %s',
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
      const intervals = Math.floor((20 * 60_000) / INTERVAL);
      expect(times.length).toBeGreaterThanOrEqual(intervals);
      expect(times.length).toBeLessThanOrEqual(intervals + 1);
      times.slice(1).forEach((at, index) => expect(at - times[index]!).toBeGreaterThanOrEqual(INTERVAL));
      expect(tabs.map((tab) => sessionOf(tab).status)).toEqual(Array(5).fill('signedIn'));
      tabs.forEach((tab) => tab.stop());
    },
  );
});
