import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { RootState } from '../store/createStore';
import type { WidgetSecrets } from '../store/widgetScope';
import type { Services } from '../browser/services';

/** A saga that ends with a T. Always entered with `yield*`, so that the compiler knows what comes back. */
export type Operation<T> = Generator<effects.Effect, T, unknown>;

type ActionMatcher<A extends Action> = { type: string; match(action: Action): action is A };
type Creator = { type: string };

export function* call<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Operation<Awaited<R>> {
  return (yield effects.call(fn as (...args: unknown[]) => unknown, ...args)) as Awaited<R>;
}

export function* put(action: Action): Operation<void> {
  yield effects.put(action);
}

/** Puts a thunk and waits for what its promise resolves to. */
export function* putThunk<R>(thunk: unknown): Operation<R> {
  return (yield effects.putResolve(thunk as Action)) as R;
}

export function* select<T>(selector: (state: RootState) => T): Operation<T> {
  return (yield effects.select(selector as (state: unknown) => T)) as T;
}

export function* take<A extends Action>(creator: ActionMatcher<A>): Operation<A> {
  return (yield effects.take(creator.type)) as A;
}

/** The next of several actions. */
export function* takeFirst(creators: readonly Creator[]): Operation<Action> {
  return (yield effects.take(creators.map(({ type }) => type))) as Action;
}

export function* delay(ms: number): Operation<void> {
  yield effects.delay(ms);
}

export function* fork(saga: () => Operation<unknown>): Operation<Task> {
  return (yield effects.fork(saga)) as Task;
}

/** Like fork, for what outlives the operation that starts it. */
export function* spawn(saga: () => Operation<unknown>): Operation<void> {
  yield effects.spawn(saga);
}

/** The first of several to finish; the others are cancelled. Exactly one key of the result is set. */
export function* race<T extends Record<string, Operation<unknown>>>(
  branches: T,
): Operation<{ [K in keyof T]?: T[K] extends Operation<infer R> ? R : never }> {
  const running = Object.entries(branches).map(([name, branch]) => [name, effects.call(() => branch)]);
  return (yield effects.race(Object.fromEntries(running) as Record<string, effects.Effect>)) as {
    [K in keyof T]?: T[K] extends Operation<infer R> ? R : never;
  };
}

export function* all(branches: Operation<unknown>[]): Operation<void> {
  yield effects.all(branches.map((branch) => effects.call(() => branch)));
}

type Watcher = (patterns: string[], worker: (action: never) => Operation<unknown>) => effects.Effect;

/** The three watchers of redux-saga, for one action or several. */
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
 * Follows a source outside the store for as long as the saga runs, and lets it go when the saga ends.
 * @param subscribe gets the way to emit, and gives the way to stop.
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

export function* getServices(): Operation<Services> {
  return (yield effects.getContext('services')) as Services;
}

/** What the host handed this widget and no state holds. */
export function* getSecrets(): Operation<WidgetSecrets> {
  return (yield effects.getContext('secrets')) as WidgetSecrets;
}

export function* getMountId(): Operation<string> {
  return (yield effects.getContext('mountId')) as string;
}
