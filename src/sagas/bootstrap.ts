import { bootstrapApi, selectBootstrap } from '../api/endpoints/bootstrap';
import type { Bootstrap } from '../domain/entities';
import { CALL_PREPARATION_MS, QUERY_ERROR_RETRY_MS, REQUEST_TIMEOUT_MS } from '../domain/constants';
import { isRetryable } from '../domain/errors/errorRules';
import type { Result } from '../domain/errors/errors';
import { bootstrapSettled } from '../store/client';
import { backoffDelay } from '../domain/errors/backoff';
import { spreadRetryAfter } from '../domain/errors/spreadRetryAfter';
import { call, delay, getServices, put, putResolve, race, select, take, type SagaGenerator } from './effects';
import { sharedRequest } from './send';

const READ = { subscribe: false, forceRefetch: true } as const;

/** The settings that were asked for before the core was loaded; null without a usable answer. */
function* earlySettings(): SagaGenerator<Result<Bootstrap> | null> {
  const { early, publicToken } = yield* getServices();
  const data = early && (yield* call(() => early.settings));
  if (!data) return null;
  yield* putResolve(bootstrapApi.util.upsertQueryData('projectsBootstrap', publicToken, data));
  return { data };
}

/**
 * The project's settings: the cached copy at once, then the provider's answer. A failed fetch leaves the
 * current settings and is retried, because the project's PKCE and captcha settings affect every later call.
 */
export function* loadBootstrap(): SagaGenerator<void> {
  const { publicToken, storage, log, random, warnDeveloper } = yield* getServices();
  const endpoint = bootstrapApi.endpoints.projectsBootstrap;
  const known = storage.bootstrap.read();
  if (known) {
    // Without its policy: when the fetch fails, nothing is permitted.
    const settings = { ...known, rbacPolicy: null };
    yield* putResolve(bootstrapApi.util.upsertQueryData('projectsBootstrap', publicToken, settings));
  }
  for (let attempt = 0; ; attempt += 1) {
    const { data, error } =
      (yield* earlySettings()) ?? (yield* sharedRequest<Bootstrap>(endpoint.initiate(publicToken, READ)));
    if (data) storage.bootstrap.write(data);
    yield* put(bootstrapSettled());
    if (data?.vertical === 'B2B') {
      log.error('This public token belongs to a B2B project; this widget serves consumer projects.');
    }
    if (data?.passwordConfig) warnDeveloper((advice) => advice.ofCompositionRules());
    if (!error) return;
    log.warn(`The project's settings could not be fetched (${error.message}); going on with what is known.`);
    if (!isRetryable(error)) return;
    const wait = attempt === 0 ? QUERY_ERROR_RETRY_MS : backoffDelay(attempt, random);
    yield* delay(Math.max(wait, spreadRetryAfter(error, random)));
  }
}

/** For calls that a visitor waits for: uses the current settings when the answer takes too long. */
export function* bootstrapForCall(): SagaGenerator<Bootstrap> {
  yield* race({ settled: settledBootstrap(), late: delay(CALL_PREPARATION_MS) });
  return yield* select(selectBootstrap);
}

/** What a call begins with. */
export interface Prepared {
  settings: Bootstrap;
  /** The time of the clock at which the visitor reads the result at the latest. */
  ends: number;
}

/** Waits for the project's settings. The wait is a part of the call's time limit. */
export function* prepareCall(): SagaGenerator<Prepared> {
  const ends = (yield* getServices()).clock.now() + REQUEST_TIMEOUT_MS;
  return { settings: yield* bootstrapForCall(), ends };
}

/** The settings, after the provider has answered or the fetch has failed. */
export function* settledBootstrap(): SagaGenerator<Bootstrap> {
  if (!(yield* select((state) => state.client.bootstrapSettled))) yield* take(bootstrapSettled);
  return yield* select(selectBootstrap);
}
