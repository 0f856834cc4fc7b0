import type { BrowserContext } from '@playwright/test';

const uncaught: string[] = [];

/** Records unhandled errors and rejections in all pages of a context, including popups and frames. */
export function listenForUncaught(context: BrowserContext): void {
  context.on('weberror', (error) => {
    // Init scripts of tests also run on about:blank, which has no APIs of secure contexts.
    if (error.page()?.url() !== 'about:blank') uncaught.push(error.error().message);
  });
}

export const takeUncaught = (): string[] => uncaught.splice(0);
