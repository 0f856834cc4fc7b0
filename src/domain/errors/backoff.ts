import { BACKOFF_BASE_MS, BACKOFF_JITTER_MS, BACKOFF_MAX_ATTEMPT } from '../constants';

/** §9 Retry backoff: 2000 ms times 2 to the attempt (1, 2, … capped at 7), plus jitter. */
export const backoffDelay = (
  attempt: number,
  random: { integer(min: number, max: number): number },
): number =>
  BACKOFF_BASE_MS * 2 ** Math.min(attempt, BACKOFF_MAX_ATTEMPT) +
  random.integer(BACKOFF_JITTER_MS.min, BACKOFF_JITTER_MS.max);
