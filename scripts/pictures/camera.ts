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

/** A window of a fixed size, with nothing in it that depends on the machine. */
export async function openStudio(browser: Browser, width: number, height = 800): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  // tsx names functions by a helper of its own, which is not there in the page that they are sent to.
  await context.addInitScript('globalThis.__name = (named) => named;');
  return context;
}

/** Of one part of the page, or of what the window shows. */
export const shoot = (subject: Locator | Page, file: string): Promise<Buffer> =>
  subject.screenshot({ path: file, ...STILL });
