import type { BrowserContext, Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records the layout shifts of each page since its first paint. */
export const watchLayout = (of: BrowserContext | Page): Promise<unknown> =>
  of.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push(
          `${value} by ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' and ')}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts so far. Chromium reports those of the current frame within two frames. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: string[] }).shifts)),
        ),
      ),
  );
