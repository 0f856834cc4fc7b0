import { createUrlTokenStore } from './urlTokenStore';
import { createKeyValueStore } from './keyValueStore';
import type { StorageKey } from './storageKeys.entry';

const TOKEN = { handled: true, tokenType: 'magic_links', token: 'abc' };
const MINUTE = 60_000;
const PAGE = { path: '/in', loadedAt: 1, isReload: false, now: 0 };

const open = (visit: Partial<typeof PAGE> = {}) => {
  const { path, now, ...rest } = { ...PAGE, ...visit };
  const store = createKeyValueStore<StorageKey<'sessionStorage'>>(
    () => sessionStorage,
    () => undefined,
  );
  return createUrlTokenStore('public-token-test-held', store, { ...rest, path: () => path, now: () => now });
};

beforeEach(() => {
  sessionStorage.clear();
  open().write(TOKEN, false);
});

describe('§4 Page address: a token that waits for a click', () => {
  it('is found by the same document', () => {
    expect(open().read()).toEqual({ ...TOKEN, isUnderWay: false });
  });

  it.each([
    [15 * MINUTE - 1, { ...TOKEN, isUnderWay: false }],
    [15 * MINUTE, null],
  ])('a reload %s ms later reads %j', (now, expected) => {
    expect(open({ loadedAt: 2, isReload: true, now }).read()).toEqual(expected);
  });

  it('is not found by a new visit of the page', () => {
    open({ loadedAt: 2 });
    expect(open({ loadedAt: 3, isReload: true }).read()).toBeNull();
  });

  it('is not found by another path', () => {
    expect(open({ path: '/elsewhere' }).read()).toBeNull();
    expect(open().read()).not.toBeNull();
  });

  it('is found again by a reload while it is redeemed', () => {
    open().write(TOKEN, true);
    expect(open().read()).toMatchObject({ isUnderWay: true });
    expect(open({ loadedAt: 2, isReload: true }).read()).toMatchObject({ isUnderWay: false });
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a token that is not a string', { token: 5 }],
    ['no end', { ends: undefined }],
    ['an end that is not a number', { ends: 'later' }],
  ])('a kept record with %s is not used', (_, change) => {
    const [key] = Object.keys(sessionStorage);
    const kept = JSON.parse(sessionStorage.getItem(key!)!) as object;
    sessionStorage.setItem(
      key!,
      typeof change === 'string' ? change : JSON.stringify({ ...kept, ...change }),
    );
    expect(open({ loadedAt: 2, isReload: true }).read()).toBeNull();
  });
});
