import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { root } from '../docs/writeOrCheck';

export const FOLDER = path.join(root, 'docs/screenshots');
export const WIDTHS = [400, 320] as const;

const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

export async function emptyFolder(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const pictures = (await readdir(FOLDER)).filter((file) => file.endsWith('.png'));
  await Promise.all(pictures.map((file) => rm(path.join(FOLDER, file))));
}

/** A page of a fixed size whose clock the script can move, with nothing that depends on the machine. */
export async function openStudio(browser: Browser, width: number, height = 800) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
  });
  await context.clock.install();
  // tsx names functions by a helper of its own, which is not there in the page that they are sent to.
  await context.addInitScript('globalThis.__name = (named) => named;');
  return context;
}

/** A picture of one part of the page. */
export const shootPart = (part: Locator, name: string): Promise<Buffer> =>
  part.screenshot({ path: path.join(FOLDER, `${name}.png`), ...STILL });

/** A picture of what the window shows. */
export const shootWindow = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: path.join(FOLDER, `${name}.png`), ...STILL });
