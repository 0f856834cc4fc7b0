import { AuthServerError } from './authServerError';

const WINDOW_MS = 10_000;
/** Calls without success in a window: for a session with a genuine JWT, and for all tokens that came without one. */
const CALLS_OF_SESSION = 10;
const CALLS_OF_UNKNOWN = 20;
const UNKNOWN = '';

/**
 * Calls of the provider for a session. Made-up session tokens, of which anybody can send many, get few calls, and when the provider
 * then asks to wait, only tokens that come without a genuine JWT wait.
 * @param clock in milliseconds
 */
export function limitedCalls(clock: () => number) {
  let window = { until: 0, counts: new Map<string, number>() };
  const pauses = { known: { until: 0, error: Error() }, unknown: { until: 0, error: Error() } };

  return async <T>(call: () => Promise<T | null>, sessionId = UNKNOWN): Promise<T | null> => {
    const now = clock();
    if (now >= window.until) window = { until: now + WINDOW_MS, counts: new Map() };
    const { counts, until } = window;
    const countOf = (name: string) => counts.get(name) ?? 0;
    const place = countOf(sessionId) < CALLS_OF_SESSION ? sessionId : UNKNOWN;
    const group = place === UNKNOWN ? 'unknown' : 'known';
    for (const pause of [pauses.known, pauses[group]]) if (pause.until > now) throw pause.error;
    if (group === 'unknown' && countOf(UNKNOWN) >= CALLS_OF_UNKNOWN) {
      const message =
        'Too many session tokens came without a genuine JWT of this project, so the provider is not asked.';
      throw new AuthServerError('rate_limited', message, {}, Math.ceil((until - now) / 1000));
    }
    counts.set(place, countOf(place) + 1);
    try {
      const result = await call();
      if (result) counts.set(place, countOf(place) - 1);
      return result;
    } catch (error) {
      if (error instanceof AuthServerError && error.retryAfterSeconds !== undefined)
        pauses[group] = { until: clock() + error.retryAfterSeconds * 1000, error };
      throw error;
    }
  };
}
