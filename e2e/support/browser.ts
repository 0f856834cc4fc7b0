import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import type { BrowserProgram } from './browserProgram';
import { bundledChromium } from './bundledChromium';

/** Set by the run's set-up: the address of the one browser that all test files share. */
export const BROWSER_ENDPOINT = 'PRICERX_E2E_BROWSER';

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** CHROME_PATH, then an installed browser, then the one in node_modules. */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env['CHROME_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there.`);
  const executablePath = named || INSTALLED.find((file) => existsSync(file));
  return executablePath ? { executablePath } : bundledChromium();
}

export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findBrowser();
  return {
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    // Root has no Chromium sandbox. Nothing else is loosened: origins, cookies and policies are what is tested.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}

/** The run's shared browser, or one of its own for a script that runs alone. Closing it ends only what it opened. */
export async function openBrowser(): Promise<Browser> {
  const endpoint = process.env[BROWSER_ENDPOINT];
  return endpoint ? chromium.connect(endpoint) : chromium.launch(await launchOptions());
}
