import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { type BrowserProgram, bundledChromium } from './bundledChromium';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * CHROME_PATH; else a browser made to have no window, which tests run in twice as fast: an installed one, or the one in
 * node_modules where it runs; else whatever is installed.
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env['CHROME_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there.`);
  const given = named || [HEADLESS_SHELL].find(existsSync);
  if (given) return { executablePath: given };
  const bundled = await bundledChromium();
  if (bundled) return bundled;
  const executablePath = INSTALLED.find(existsSync);
  if (executablePath) return { executablePath };
  throw new Error('No Chromium was found: install one, or set CHROME_PATH to the program.');
}

export async function launchOptions(program?: BrowserProgram): Promise<LaunchOptions> {
  const { executablePath, env } = program ?? (await findBrowser());
  return {
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    // Chromium's own sandbox does not work for root. All other security features stay on, because they are tested.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}

/** Starts a browser for a script outside of a test run. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** A browser for screenshots: preferably an installed one, because the one in node_modules has only one font. */
export async function openPainter(): Promise<Browser> {
  const installed = [process.env['CHROME_PATH'], HEADLESS_SHELL, ...INSTALLED].find(
    (file) => file && existsSync(file),
  );
  return chromium.launch(await launchOptions(installed ? { executablePath: installed } : undefined));
}
