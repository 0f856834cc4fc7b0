import type { BrowserContext, Page } from '@playwright/test';
import { heapOf } from './heap';

/** Counts of a page after a garbage collection. */
export interface Counts {
  heapKB: number;
  nodes: number;
  listeners: number;
  timers: number;
  /** Observers that observe something. */
  observers: number;
  sheets: number;
  /** Keys of both storages, and cookies that scripts can read. */
  stored: number;
}

interface CountingWindow {
  liveTimers: Set<number>;
  liveObservers: Set<object>;
}

/** Records pending timers and observers. Call it before the first page is opened. */
export const countLive = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const observing = new Set<object>();
    Object.assign(window, { liveObservers: observing });
    for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
      const { observe, disconnect } = prototype as { observe(...given: unknown[]): void; disconnect(): void };
      Object.assign(prototype, {
        observe(this: object, ...given: unknown[]) {
          observing.add(this);
          observe.apply(this, given);
        },
        disconnect(this: object) {
          observing.delete(this);
          disconnect.apply(this);
        },
      });
    }
    const live = new Set<number>();
    Object.assign(window, { liveTimers: live });
    const { setTimeout: later, clearTimeout: stop, setInterval: often, clearInterval: end } = window;
    const counting = {
      setTimeout(run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
        const id = later(() => {
          live.delete(id);
          run(...given);
        }, ms);
        live.add(id);
        return id;
      },
      setInterval(run: TimerHandler, ms?: number, ...given: unknown[]) {
        const id = often(run, ms, ...given);
        live.add(id);
        return id;
      },
      clearTimeout(id?: number) {
        if (id !== undefined) live.delete(id);
        stop(id);
      },
      clearInterval(id?: number) {
        if (id !== undefined) live.delete(id);
        end(id);
      },
    };
    Object.assign(window, counting);
  });

/** Collects several times, because objects finalised by one collection are freed by the next. */
export async function countsOf(page: Page): Promise<Counts> {
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('Performance.enable');
    await devtools.send('HeapProfiler.enable');
    for (let collected = 0; collected < 3; collected += 1) {
      await devtools.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(200);
    }
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
    const inPage = await page.evaluate(() => ({
      timers: (window as unknown as CountingWindow).liveTimers.size,
      observers: (window as unknown as CountingWindow).liveObservers.size,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      stored: localStorage.length + sessionStorage.length + document.cookie.split(';').length,
    }));
    return {
      heapKB: await heapOf(devtools),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      ...inPage,
    };
  } finally {
    await devtools.detach();
  }
}
