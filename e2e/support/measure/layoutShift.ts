import type { BrowserContext, Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Notes in each page what moves by itself, from its very first picture on. */
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

/** What has moved, once what is drawn now has been measured: by the frame after next. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: string[] }).shifts)),
        ),
      ),
  );
