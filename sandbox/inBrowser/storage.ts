/** Stores bytes and texts by name in the browser's cache storage, which stays when the worker is stopped. */
export interface Storage {
  read(name: string): Promise<Response | undefined>;
  write(name: string, value: BodyInit): Promise<void>;
  remove(name: string): Promise<void>;
}

const CACHE = 'pricerx-auth-sandbox';

/**
 * In the browser's cache storage, which outlives the worker.
 * @param base the sandbox's address: each sandbox of an origin has its own data.
 */
export function openStorage(base: string): Storage {
  const keyOf = (name: string): string => `${base}/${name}`;
  return {
    read: async (name) => (await caches.open(CACHE)).match(keyOf(name)),
    write: async (name, value) => (await caches.open(CACHE)).put(keyOf(name), new Response(value)),
    remove: async (name) => void (await (await caches.open(CACHE)).delete(keyOf(name))),
  };
}

/** In memory, until the page is left. */
export function memoryStorage(): Storage {
  const kept = new Map<string, BodyInit>();
  return {
    async read(name) {
      const value = kept.get(name);
      return value === undefined ? undefined : new Response(value);
    },
    async write(name, value) {
      kept.set(name, value);
    },
    async remove(name) {
      kept.delete(name);
    },
  };
}
