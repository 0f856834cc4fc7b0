import { AuthServerError } from './errors';
import type { Renewal } from './provider';

/** For requests of a page whose browser has not stored the renewed cookie yet. */
const SHARED_AFTERWARDS_MS = 10_000;
/** Cloudflare's workers cannot wait for a call that another request has started. */
const CAN_SHARE = globalThis.navigator?.userAgent !== 'Cloudflare-Workers';

type Renew = (token: string, origin: string) => Promise<Renewal | null>;

/**
 * Lets requests with the same token share one call, and its result for a few seconds after it. While the provider asks to wait,
 * no call is made.
 */
export function sharedRenewals(renew: Renew): Renew {
  const shared = new Map<string, { result: Promise<Renewal | null>; until: number }>();
  let pause: { until: number; error: AuthServerError } | null = null;

  return (token, origin) => {
    const now = Date.now();
    // In the order of their start, which is nearly that of their end.
    for (const [key, { until }] of shared) {
      if (until > now) break;
      shared.delete(key);
    }
    const running = shared.get(token);
    if (running && running.until > now) return running.result;
    if (pause && pause.until > now) return Promise.reject(pause.error);
    const entry = { result: renew(token, origin), until: Infinity };
    if (CAN_SHARE) shared.set(token, entry);
    entry.result.then(
      () => (entry.until = Date.now() + SHARED_AFTERWARDS_MS),
      (error: unknown) => {
        entry.until = 0;
        if (error instanceof AuthServerError && error.retryAfterSeconds !== undefined)
          pause = { until: Date.now() + error.retryAfterSeconds * 1000, error };
      },
    );
    return entry.result;
  };
}
