import { existsSync } from 'node:fs';
import { type Browser, chromium, firefox, type Page } from '@playwright/test';
import { findBrowser, launchOptions } from '../../support/browser/browser';
import type { Driver, Tab } from './driver';

const FIREFOX = '/usr/bin/firefox-esr';
export const hasFirefox = existsSync(FIREFOX);

export const openChromium = async (): Promise<Driver> =>
  drive('Chromium', await chromium.launch(await launchOptions()));

/** Debian's Firefox. Playwright drives it by WebDriver BiDi, which cannot ask a page for reduced motion; a preference can. */
export async function launchFirefox(
  firefoxUserPrefs: Record<string, number> = {},
  onScreen?: NodeJS.ProcessEnv,
): Promise<Browser> {
  const { env } = await findBrowser();
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
    firefoxUserPrefs,
    headless: !onScreen,
    // The fonts of the Chromium with which boxes are compared.
    env: { ...process.env, ...onScreen, ...fontsOf(env) } as Record<string, string>,
  });
}

export const openFirefox = async (): Promise<Driver> => drive('Firefox', await launchFirefox());

/** With a window, on the screen that the environment names. */
export const openFirefoxOn = async (screen: NodeJS.ProcessEnv): Promise<Driver> =>
  drive('Firefox', await launchFirefox({}, screen));

export const fontsOf = (env: Record<string, string> = {}): Record<string, string> =>
  env['FONTCONFIG_PATH'] ? { FONTCONFIG_PATH: env['FONTCONFIG_PATH'] } : {};

const drive = (name: string, browser: Browser): Driver => ({
  name,
  async newProfile({ dark = false } = {}) {
    const context = await browser.newContext({
      colorScheme: dark ? 'dark' : 'light',
      viewport: { width: 1000, height: 720 },
    });
    return { newTab: async () => tabOf(await context.newPage()), close: () => context.close() };
  },
  close: () => browser.close(),
});

/** The SHA-256 of no bytes: Firefox reports it for a script whose request a navigation has aborted. */
const NO_BYTES = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const isComplaint = (text: string): boolean =>
  !/^Failed to load resource/.test(text) && !(text.includes('integrity') && text.includes(NO_BYTES));

function tabOf(page: Page): Tab {
  const complaints: string[] = [];
  const complain = (text: string) => isComplaint(text) && complaints.push(text);
  // Firefox reports an aborted script as either.
  page.on('pageerror', ({ message }) => complain(message));
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (run, ...args) =>
      page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as ReturnType<
        Tab['evaluate']
      > as never,
    complaints: () => complaints,
    page,
  };
}
