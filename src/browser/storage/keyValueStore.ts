/**
 * A string store that never throws. Values that the browser refuses to store are kept in memory until the
 * page is left.
 */
export interface KeyValueStore<Key extends string = string> {
  get: (key: Key) => string | null;
  /** @returns false when the value is in memory only */
  set: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
}

/**
 * @param area evaluated at each use, because the getter throws in sandboxed frames and when storage is
 *   disabled.
 * @param onFailure called for the first failure only.
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
      const isStored =
        guarded((storage) => {
          storage.setItem(key, value);
          return true;
        }) ?? false;
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      guarded((storage) => storage.removeItem(key));
    },
  };
}

/** The value of a row, which any script of the page can write; null when it is no JSON. */
export const parseJSON = (raw: string | null): unknown => {
  try {
    return JSON.parse(raw ?? 'null') as unknown;
  } catch {
    return null;
  }
};
