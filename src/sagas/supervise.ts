import { call, delay, getServices, type Operation } from './effects';

const RESTART_PAUSE_MS = 1_000;

/** Errors are values here; a throw is a bug. It is logged, and the watcher lives on. */
export function* supervise(watch: () => Operation<unknown>): Operation<void> {
  const { log, clock } = yield* getServices();
  for (;;) {
    const startedAt = clock.now();
    try {
      // Called, not delegated to: only so do the throws of what it forks arrive here.
      yield* call(watch);
      return;
    } catch (error) {
      log.error(`Unexpected: ${error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'}`);
    }
    // One that throws as soon as it starts must not keep the page busy.
    if (clock.now() - startedAt < RESTART_PAUSE_MS) yield* delay(RESTART_PAUSE_MS);
  }
}
