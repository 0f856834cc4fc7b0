import { limitedCalls } from '../domain/server/limitedCalls';
import { CAN_SHARE } from './kept';

/** For requests of a page whose browser has not stored the renewed cookie yet. */
const KEPT_MS = 10_000;

/** Lets requests with the same token share one call, and its result for a few seconds after it. */
export function sharedRenewals<T>() {
  const limited = limitedCalls(() => Date.now());
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
        // A flood of refused tokens is not kept.
        () => shared.get(token) === entry && shared.delete(token),
      );
      return { isKept: false, renewal: await entry.result };
    },
  };
}
