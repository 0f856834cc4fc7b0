import type { Dispatch } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import type { SendPath } from '../api/api';
import { INVALID_JSON } from '../domain/errors/errorRules';
import { UNREACHABLE, type AuthError, type Result } from '../domain/errors/errors';
import { selectVisitor } from '../store/session';
import { putResolve, select, type SagaGenerator } from './effects';

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
 * Calls a mutation endpoint. The request is aborted when the saga is cancelled.
 * @example const { data, error } = yield* mutate(otpsApi.endpoints.otpsAuthenticate, fields);
 */
export const mutate = <A, T>(endpoint: Mutation<A, T>, arg: NoInfer<A>): SagaGenerator<Result<T>> =>
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

/** Turns a success that lacks a field which the next step needs into an error. */
export const requireFields = <T>(result: Result<T>, ...needed: (keyof T)[]): Result<T> =>
  result.error || needed.every((field) => result.data[field] != null)
    ? result
    : { error: { ...INVALID_JSON } };

/** A send without a session has another path than one with it. */
export function* sendPath(): SagaGenerator<SendPath> {
  return (yield* select(selectVisitor)) ? 'secondary' : 'primary';
}
