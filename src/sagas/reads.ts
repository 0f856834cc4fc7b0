import { QUERY_DEDUPE_MS, QUERY_ERROR_RETRY_MS } from '../domain/constants';
import type { Outcome } from '../domain/errors/errors';
import { isRetryable, retryAfterOf } from '../domain/errors/errorRules';
import type { RootState } from '../store/createStore';
import { selectSession } from '../store/session';
import { delay, getServices, select, spawn, type Operation } from './effects';
import { sharedRequest } from './request';

/** An endpoint that reads data of the visitor. The revision is its cache key and not sent. */
interface VisitorQuery<T> {
  initiate(
    revision: number,
    options: { subscribe: false; forceRefetch: boolean },
  ): Parameters<typeof sharedRequest<T>>[0];
  select(revision: number): (state: RootState) => { fulfilledTimeStamp?: number; requestId?: string };
}

interface Read<T> {
  query: VisitorQuery<T>;
  /** Stores an answer that is up to date. */
  remember?: (data: T) => Operation<void>;
}

function* currentRevision(): Operation<number> {
  return (yield* select(selectSession)).revision;
}

/** Whether an answer is recent enough to be shared. False when the clock was set back. */
function* isFresh(fulfilledAt = -Infinity): Operation<boolean> {
  const age = (yield* getServices()).clock.wallTime().getTime() - fulfilledAt;
  return age >= 0 && age < QUERY_DEDUPE_MS;
}

function* read<T>({ query, remember }: Read<T>, revision: number): Operation<Outcome<T>> {
  const { fulfilledTimeStamp } = yield* select(query.select(revision));
  const forceRefetch = !(yield* isFresh(fulfilledTimeStamp));
  const outcome = yield* sharedRequest<T>(query.initiate(revision, { subscribe: false, forceRefetch }));
  if (outcome.data && remember && (yield* currentRevision()) === revision) yield* remember(outcome.data);
  return outcome;
}

function* retryLater<T>(source: Read<T>, revision: number, waitMs: number): Operation<void> {
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
export function* readOfVisitor<T>(source: Read<T>): Operation<Outcome<T>> {
  const revision = yield* currentRevision();
  const outcome = yield* read(source, revision);
  const { error } = outcome;
  if (error && isRetryable(error)) {
    yield* spawn(() => retryLater(source, revision, Math.max(QUERY_ERROR_RETRY_MS, retryAfterOf(error))));
  }
  return outcome;
}
