import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserServer } from 'playwright-core';
import { BROWSER_ENDPOINT, launchOptions } from './browser/browser';

declare global {
  var browserServer: BrowserServer | undefined;
}

/** Starts one browser for the run. Each test file connects to it and makes its own contexts. */
export default async function globalSetup(): Promise<void> {
  const built = ['dist/pricerx-auth.js', 'demo/dist/main.js'];
  if (!built.every((file) => existsSync(path.resolve(import.meta.dirname, '../..', file)))) {
    throw new Error('End-to-end tests run against what is built: run `npm run build:widget` first.');
  }
  globalThis.browserServer = await chromium.launchServer(await launchOptions());
  process.env[BROWSER_ENDPOINT] = globalThis.browserServer.wsEndpoint();
}
