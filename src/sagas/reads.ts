import { QUERY_DEDUPE_MS, QUERY_ERROR_RETRY_MS } from '../domain/constants';
import { mayPass, retryAfterOf, type Outcome } from '../domain/errors';
import { stopped } from '../store/client';
import type { RootState } from '../store/createStore';
import { selectSession } from '../store/session';
import { delay, getServices, race, select, spawn, take, type Operation } from './effects';
import { request } from './request';

/** An endpoint that reads something of the visitor. Its argument is no part of the call: it tells answers apart. */
interface VisitorQuery<T> {
  initiate(
    revision: number,
    options: { subscribe: false; forceRefetch: boolean },
  ): Parameters<typeof request<T>>[0];
  select(revision: number): (state: RootState) => { fulfilledTimeStamp?: number; requestId?: string };
}

interface Read<T> {
  query: VisitorQuery<T>;
  /** What else is done with an answer, as long as it is up to date. */
  remember?: (data: T) => Operation<void>;
}

function* currentRevision(): Operation<number> {
  return (yield* select(selectSession)).revision;
}

/** True for an answer that calls of the next moments share. A clock that was set back makes it old. */
function* isFresh(fulfilledAt = -Infinity): Operation<boolean> {
  const age = (yield* getServices()).clock.wallTime().getTime() - fulfilledAt;
  return age >= 0 && age < QUERY_DEDUPE_MS;
}

function* ask<T>({ query, remember }: Read<T>, revision: number): Operation<Outcome<T>> {
  const { fulfilledTimeStamp } = yield* select(query.select(revision));
  const forceRefetch = !(yield* isFresh(fulfilledTimeStamp));
  const outcome = yield* request<T>(query.initiate(revision, { subscribe: false, forceRefetch }));
  if (outcome.data && remember && (yield* currentRevision()) === revision) yield* remember(outcome.data);
  return outcome;
}

function* askAgain<T>(read: Read<T>, revision: number, waitMs: number): Operation<void> {
  const selectRead = read.query.select(revision);
  const lastRequest = function* () {
    return (yield* select(selectRead)).requestId;
  };
  const failed = yield* lastRequest();
  const { gone } = yield* race({ over: delay(waitMs), gone: take(stopped) });
  // Nobody's any more, or asked again meanwhile by somebody else.
  if (gone || (yield* currentRevision()) !== revision || (yield* lastRequest()) !== failed) return;
  yield* ask(read, revision);
}

/**
 * §9 Data-fetching cache. Equal reads share a call, under way or answered within 2 s, as long as nothing of the visitor has
 * changed since. One that failed for now is told at once and made again once, after 5 s or what the provider asks for.
 */
export function* readOfVisitor<T>(read: Read<T>): Operation<Outcome<T>> {
  const revision = yield* currentRevision();
  const outcome = yield* ask(read, revision);
  const { error } = outcome;
  if (error && mayPass(error)) {
    yield* spawn(() => askAgain(read, revision, Math.max(QUERY_ERROR_RETRY_MS, retryAfterOf(error))));
  }
  return outcome;
}
