/** Fetches chunks without evaluating them; null where the host's bundler names the files. */
declare const __PREFETCH_CHUNKS__: ((names: readonly string[]) => void) | null;

interface WithConnection {
  connection?: { saveData?: boolean };
}

/** How long the page may be busy before the fetch, in ms. */
const LATEST_MS = 5_000;

/** Fetches chunks when the page is idle, so that they are in the browser's cache. Not for visitors who save data. */
export function prefetchWhenIdle(...names: string[]): void {
  const prefetch = __PREFETCH_CHUNKS__;
  if (!prefetch || (navigator as WithConnection).connection?.saveData) return;
  const start = () => prefetch(names);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: LATEST_MS });
  // Safari has no idle callbacks.
  else setTimeout(start, LATEST_MS);
}
