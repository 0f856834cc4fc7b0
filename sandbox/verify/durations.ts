import { refuse } from './refusals';
import type { Field } from './schema';

const MINUTE_MS = 60_000;
const SHORTEST_SESSION = 5;
const LONGEST_SESSION = 527_040;
/** One week in minutes: the longest lifetime of a code or a link. */
const LONGEST_EXPIRATION = 10_080;

export const EXPIRATION_FIELD = {
  type: 'number',
  exclusiveMinimum: 0,
  maximum: LONGEST_EXPIRATION,
} as const satisfies Field;

export const minutes = (count: number): number => Math.round(count * MINUTE_MS);

/** Call this before spending a code or link, so that an invalid duration does not use it up. */
export function checkSessionDuration(duration: number): number {
  if (duration < SHORTEST_SESSION || duration > LONGEST_SESSION) refuse('invalid_session_duration');
  return duration;
}

/** The lifetime of a session that a call asks for; undefined when it asks for none. */
export const sessionLifetimeMs = (duration: number | undefined): number | undefined =>
  duration === undefined ? undefined : minutes(checkSessionDuration(duration));

export const optionalDuration = (duration: number | undefined): number | undefined =>
  duration === undefined ? undefined : checkSessionDuration(duration);
