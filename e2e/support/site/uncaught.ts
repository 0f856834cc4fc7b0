import type { BrowserContext } from 'playwright-core';

const uncaught: string[] = [];

/** Hears of errors and rejections that no code has handled, in all pages of a profile, popups and frames included. */
export function listenForUncaught(context: BrowserContext): void {
  context.on('weberror', (error) => {
    // What a test adds to each page runs here too, where browsers lack what they have on a secure page.
    if (error.page()?.url() !== 'about:blank') uncaught.push(error.error().message);
  });
}

/** Fails each test of a file in which one was heard. */
export function failOnUncaught(): void {
  afterEach(() => expect(uncaught.splice(0)).toEqual([]));
}
