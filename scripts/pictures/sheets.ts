import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openPainter } from '../../e2e/support/browser/browser';
import { ENTRIES } from '../../gallery/entries/all';
import { USUAL_LOOK } from '../../gallery/looks';
import { serveGallery } from '../../gallery/server';
import { openStudio } from './camera';
import type { GalleryWindow } from './states';

const STATE_WIDTH = 320;
const STATES_ON_SHEET = 34;
const COLUMNS = 8;

export interface SheetOptions {
  languages: readonly string[];
  /** States whose names begin with this. */
  only: string;
  folder: string;
  distDir?: string;
}

interface Shot {
  name: string;
  image: string;
}

/** Pictures of each state in each language. A state is reached once, and then drawn in one language after the other. */
async function shootLanguages(
  page: Page,
  languages: readonly string[],
  only: string,
): Promise<Map<string, Shot[]>> {
  const shots = new Map<string, Shot[]>(languages.map((language) => [language, []]));
  for (const { name, strings } of ENTRIES) {
    if (strings || !name.startsWith(only)) continue;
    await page.evaluate(
      async ([state, look]) => {
        await (window as unknown as GalleryWindow).gallery.show(state, look);
      },
      [name, USUAL_LOOK] as const,
    );
    for (const language of languages) {
      await page.evaluate((tag) => (window as unknown as GalleryWindow).gallery.speak(tag), language);
      const picture = await page
        .locator('body')
        .screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
      shots.get(language)?.push({ name, image: `data:image/jpeg;base64,${picture.toString('base64')}` });
    }
  }
  return shots;
}

const sheetOf = (shots: readonly Shot[]): string =>
  `<!doctype html><body style="margin:0;columns:${COLUMNS};column-gap:0;background:#ccc;font:12px sans-serif">${shots
    .map(
      ({ name, image }) =>
        `<figure style="margin:0;padding:4px;break-inside:avoid"><figcaption>${name}</figcaption><img src="${image}" width="${STATE_WIDTH}"></figure>`,
    )
    .join('')}`;

/** Writes contact sheets of all states in each of the languages: `<folder>/<language>-<number>.png`. */
export async function writeSheets({ languages, only, folder, distDir }: SheetOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [browser, gallery] = await Promise.all([openPainter(), serveGallery({ port: 0, distDir })]);
  try {
    const states = await (await openStudio(browser, STATE_WIDTH, 600)).newPage();
    await states.goto(`${gallery.url}/entry.html`);
    await states.waitForFunction(() => 'gallery' in window);
    const shots = await shootLanguages(states, languages, only);
    const sheet = await (await openStudio(browser, COLUMNS * (STATE_WIDTH + 8))).newPage();
    for (const [language, all] of shots) {
      for (let at = 0; at < all.length; at += STATES_ON_SHEET) {
        await sheet.setContent(sheetOf(all.slice(at, at + STATES_ON_SHEET)));
        const file = path.join(folder, `${language}-${1 + at / STATES_ON_SHEET}.png`);
        await sheet.screenshot({ path: file, fullPage: true });
      }
    }
  } finally {
    await Promise.all([browser.close(), gallery.close()]);
  }
}
