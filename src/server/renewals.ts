import { AuthServerError } from '../domain/errors/authServerError';
import { CAN_SHARE } from './kept';

/** For requests of a page whose browser has not stored the renewed cookie yet. */
const KEPT_MS = 10_000;
/** Calls without success within ten seconds: of one session with a genuine JWT, and of all tokens that came without one. */
const WINDOW_MS = 10_000;
const CALLS_OF_SESSION = 10;
const CALLS_OF_UNKNOWN = 20;
const UNKNOWN = '';

interface Pause {
  until: number;
  error: AuthServerError;
}

/**
 * Calls of the provider for a session. Made-up session tokens, of which anybody can send many, get few calls, and when the provider
 * then asks to wait, only tokens that come without a genuine JWT wait.
 */
function limitedCalls() {
  let window = { until: 0, counts: new Map<string, number>() };
  const pauses = new Map<'known' | 'unknown', Pause>();

  return async <T>(call: () => Promise<T | null>, sessionId: string | undefined): Promise<T | null> => {
    const now = Date.now();
    if (now >= window.until) window = { until: now + WINDOW_MS, counts: new Map() };
    const { counts, until } = window;
    const add = (name: string, change: number) => counts.set(name, (counts.get(name) ?? 0) + change);
    const isKnown = sessionId !== undefined && (counts.get(sessionId) ?? 0) < CALLS_OF_SESSION;
    const group = isKnown ? 'known' : 'unknown';
    for (const name of ['known', group] as const) {
      const pause = pauses.get(name);
      if (pause && pause.until > now) throw pause.error;
    }
    if (!isKnown && (counts.get(UNKNOWN) ?? 0) >= CALLS_OF_UNKNOWN) {
      const message =
        'Too many session tokens came without a genuine JWT of this project, so the provider is not asked.';
      throw new AuthServerError('rate_limited', message, {}, Math.ceil((until - now) / 1000));
    }
    const place = isKnown ? sessionId : UNKNOWN;
    add(place, 1);
    try {
      const result = await call();
      if (result) add(place, -1);
      return result;
    } catch (error) {
      if (error instanceof AuthServerError && error.retryAfterSeconds !== undefined)
        pauses.set(group, { until: Date.now() + error.retryAfterSeconds * 1000, error });
      throw error;
    }
  };
}

/** Lets requests with the same token share one call, and its result for a few seconds after it. */
export function sharedRenewals<T>() {
  const limited = limitedCalls();
  const shared = new Map<string, { result: Promise<T | null>; until: number }>();

  return {
    limited,
    /** Forgets the results of earlier calls. */
    clear: (): void => shared.clear(),
    /** @returns `isKept` for the result of an earlier call: the visitor may have signed out since, so it must not set cookies */
    async renew(token: string, sessionId: string | undefined, call: () => Promise<T | null>) {
      const now = Date.now();
      // In the order of their start, which is nearly that of their end.
      for (const [key, { until }] of shared) {
        if (until > now) break;
        shared.delete(key);
      }
      const running = shared.get(token);
      if (running && running.until > now)
        return { isKept: running.until !== Infinity, renewal: await running.result };
      const entry = { result: limited(call, sessionId), until: Infinity };
      if (CAN_SHARE) shared.set(token, entry);
      entry.result.then(
        () => (entry.until = Date.now() + KEPT_MS),
        () => (entry.until = 0),
      );
      return { renewal: await entry.result, isKept: false };
    },
  };
}
