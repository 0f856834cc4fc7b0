import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { stopped } from '../store/client';
import type { RootState } from '../store/createStore';
import type { WidgetSecrets } from '../store/widgetScope';
import type { Services } from '../browser/services';

export type { Services };

/** A saga that returns a T. Call it with `yield*`, so that the result is typed. */
export type Operation<T> = Generator<effects.Effect, T, unknown>;

type ActionMatcher<A extends Action> = { type: string; match(action: Action): action is A };
type Creator = { type: string };

export function* call<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Operation<Awaited<R>> {
  return (yield effects.call(fn as (...args: unknown[]) => unknown, ...args)) as Awaited<R>;
}

export function* put(action: Action): Operation<void> {
  yield effects.put(action);
}

/** Dispatches a thunk and returns the value of its promise. */
export function* putThunk<R>(thunk: unknown): Operation<R> {
  return (yield effects.putResolve(thunk as Action)) as R;
}

export function* select<T>(selector: (state: RootState) => T): Operation<T> {
  return (yield effects.select(selector as (state: unknown) => T)) as T;
}

export function* take<A extends Action>(creator: ActionMatcher<A>): Operation<A> {
  return (yield effects.take(creator.type)) as A;
}

/** Waits for the first of several actions. */
export function* takeFirst(creators: readonly Creator[]): Operation<Action> {
  return (yield effects.take(creators.map(({ type }) => type))) as Action;
}

export function* delay(ms: number): Operation<void> {
  yield effects.delay(ms);
}

export function* fork(saga: () => Operation<unknown>): Operation<Task> {
  return (yield effects.fork(saga)) as Task;
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

type Watcher = (patterns: string[], worker: (action: never) => Operation<unknown>) => effects.Effect;

/** redux-saga's three watchers, for one action or several. */
const watcher = (watch: Watcher) =>
  function* <A extends Action>(
    creators: ActionMatcher<A> | readonly Creator[],
    worker: (action: A) => Operation<unknown>,
  ): Operation<void> {
    const patterns = 'type' in creators ? [creators.type] : creators.map(({ type }) => type);
    yield watch(patterns, worker as (action: never) => Operation<unknown>);
  };

export const takeEvery = watcher((patterns, worker) => effects.takeEvery(patterns, worker));
export const takeLatest = watcher((patterns, worker) => effects.takeLatest(patterns, worker));
export const takeLeading = watcher((patterns, worker) => effects.takeLeading(patterns, worker));

/**
 * Runs a worker for each event of a source outside the store, until the saga ends.
 * @param subscribe receives the emit function and returns the one that unsubscribes
 */
export function* listen<T extends object>(
  subscribe: (emit: (event: T) => void) => () => void,
  worker: (event: T) => Operation<unknown>,
): Operation<void> {
  const channel = eventChannel<T>(subscribe);
  try {
    for (;;) {
      const event = (yield effects.take(channel)) as T;
      yield* fork(() => worker(event));
    }
  } finally {
    channel.close();
  }
}

/** Waits for the next event of a source outside the store. */
export function* nextEvent(subscribe: (emit: () => void) => () => void): Operation<void> {
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
export function* getSecrets(): Operation<WidgetSecrets> {
  return (yield effects.getContext('secrets')) as WidgetSecrets;
}

export function* getMountId(): Operation<string> {
  return (yield effects.getContext('mountId')) as string;
}
