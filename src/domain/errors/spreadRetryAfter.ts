import { SESSION_REFRESH_INTERVAL_MS } from '../constants';
import type { AuthError } from './errors';
import { retryAfterOf } from './errorRules';

/**
 * The wait of a background call after an error with `Retry-After`, in ms; 0 without one. A random time is added, at most as long and
 * at most one refresh interval: browsers that are refused together would come back together.
 */
export function spreadRetryAfter(
  error: AuthError,
  random: { integer(min: number, max: number): number },
): number {
  const asked = retryAfterOf(error);
  return asked + random.integer(0, Math.min(asked, SESSION_REFRESH_INTERVAL_MS));
}
