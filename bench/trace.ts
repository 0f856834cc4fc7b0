import type { Browser } from '@playwright/test';

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds, as are the durations. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** @returns a function that stops tracing and returns the events. */
export async function trace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return events;
  };
}

/**
 * The longest task of the main thread between two marks of the page, in ms of CPU time, so that other programs do not count.
 * @param further ms after the second mark that count as well
 */
export function longestTask(
  events: readonly TraceEvent[],
  [first, last]: readonly [string, string],
  further = 0,
): number {
  const marked = (what: string) => events.find(({ name }) => name === what);
  const [begin, end] = [marked(first), marked(last)];
  if (!begin || !end) throw new Error(`The marks ${first} and ${last} are not in the trace.`);
  const during = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts + dur > begin.ts &&
      ts < end.ts + further * 1000,
  );
  return Math.max(0, ...during.map(({ tdur = 0 }) => tdur)) / 1000;
}
