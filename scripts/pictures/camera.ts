import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { root } from '../docs/writeOrCheck';

export const DOCS_FOLDER = path.join(root, 'docs/screenshots');
export const WIDTHS = [400, 320] as const;

const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

export async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pictures = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  await Promise.all(pictures.map((file) => rm(path.join(folder, file))));
}

/** Opens a window of a fixed size, whose pictures do not depend on the machine. */
export async function openStudio(browser: Browser, width: number, height = 800): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  // tsx adds calls of a helper `__name`, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  return context;
}

/** Takes a picture of an element or of the window. */
export const shoot = (subject: Locator | Page, file: string): Promise<Buffer> =>
  subject.screenshot({ path: file, ...STILL });
