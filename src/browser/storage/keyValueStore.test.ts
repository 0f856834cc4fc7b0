import { mapStorage } from '../../../tests/browser/fakeBrowser';
import { createKeyValueStore } from './keyValueStore';

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};

describe('§1 Storage that throws', () => {
  it('keeps values in the browser’s storage', () => {
    const map = new Map<string, string>();
    const onFailure = jest.fn();
    const store = createKeyValueStore(() => mapStorage(map), onFailure);
    store.set('a', '1');
    expect([store.get('a'), map.get('a'), store.get('b')]).toEqual(['1', '1', null]);
    store.remove('a');
    expect([store.get('a'), map.size]).toEqual([null, 0]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([
    ['the getter throws, as in a sandboxed frame', refuse],
    [
      'every method throws',
      () => ({ ...mapStorage(new Map()), getItem: refuse, setItem: refuse, removeItem: refuse }),
    ],
    ['there is no room, as in old private windows', () => ({ ...mapStorage(new Map()), setItem: refuse })],
    ['there is no storage at all', () => undefined as unknown as Storage],
  ])('keeps values in memory when %s, and reports it once', (_, area) => {
    const onFailure = jest.fn();
    const store = createKeyValueStore(area, onFailure);
    store.set('a', '1');
    store.set('b', '2');
    expect([store.get('a'), store.get('b')]).toEqual(['1', '2']);
    store.remove('a');
    expect([store.get('a'), store.get('b')]).toEqual([null, '2']);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('does not return an older value that it could not overwrite', () => {
    const map = new Map([['a', 'old']]);
    const full = { ...mapStorage(map), setItem: refuse };
    const store = createKeyValueStore(
      () => full,
      () => undefined,
    );
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
  });

  it('uses the browser’s storage again once it works', () => {
    const map = new Map<string, string>();
    let works = false;
    const store = createKeyValueStore(
      () => (works ? mapStorage(map) : refuse()),
      () => undefined,
    );
    store.set('a', '1');
    works = true;
    store.set('a', '2');
    map.set('a', '3');
    expect(store.get('a')).toBe('3');
  });
});
