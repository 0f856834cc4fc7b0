import { call, delay, getServices, type SagaGenerator } from './effects';

const RESTART_PAUSE_MS = 1_000;

/** Restarts a watcher after an exception, which is a bug because errors are values, and logs it. */
export function* supervise(watch: () => SagaGenerator<unknown>): SagaGenerator<void> {
  const { log, clock } = yield* getServices();
  for (;;) {
    const startedAt = clock.now();
    try {
      // `call` rather than `yield*`, so that exceptions of forked sagas arrive here too.
      yield* call(watch);
      return;
    } catch (error) {
      log.error(`Unexpected: ${error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'}`);
    }
    // The pause keeps a watcher that always throws from blocking the page.
    if (clock.now() - startedAt < RESTART_PAUSE_MS) yield* delay(RESTART_PAUSE_MS);
  }
}
