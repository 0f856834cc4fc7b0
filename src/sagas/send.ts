import type { Dispatch } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import { UNREACHABLE, type AuthError, type Result } from '../domain/errors/errors';
import { putResolve, type SagaGenerator } from './effects';

/** Result of an endpoint's `initiate()`, whose promise never rejects. */
type Settled = { data?: unknown; error?: object };
type Started<T> = (...args: never[]) => Promise<{ data?: T; error?: unknown }> & { abort(): void };

/** RTK Query keeps neither arguments nor answers of such a mutation in the state. */
export const UNTRACKED = { track: false } as const;

/** A mutation endpoint with argument A and answer T. */
export interface Mutation<A, T> {
  initiate(arg: A, options: typeof UNTRACKED): Started<NoInfer<T>>;
  Types: { QueryArg: A; ResultType: T };
}

const isAuthError = (error: object): error is AuthError => 'kind' in error;

/** Lets redux-saga abort the call when the saga is cancelled. */
const abortable =
  <T>(started: Started<T>) =>
  (dispatch: Dispatch) => {
    const call = dispatch(started as never) as ReturnType<Started<T>>;
    return Object.assign(call, { [CANCEL]: () => call.abort() });
  };

/**
 * Calls a mutation endpoint with whatever session the cookies have: for the calls that confirm or end it. All others use `mutate`. The
 * request is aborted when the saga is cancelled.
 */
export const send = <A, T>(endpoint: Mutation<A, T>, arg: NoInfer<A>): SagaGenerator<Result<T>> =>
  sharedRequest(abortable(endpoint.initiate(arg, UNTRACKED)));

/** Runs an endpoint whose request goes on when the saga is cancelled: others share it, or it outlives the page. */
export function* sharedRequest<T>(
  started: Started<T> | ReturnType<typeof abortable<T>>,
): SagaGenerator<Result<T>> {
  const settled = yield* putResolve<Settled>(started);
  if (settled.error === undefined) return { data: settled.data as T };
  // An exception inside RTK Query, for example in `transformResponse` for a malformed answer.
  if (!isAuthError(settled.error)) return { error: UNREACHABLE };
  return { error: settled.error };
}
