/** Cloudflare's workers cannot wait for a call that another request has started, and end those that nobody waits for. */
export const CAN_SHARE = globalThis.navigator?.userAgent !== 'Cloudflare-Workers';

interface Keeping {
  /** After this time the value is fetched again, behind the known one. */
  refreshMs: number;
  /** After this time without a successful call the value is no longer used. */
  lifetimeMs: number;
  /** For how long no call is made after this failure. */
  pauseMsAfter(error: unknown): number;
}

/** A value of the provider that all requests share. It is fetched when it is first needed, unless it is given. */
export function keptValue<T>(load: (origin: string) => Promise<T>, keeping: Keeping, given?: T) {
  let known: { value: T; since: number } | null = null;
  let failure: { error: unknown; until: number } | null = null;
  let running: Promise<T> | null = null;

  async function call(origin: string): Promise<T> {
    try {
      known = { value: await load(origin), since: Date.now() };
      failure = null;
      return known.value;
    } catch (error) {
      failure = { error, until: Date.now() + keeping.pauseMsAfter(error) };
      throw error;
    } finally {
      running = null;
    }
  }
  async function fetchNow(origin = ''): Promise<T> {
    if (failure && failure.until > Date.now()) throw failure.error;
    return CAN_SHARE ? (running ??= call(origin)) : call(origin);
  }

  return {
    /** @throws also while a pause after a failure lasts */
    fetchNow,
    async get(origin = ''): Promise<T> {
      const now = Date.now();
      if (!known && given !== undefined) known = { value: given, since: now };
      const age = known ? now - known.since : Infinity;
      if (known && age < keeping.refreshMs) return known.value;
      if (known && age < keeping.lifetimeMs) {
        const { value } = known;
        const refreshed = fetchNow(origin).catch(() => value);
        return CAN_SHARE ? value : refreshed;
      }
      return fetchNow(origin);
    },
  };
}
