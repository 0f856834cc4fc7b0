/** Fetches chunks without evaluating them; null where the host's bundler names the files. */
declare const __PREFETCH_CHUNKS__: ((names: readonly string[]) => void) | null;

interface WithConnection {
  connection?: { saveData?: boolean };
}

/** How long the page may be busy before the fetch, in ms. */
const LATEST_MS = 5_000;

/**
 * Fetches chunks when the page is idle, so that they are in the browser's cache. Only where the browser tells that the visitor does not
 * save data: in Chromium.
 */
export function prefetchWhenIdle(...names: string[]): void {
  const prefetch = __PREFETCH_CHUNKS__;
  if (!prefetch || (navigator as WithConnection).connection?.saveData !== false) return;
  requestIdleCallback(() => prefetch(names), { timeout: LATEST_MS });
}
