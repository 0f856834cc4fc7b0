/** A string store that never throws. What the browser refuses to keep is kept in memory for as long as the page lives. */
export interface KeyValueStore<Key extends string = string> {
  get: (key: Key) => string | null;
  set: (key: Key, value: string) => void;
  remove: (key: Key) => void;
}

/**
 * @param area looked up at each use: the getter itself throws in sandboxed frames and with storage switched off.
 * @param onFailure told once, so that a developer sees one warning and not a hundred.
 */
export function createKeyValueStore<Key extends string = string>(
  area: () => Storage,
  onFailure: () => void,
): KeyValueStore<Key> {
  const memory = new Map<Key, string>();
  let reported = false;
  const guarded = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(area());
    } catch {
      if (!reported) onFailure();
      reported = true;
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? guarded((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const stored = guarded((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      guarded((storage) => storage.removeItem(key));
    },
  };
}
