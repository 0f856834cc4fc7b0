import { getServices, type Operation } from './effects';

/** Errors are values here; a throw is a bug. It is logged, and the watcher lives on. */
export function* supervise(watch: () => Operation<unknown>): Operation<void> {
  const { log } = yield* getServices();
  for (;;) {
    try {
      yield* watch();
      return;
    } catch (error) {
      log.error(`Unexpected: ${error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'}`);
    }
  }
}
