import { UNREACHABLE, type AuthError, type Outcome } from '../domain/errors';
import { putThunk, type Operation } from './effects';

/** What `initiate()` of an endpoint resolves to: RTK Query settles, it never rejects. */
type Settled = { data?: unknown; error?: unknown };
type Started<T> = (...args: never[]) => PromiseLike<{ data?: T; error?: unknown }>;

const isAuthError = (error: unknown): error is AuthError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/**
 * Runs an endpoint and gives its outcome.
 * @example const { data, error } = yield* request(otpsApi.endpoints.otpsAuthenticate.initiate(fields, WRITE));
 */
export function* request<T>(started: Started<T>): Operation<Outcome<T>> {
  const settled = yield* putThunk<Settled>(started);
  if (settled.error === undefined) return { data: settled.data as T };
  // Anything else is an exception inside the query layer: a malformed answer, say.
  if (!isAuthError(settled.error)) return { error: UNREACHABLE };
  return { error: settled.error };
}

/** Requests that write: neither their arguments nor their answers are kept. */
export const WRITE = { track: false } as const;
