/** Time after which a page that was left has been replaced by the next one of the same sign-in. */
const NEXT_PAGE_MS = 2_000;

/** What a page tells the worker: it was opened from elsewhere, or it is being left. */
export type Departure = 'arrived' | 'left';

const isDeparture = (data: unknown): data is Departure => data === 'arrived' || data === 'left';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the visitor comes from elsewhere: not by a reload, nor from another page of this site or of the sandbox. */
function isArrival(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFromHere = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
  return navigation?.type === 'navigate' && !isFromHere;
}

function told(worker: ServiceWorker, departure: Departure): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<void>((resolve) => (port1.onmessage = () => resolve()));
  worker.postMessage(departure, [port2]);
  return done;
}

/**
 * In a page: asks the worker to delete its data after the last page that uses it was left. If the browser did not report that this
 * page was closed, the data is deleted when the next page is opened. Needs Web Locks.
 */
export async function forgetWhenLeft(base: string, worker: ServiceWorker): Promise<void> {
  if (isArrival()) await told(worker, 'arrived');
  // Held until the page is gone.
  void navigator.locks.request(base, { mode: 'shared' }, () => new Promise(() => undefined));
  addEventListener('pagehide', () => worker.postMessage('left'));
}

interface Left {
  base: string;
  /** The addresses of the open pages. */
  pages(): Promise<string[]>;
  forget(): Promise<void>;
}

/** In the worker: deletes the data, unless a page still uses it, or shows a page of the sandbox such as a social provider's. */
export async function forgetIfLeft(data: unknown, { base, pages, forget }: Left): Promise<void> {
  if (!isDeparture(data)) return;
  if (data === 'left') await wait(NEXT_PAGE_MS);
  await navigator.locks.request(base, { ifAvailable: true }, async (lock) => {
    const isUsed = lock === null || (await pages()).some((url) => url.startsWith(`${base}/`));
    if (!isUsed) await forget();
  });
}
