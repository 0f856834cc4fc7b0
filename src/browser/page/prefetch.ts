/** Fetches chunks without evaluating them; null where the host's bundler names the files. */
declare const __PREFETCH_CHUNKS__: ((names: readonly string[]) => void) | null;

interface WithConnection {
  connection?: { saveData?: boolean; effectiveType?: string; type?: string };
}

/** How long the page may be busy before the fetch, in ms. */
const LATEST_MS = 5_000;

/**
 * Calls back when the page is idle. Only where the browser tells that the visitor does not save data, and pays for none: in Chromium, not
 * on a mobile network, and not on one as slow as 3G.
 */
export function whenIdle(callback: () => void): void {
  const { saveData, effectiveType = '', type = '' } = (navigator as WithConnection).connection ?? {};
  if (saveData === false && !/[23]g|cell/.test(effectiveType + type))
    requestIdleCallback(callback, { timeout: LATEST_MS });
}

/** Fetches chunks when the page is idle, so that they are in the browser's cache. */
export function prefetchWhenIdle(...names: string[]): void {
  if (__PREFETCH_CHUNKS__) whenIdle(() => __PREFETCH_CHUNKS__?.(names));
}
