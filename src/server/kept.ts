/** Cloudflare's workers cannot wait for a call that another request has started, and end those that nobody waits for. */
export const CAN_SHARE = globalThis.navigator?.userAgent !== 'Cloudflare-Workers';

interface KeptOptions<T> {
  load(origin: string): Promise<T>;
  /** After this time the value is fetched again, behind the known one. */
  refreshMs: number;
  /** After this time without a successful call the value is no longer used. */
  lifetimeMs: number;
  /** For how long no call is made after this failure. */
  pauseMsAfter(error: unknown): number;
  /** A value that need not be fetched first. */
  initial?: T | undefined;
}

/** A value of the provider that all requests share: it is fetched when it is first needed. */
export function keptValue<T>({ load, refreshMs, lifetimeMs, pauseMsAfter, initial }: KeptOptions<T>) {
  let known: { value: T; since: number } | null = null;
  let failure: { error: unknown; until: number } | null = null;
  let running: Promise<T> | null = null;

  function fetchNow(origin: string): Promise<T> {
    if (running && CAN_SHARE) return running;
    const call = load(origin).then(
      (value) => {
        known = { value, since: Date.now() };
        failure = null;
        return value;
      },
      (error: unknown) => {
        failure = { error, until: Date.now() + pauseMsAfter(error) };
        throw error;
      },
    );
    running = call;
    const end = () => (running = null);
    call.then(end, end);
    return call;
  }

  return {
    fetchNow,
    async get(origin = ''): Promise<T> {
      const now = Date.now();
      if (!known && initial !== undefined) known = { value: initial, since: now };
      const age = known ? now - known.since : Infinity;
      if (known && age < refreshMs) return known.value;
      const isPaused = failure !== null && failure.until > now;
      if (known && age < lifetimeMs) {
        const { value } = known;
        const refreshed = isPaused ? null : fetchNow(origin).catch(() => value);
        return CAN_SHARE ? value : ((await refreshed) ?? value);
      }
      if (isPaused) throw failure?.error;
      return fetchNow(origin);
    },
  };
}
