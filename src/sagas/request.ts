import type { Dispatch } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import { INVALID_JSON } from '../domain/errors/errorRules';
import { UNREACHABLE, type AuthError, type Outcome } from '../domain/errors/errors';
import { putThunk, type Operation } from './effects';

/** Result of an endpoint's `initiate()`, whose promise never rejects. */
type Settled = { data?: unknown; error?: unknown };
type Started<T> = (...args: never[]) => Promise<{ data?: T; error?: unknown }> & { abort(): void };

const isAuthError = (error: unknown): error is AuthError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** Lets redux-saga abort the call when the saga is cancelled. */
const abortable =
  <T>(started: Started<T>) =>
  (dispatch: Dispatch) => {
    const call = dispatch(started as never) as ReturnType<Started<T>>;
    return Object.assign(call, { [CANCEL]: () => call.abort() });
  };

/**
 * Runs an endpoint. The request is aborted when the saga is cancelled.
 * @example const { data, error } = yield* request(otpsApi.endpoints.otpsAuthenticate.initiate(fields, WRITE));
 */
export const request = <T>(started: Started<T>): Operation<Outcome<T>> => sharedRequest(abortable(started));

/** Like `request`, for a call that goes on when the saga is cancelled: others share it, or it outlives the page. */
export function* sharedRequest<T>(
  started: Started<T> | ReturnType<typeof abortable<T>>,
): Operation<Outcome<T>> {
  const settled = yield* putThunk<Settled>(started);
  if (settled.error === undefined) return { data: settled.data as T };
  // An exception inside RTK Query, for example in `transformResponse` for a malformed answer.
  if (!isAuthError(settled.error)) return { error: UNREACHABLE };
  return { error: settled.error };
}

/** Turns a success that lacks a field which the next step needs into an error. */
export const requireFields = <T>(outcome: Outcome<T>, ...needed: (keyof T)[]): Outcome<T> =>
  outcome.error || needed.every((field) => outcome.data[field] != null)
    ? outcome
    : { error: { ...INVALID_JSON } };

/** Options of mutations: RTK Query keeps neither arguments nor answers. */
export const WRITE = { track: false } as const;
