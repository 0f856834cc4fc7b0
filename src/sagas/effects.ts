import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { stopped } from '../store/client';
import type { RootState } from '../store/createStore';
import type { MountContext } from '../store/widgetRegistry';
import type { Services } from '../browser/services';

export type { Services };

/** A saga that returns a T. Call it with `yield*`, so that the result is typed. */
export type Operation<T> = Generator<effects.Effect, T, unknown>;

/** What redux-saga accepts as a pattern of actions: a creator or several, or a matcher such as `isAnyOf(…)`. */
type Pattern<A extends Action> =
  { match(action: Action): action is A } | ((action: Action) => action is A) | readonly { type: string }[];

export function* call<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Operation<Awaited<R>> {
  return (yield effects.call(fn as (...args: unknown[]) => unknown, ...args)) as Awaited<R>;
}

export function* put(action: Action): Operation<void> {
  yield effects.put(action);
}

/** Dispatches a thunk and returns the value of its promise. */
export function* putResolve<R>(thunk: unknown): Operation<R> {
  return (yield effects.putResolve(thunk as Action)) as R;
}

export function* select<T>(selector: (state: RootState) => T): Operation<T> {
  return (yield effects.select(selector as (state: unknown) => T)) as T;
}

export function* take<A extends Action>(pattern: Pattern<A>): Operation<A> {
  return (yield effects.take(pattern as effects.ActionPattern<A>)) as A;
}

export function* delay(ms: number): Operation<void> {
  yield effects.delay(ms);
}

export function* fork<A extends unknown[]>(
  saga: (...args: A) => Operation<unknown>,
  ...args: A
): Operation<Task> {
  return (yield effects.fork(saga as (...args: unknown[]) => unknown, ...args)) as Task;
}

/** Like `fork`, but the saga outlives the one that starts it. It ends with the client. */
export function* spawn(saga: () => Operation<unknown>): Operation<void> {
  yield effects.spawn(() => untilStopped(saga));
}

/** Runs a saga until the client is stopped; its result is then undefined. */
export function* untilStopped<T>(saga: () => Operation<T>): Operation<T | undefined> {
  const { result } = yield* race({ result: saga(), end: take(stopped) });
  return result as T | undefined;
}

/** Waits until the saga is cancelled. */
export function* never(): Operation<void> {
  yield effects.call(() => new Promise(() => undefined));
}

/**
 * Returns the result of the first operation to finish; the others are cancelled. One key of the result is
 * set.
 */
export function* race<T extends Record<string, Operation<unknown>>>(
  branches: T,
): Operation<{ [K in keyof T]?: T[K] extends Operation<infer R> ? R : never }> {
  const running = Object.entries(branches).map(([name, branch]) => [name, effects.call(() => branch)]);
  return (yield effects.race(Object.fromEntries(running) as Record<string, effects.Effect>)) as {
    [K in keyof T]?: T[K] extends Operation<infer R> ? R : never;
  };
}

type Worker<A> = (action: A) => Operation<unknown>;

export function* takeEvery<A extends Action>(pattern: Pattern<A>, worker: Worker<A>): Operation<void> {
  yield effects.takeEvery(pattern as effects.ActionPattern<A>, worker);
}

export function* takeLatest<A extends Action>(pattern: Pattern<A>, worker: Worker<A>): Operation<void> {
  yield effects.takeLatest(pattern as effects.ActionPattern<A>, worker);
}

export function* takeLeading<A extends Action>(pattern: Pattern<A>, worker: Worker<A>): Operation<void> {
  yield effects.takeLeading(pattern as effects.ActionPattern<A>, worker);
}

/**
 * Runs a worker for each event of a source outside the store, until the saga ends.
 * @param subscribe receives the emit function and returns the one that unsubscribes
 */
export function* takeEveryEvent<T extends object>(
  subscribe: (emit: (event: T) => void) => () => void,
  worker: (event: T) => Operation<unknown>,
): Operation<void> {
  const channel = eventChannel<T>(subscribe);
  try {
    yield effects.join((yield effects.takeEvery(channel, worker)) as Task);
  } finally {
    channel.close();
  }
}

/** Waits for the next event of a source outside the store. */
export function* takeEvent(subscribe: (emit: () => void) => () => void): Operation<void> {
  const channel = eventChannel<true>((emit) => subscribe(() => emit(true)));
  try {
    yield effects.take(channel);
  } finally {
    channel.close();
  }
}

export function* getServices(): Operation<Services> {
  return (yield effects.getContext('services')) as Services;
}

/** Arguments of this widget's mount that are not in the state. */
export function* getMountContext(): Operation<MountContext> {
  return (yield effects.getContext('mountContext')) as MountContext;
}

export function* getMountId(): Operation<string> {
  return (yield effects.getContext('mountId')) as string;
}
