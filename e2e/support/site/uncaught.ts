import type { BrowserContext } from 'playwright-core';

const uncaught: string[] = [];

/** Records unhandled errors and rejections in all pages of a context, including popups and frames. */
export function listenForUncaught(context: BrowserContext): void {
  context.on('weberror', (error) => {
    // Init scripts of tests also run on about:blank, which has no APIs of secure contexts.
    if (error.page()?.url() !== 'about:blank') uncaught.push(error.error().message);
  });
}

/** Fails each test in which an error was recorded. */
export function failOnUncaught(): void {
  afterEach(() => expect(uncaught.splice(0)).toEqual([]));
}
