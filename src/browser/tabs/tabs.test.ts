import { createFakeBrowser, type FakeBrowser, type FakeTab } from '../../../tests/browser/fakeBrowser';
import { createClock } from '../time/clock';
import { createKeyValueStore, type KeyValueStore } from '../storage/keyValueStore';
import { createLocks } from './locks';
import { createRandom } from '../page/random';
import { createTabs, type Tabs } from './tabs';

const noFailure = () => undefined;

function tabIn(frame: FakeTab, locks?: FakeBrowser['locks'], local?: KeyValueStore): Tabs {
  const random = createRandom();
  return createTabs({
    window: frame.window,
    session: createKeyValueStore(() => frame.sessionStorage, noFailure),
    random,
    acquire: createLocks({
      locks,
      local: local ?? createKeyValueStore(() => frame.localStorage, noFailure),
      keyOf: (name) => `${name}::lock`,
      clock: createClock(),
      random,
    }),
  });
}

const openTab = (browser: FakeBrowser, locks?: FakeBrowser['locks'], local?: KeyValueStore): Tabs =>
  tabIn(browser.openTab(), locks, local);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Tabs that repeatedly request the same lock. Returns the greatest number of holders at a time, and each tab's count. */
async function compete(tabs: Tabs[], rounds: number, holdMs: number) {
  let holders = 0;
  let most = 0;
  const turns = tabs.map(() => 0);
  const workers = tabs.map(async (tab, at) => {
    for (let round = 0; round < rounds; round += 1) {
      const release = await tab.acquire('refresh');
      holders += 1;
      most = Math.max(most, holders);
      turns[at] = (turns[at] ?? 0) + 1;
      await pause(holdMs);
      holders -= 1;
      release();
    }
  });
  await jest.advanceTimersByTimeAsync(15 * 60_000);
  await Promise.all(workers);
  return { most, turns };
}

describe('§4 Session lifecycle: a lock between tabs', () => {
  it.each([
    ['with Web Locks', true],
    ['through storage where the browser has no Web Locks', false],
  ])('five tabs hold the lock one at a time, each as often as the others, %s', async (_, web) => {
    const browser = createFakeBrowser();
    const tabs = Array.from({ length: 5 }, () => openTab(browser, web ? browser.locks : undefined));
    expect(await compete(tabs, 4, 900)).toEqual({ most: 1, turns: [4, 4, 4, 4, 4] });
  });

  it('one tab at a time holds the storage lock when each holds it as long as a request may take', async () => {
    const browser = createFakeBrowser();
    const tabs = Array.from({ length: 5 }, () => openTab(browser, undefined));
    expect(await compete(tabs, 2, 11_000)).toEqual({ most: 1, turns: [2, 2, 2, 2, 2] });
  });

  it('one tab at a time holds the storage lock when tabs see each other’s writes late', async () => {
    const writes: { tab: number; at: number; value: string | null }[] = [];
    const lagging = (tab: number): KeyValueStore => {
      const write = (value: string | null) => writes.push({ tab, at: performance.now(), value }) > 0;
      const visible = ({ tab: writer, at }: (typeof writes)[number]) =>
        writer === tab || at <= performance.now() - 20;
      return {
        get: () => writes.filter(visible).at(-1)?.value ?? null,
        set: (_, value) => write(value),
        remove: () => void write(null),
      };
    };
    const browser = createFakeBrowser();
    const tabs = Array.from({ length: 5 }, (_, tab) => openTab(browser, undefined, lagging(tab)));
    expect(await compete(tabs, 3, 500)).toEqual({ most: 1, turns: [3, 3, 3, 3, 3] });
  });

  it.each([-24, -1, 1, 24])(
    'one tab at a time holds the storage lock when the clock jumps by %i h',
    async (hours) => {
      const browser = createFakeBrowser();
      const first = await Promise.all([
        openTab(browser, undefined).acquire('refresh'),
        jest.advanceTimersByTimeAsync(200),
      ]);
      jest.setSystemTime(Date.now() + hours * 3_600_000);
      const second = jest.fn();
      void openTab(browser, undefined).acquire('refresh').then(second);
      await jest.advanceTimersByTimeAsync(9_000);
      expect(second).not.toHaveBeenCalled();
      first[0]();
      await jest.advanceTimersByTimeAsync(300);
      expect(second).toHaveBeenCalledTimes(1);
    },
  );

  it('does not wait for a tab that was closed while it held the lock', async () => {
    const browser = createFakeBrowser();
    browser.stored.set('refresh::lock', 'a tab that is gone');
    const acquired = jest.fn();
    void openTab(browser, undefined).acquire('refresh').then(acquired);
    await jest.advanceTimersByTimeAsync(12_000);
    expect(acquired).not.toHaveBeenCalled();
    // A waiting tab checks the lock every two seconds by now.
    await jest.advanceTimersByTimeAsync(2_500);
    expect(acquired).toHaveBeenCalledTimes(1);
  });

  it('a tab that wakes up late does not take the lock from its holder', async () => {
    const browser = createFakeBrowser();
    const [frozen] = await Promise.all([
      openTab(browser, undefined).acquire('refresh'),
      jest.advanceTimersByTimeAsync(200),
    ]);
    browser.stored.set('refresh::lock', 'a tab that took over');
    frozen();
    await jest.advanceTimersByTimeAsync(9_000);
    expect(browser.stored.get('refresh::lock')).toBe('a tab that took over');
  });

  it('uses storage where Web Locks reject', async () => {
    const browser = createFakeBrowser();
    const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const tabs = Array.from({ length: 3 }, () => openTab(browser, refusing as FakeBrowser['locks']));
    expect(await compete(tabs, 2, 500)).toEqual({ most: 1, turns: [2, 2, 2] });
  });

  it('locks of different names do not wait for each other', async () => {
    const browser = createFakeBrowser();
    const both = jest.fn();
    const tab = openTab(browser, undefined);
    void Promise.all([tab.acquire('a'), tab.acquire('b')]).then(both);
    await jest.advanceTimersByTimeAsync(200);
    expect(both).toHaveBeenCalledTimes(1);
  });
});

describe('§4 Session lifecycle: changes in other tabs', () => {
  it('a change of its own key is reported within 1 s, until the listener is removed', async () => {
    const browser = createFakeBrowser();
    const tab = openTab(browser, undefined);
    const other = browser.openTab().localStorage;
    const heard = jest.fn();
    const stop = tab.onChange('key', heard);
    other.setItem('key', 'value');
    other.setItem('another', 'value');
    other.removeItem('key');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heard.mock.calls).toEqual([['value'], [null]]);
    stop();
    other.setItem('key', 'later');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('a cleared storage is reported as a removal', () => {
    const browser = createFakeBrowser();
    const frame = browser.openTab();
    const heard = jest.fn();
    tabIn(frame).onChange('key', heard);
    frame.window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(heard.mock.calls).toEqual([[null]]);
  });

  it('a tab keeps its id across reloads, and no other tab has it', () => {
    const browser = createFakeBrowser();
    const frame = browser.openTab();
    const name = tabIn(frame).id;
    expect(tabIn(frame).id).toBe(name);
    expect(openTab(browser).id).not.toBe(name);
  });
});
