import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { stopped } from '../store/client';
import type { RootState } from '../store/createStore';
import type { MountContext, RunInClient } from '../store/widgetRegistry';
import type { Services } from '../browser/services/services';

export type { Services };

/** A saga that returns a T. Call it with `yield*`, so that the result is typed. */
export type SagaGenerator<T> = Generator<effects.Effect, T, unknown>;

/** What redux-saga accepts as a pattern of actions: a creator or several, or a matcher such as `isAnyOf(…)`. */
type Pattern<A extends Action> =
  { match(action: Action): action is A } | ((action: Action) => action is A) | readonly { type: string }[];

export function* call<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): SagaGenerator<Awaited<R>> {
  return (yield effects.call(fn as (...args: unknown[]) => unknown, ...args)) as Awaited<R>;
}

export function* put(action: Action): SagaGenerator<void> {
  yield effects.put(action);
}

/** Dispatches a thunk and returns the value of its promise. */
export function* putResolve<R>(thunk: unknown): SagaGenerator<R> {
  return (yield effects.putResolve(thunk as Action)) as R;
}

export function* select<T>(selector: (state: RootState) => T): SagaGenerator<T> {
  return (yield effects.select(selector as (state: unknown) => T)) as T;
}

export function* take<A extends Action>(pattern: Pattern<A>): SagaGenerator<A> {
  return (yield effects.take(pattern as effects.ActionPattern<A>)) as A;
}

export function* delay(ms: number): SagaGenerator<void> {
  yield effects.delay(ms);
}

export function* fork<A extends unknown[]>(
  saga: (...args: A) => SagaGenerator<unknown>,
  ...args: A
): SagaGenerator<Task> {
  return (yield effects.fork(saga as (...args: unknown[]) => unknown, ...args)) as Task;
}

/** Like `fork`, but the saga outlives the one that starts it. It ends with the client. */
export function* spawn(saga: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield effects.spawn(() => untilStopped(saga));
}

/** Runs a saga until the client is stopped; its result is then undefined. */
export function* untilStopped<T>(saga: () => SagaGenerator<T>): SagaGenerator<T | undefined> {
  const { result } = yield* race({ result: saga(), end: take(stopped) });
  return result as T | undefined;
}

/** Runs a saga for a widget; it goes on when the widget is unmounted. */
export function* runInClient<T>(saga: () => SagaGenerator<T>): SagaGenerator<T | undefined> {
  const run = (yield effects.getContext('runInClient')) as RunInClient;
  const task = run(() => untilStopped(saga));
  return yield* call(() => task.toPromise<T | undefined>());
}

/** Waits until the saga is cancelled. */
export function* never(): SagaGenerator<void> {
  yield effects.call(() => new Promise(() => undefined));
}

/**
 * Returns the result of the first operation to finish; the others are cancelled. One key of the result is
 * set.
 */
export function* race<T extends Record<string, SagaGenerator<unknown>>>(
  branches: T,
): SagaGenerator<{ [K in keyof T]?: T[K] extends SagaGenerator<infer R> ? R : never }> {
  const running = Object.entries(branches).map(([name, branch]) => [name, effects.call(() => branch)]);
  return (yield effects.race(Object.fromEntries(running) as Record<string, effects.Effect>)) as {
    [K in keyof T]?: T[K] extends SagaGenerator<infer R> ? R : never;
  };
}

type Worker<A> = (action: A) => SagaGenerator<unknown>;

export function* takeEvery<A extends Action>(pattern: Pattern<A>, worker: Worker<A>): SagaGenerator<void> {
  yield effects.takeEvery(pattern as effects.ActionPattern<A>, worker);
}

export function* takeLatest<A extends Action>(pattern: Pattern<A>, worker: Worker<A>): SagaGenerator<void> {
  yield effects.takeLatest(pattern as effects.ActionPattern<A>, worker);
}

export function* takeLeading<A extends Action>(pattern: Pattern<A>, worker: Worker<A>): SagaGenerator<void> {
  yield effects.takeLeading(pattern as effects.ActionPattern<A>, worker);
}

/**
 * Runs a worker for each event of a source outside the store, until the saga ends.
 * @param subscribe receives the emit function and returns the one that unsubscribes
 */
export function* takeEveryEvent<T extends object>(
  subscribe: (emit: (event: T) => void) => () => void,
  worker: (event: T) => SagaGenerator<unknown>,
): SagaGenerator<void> {
  const channel = eventChannel<T>(subscribe);
  try {
    yield effects.join((yield effects.takeEvery(channel, worker)) as Task);
  } finally {
    channel.close();
  }
}

/** Waits for the next event of a source outside the store. */
export function* takeEvent(subscribe: (emit: () => void) => () => void): SagaGenerator<void> {
  const channel = eventChannel<true>((emit) => subscribe(() => emit(true)));
  try {
    yield effects.take(channel);
  } finally {
    channel.close();
  }
}

export function* getServices(): SagaGenerator<Services> {
  return (yield effects.getContext('services')) as Services;
}

/** Arguments of this widget's mount that are not in the state. */
export function* getMountContext(): SagaGenerator<MountContext> {
  return (yield effects.getContext('mountContext')) as MountContext;
}

export function* getMountId(): SagaGenerator<string> {
  return (yield effects.getContext('mountId')) as string;
}
