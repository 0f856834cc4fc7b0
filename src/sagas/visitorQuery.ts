import { isAnyOf } from '@reduxjs/toolkit';
import { QUERY_DEDUPE_MS, QUERY_ERROR_RETRY_MS } from '../domain/constants';
import type { Result } from '../domain/errors/errors';
import { isRetryable, retryAfterOf } from '../domain/errors/errorRules';
import { api } from '../api/api';
import type { RootState } from '../store/createStore';
import { readsOutdated, selectSession, sessionChanged } from '../store/session';
import { delay, getServices, put, select, spawn, takeEvery, type SagaGenerator } from './effects';
import { confirmUnknown, ofVisitor } from './request';
import { sharedRequest } from './send';

/** An endpoint that reads data of the visitor. The revision is its cache key and not sent. */
interface VisitorQuery<T> {
  initiate(revision: number, options: { subscribe: false }): Parameters<typeof sharedRequest<T>>[0];
  select(revision: number): (state: RootState) => { requestId?: string };
}

interface Cached {
  status: string;
  originalArgs?: unknown;
  fulfilledTimeStamp?: number;
}

interface Read<T> {
  query: VisitorQuery<T>;
  /** Stores an answer that is up to date. */
  remember?: (data: T) => SagaGenerator<void>;
}

function* currentRevision(): SagaGenerator<number> {
  return (yield* select(selectSession)).revision;
}

/** Whether an answer is recent enough to be shared. False when the clock was set back. */
function* isFresh(fulfilledAt = -Infinity): SagaGenerator<boolean> {
  const age = (yield* getServices()).clock.wallTime().getTime() - fulfilledAt;
  return age >= 0 && age < QUERY_DEDUPE_MS;
}

/**
 * Removes the answers that may no longer be shared: those of an earlier revision, which may be another
 * visitor's, and those older than 2 s. A pending read has none yet, and cannot be removed without losing its
 * result.
 */
function* forgetOutdated(): SagaGenerator<void> {
  const revision = yield* currentRevision();
  const queries: Record<string, Cached | undefined> = yield* select(({ api: { queries } }) => queries);
  for (const [queryCacheKey, entry] of Object.entries(queries)) {
    // Only the key of a visitor's read is a number.
    if (typeof entry?.originalArgs !== 'number' || entry.status === 'pending') continue;
    const isOutdated =
      entry.originalArgs !== revision ||
      (entry.status === 'fulfilled' && !(yield* isFresh(entry.fulfilledTimeStamp)));
    if (isOutdated)
      yield* put(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
  }
}

/** No answer is kept longer than the visitor's session, or than the state that it describes. */
export function* forgetVisitorQueries(): SagaGenerator<void> {
  yield* takeEvery(isAnyOf(sessionChanged, readsOutdated), forgetOutdated);
}

function* read<T>({ query, remember }: Read<T>, revision: number): SagaGenerator<Result<T>> {
  yield* forgetOutdated();
  const result = yield* ofVisitor(sharedRequest<T>(query.initiate(revision, { subscribe: false })));
  if ((yield* currentRevision()) !== revision) yield* forgetOutdated();
  else if (result.data && remember) yield* remember(result.data);
  return result;
}

function* retryLater<T>(source: Read<T>, revision: number, waitMs: number): SagaGenerator<void> {
  const selectRead = source.query.select(revision);
  const lastRequest = function* () {
    return (yield* select(selectRead)).requestId;
  };
  const failed = yield* lastRequest();
  yield* delay(waitMs);
  // Skip the retry when the visitor changed or the data was refetched.
  if ((yield* currentRevision()) !== revision || (yield* lastRequest()) !== failed) return;
  yield* read(source, revision);
}

/**
 * §9 Data-fetching cache. Equal reads share a pending call, or an answer of the last 2 s, unless the
 * visitor's data has changed since. A read that failed temporarily returns its error and is retried once,
 * after 5 s or the time in `Retry-After`.
 */
export function* queryVisitor<T>(source: Read<T>): SagaGenerator<Result<T>> {
  const unknown = yield* confirmUnknown();
  if (unknown.error) return unknown;
  const revision = yield* currentRevision();
  const result = yield* read(source, revision);
  const { error } = result;
  if (error && isRetryable(error)) {
    yield* spawn(() => retryLater(source, revision, Math.max(QUERY_ERROR_RETRY_MS, retryAfterOf(error))));
  }
  return result;
}
