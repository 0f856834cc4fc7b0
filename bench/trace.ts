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
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return events;
  };
}

/** The tasks of the main thread between two marks of the page. */
function tasksBetween(
  events: readonly TraceEvent[],
  [first, last]: readonly [string, string],
  further: number,
): TraceEvent[] {
  const marked = (what: string) => events.find(({ name }) => name === what);
  const [begin, end] = [marked(first), marked(last)];
  if (!begin || !end) throw new Error(`The marks ${first} and ${last} are not in the trace.`);
  return events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts + dur > begin.ts &&
      ts < end.ts + further * 1000,
  );
}

/**
 * The longest task of the main thread between two marks of the page, in ms of CPU time, so that other programs do not count.
 * @param further ms after the second mark that count as well
 */
export function longestTask(
  events: readonly TraceEvent[],
  marks: readonly [string, string],
  further = 0,
): number {
  return Math.max(0, ...tasksBetween(events, marks, further).map(({ tdur = 0 }) => tdur)) / 1000;
}

const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks']);

/** As `longestTask`, but only the part of each task in which scripts run: no layout, no painting, no new document. */
export function longestScript(
  events: readonly TraceEvent[],
  marks: readonly [string, string],
  further = 0,
): number {
  const scripts = events.filter(({ name, dur }) => SCRIPT.has(name) && dur !== undefined);
  const inScripts = (task: TraceEvent): number => {
    let until = 0;
    let sum = 0;
    const parts = scripts
      .filter(
        ({ pid, tid, ts }) =>
          pid === task.pid && tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0),
      )
      .toSorted((one, other) => one.ts - other.ts);
    for (const { ts, dur = 0, tdur = 0 } of parts) {
      // A script that another one calls is a part of it.
      if (ts < until) continue;
      until = ts + dur;
      sum += tdur;
    }
    return sum;
  };
  return Math.max(0, ...tasksBetween(events, marks, further).map(inScripts)) / 1000;
}
