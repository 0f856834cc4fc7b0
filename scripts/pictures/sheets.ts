import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { ColorScheme } from '../../src/domain/theme/theme';
import * as PRESETS from '../../src/themes';
import { openPainter } from '../../e2e/support/browser/browser';
import { ENTRIES } from '../../gallery/entries/all';
import { USUAL_LOOK, type Look } from '../../gallery/looks';
import { serveGallery } from '../../gallery/server';
import { openStudio } from './camera';
import type { GalleryWindow } from './states';

const STATE_WIDTH = 320;
/** The part of a wider page that is in the picture, from its left edge, where the card is. */
export const MOST_WIDTH = 480;
/** Small enough that a picture viewer shows the texts in their size. */
const SHEET_WIDTH = 1_640;
const ROWS = 3;

/** Pictures of all states that differ in one setting. */
export interface Series {
  /** Beginning of the names of its sheets. */
  name: string;
  /** Draws the state that the page shows with this setting. */
  draw(page: Page): Promise<void>;
}

export const inLanguages = (languages: readonly string[]): Series[] =>
  languages.map((language) => ({
    name: language,
    draw: (page) =>
      page.evaluate((tag) => (window as unknown as GalleryWindow).gallery.setLocale(tag), language),
  }));

/** Each preset in each of these colour schemes. */
export const inPresets = (schemes: readonly string[], width: number): Series[] =>
  (Object.keys(PRESETS) as Look['theme'][]).flatMap((theme) =>
    schemes.map((scheme) => {
      const look: Look = { ...USUAL_LOOK, theme, scheme: scheme as ColorScheme };
      return {
        name: `${theme}-${scheme}-${width}`,
        draw: (page) =>
          page.evaluate((wanted) => (window as unknown as GalleryWindow).gallery.setTheme(wanted), look),
      };
    }),
  );

export interface SheetOptions {
  series: readonly Series[];
  /** States whose names begin with this. */
  only: string;
  folder: string;
  /** Width of the page. Default: that of a small phone. */
  width?: number;
  distDir?: string;
}

interface Shot {
  name: string;
  image: string;
}

/** The page, from its beginning to the end of its content. */
export async function picture(page: Page, width: number): Promise<string> {
  const shown = Math.min(width, MOST_WIDTH);
  const height = await page.evaluate(() => document.body.getBoundingClientRect().height);
  const image = await page.screenshot({
    type: 'jpeg',
    quality: 80,
    animations: 'disabled',
    fullPage: true,
    clip: { x: 0, y: 0, width: shown, height: Math.max(height, 1) },
  });
  return `data:image/jpeg;base64,${image.toString('base64')}`;
}

/** A state is reached once, and then drawn in one series after the other. */
async function shootSeries(
  page: Page,
  { series, only, width = STATE_WIDTH }: SheetOptions,
): Promise<Map<string, Shot[]>> {
  const shots = new Map<string, Shot[]>(series.map(({ name }) => [name, []]));
  for (const { name, strings } of ENTRIES) {
    if (strings || !name.startsWith(only)) continue;
    await page.evaluate(
      async ([state, look]) => {
        await (window as unknown as GalleryWindow).gallery.show(state, look);
      },
      [name, USUAL_LOOK] as const,
    );
    for (const each of series) {
      await each.draw(page);
      shots.get(each.name)?.push({ name, image: await picture(page, width) });
    }
  }
  return shots;
}

const sheetOf = (shots: readonly Shot[], columns: number, width: number): string =>
  `<!doctype html><body style="margin:0;columns:${columns};column-gap:0;background:#ccc;font:12px sans-serif">${shots
    .map(
      ({ name, image }) =>
        `<figure style="margin:0;padding:4px;break-inside:avoid"><figcaption>${name}</figcaption><img src="${image}" width="${width}"></figure>`,
    )
    .join('')}`;

/** Writes contact sheets of all states in each series: `<folder>/<series>-<number>.png`. */
export async function writeSheets(options: SheetOptions): Promise<void> {
  const { folder, width = STATE_WIDTH, distDir } = options;
  const shown = Math.min(width, MOST_WIDTH);
  const columns = Math.floor(SHEET_WIDTH / (shown + 8));
  const onSheet = columns * ROWS;
  await mkdir(folder, { recursive: true });
  const [browser, gallery] = await Promise.all([openPainter(), serveGallery({ port: 0, distDir })]);
  try {
    const states = await (await openStudio(browser, width, 600)).newPage();
    await states.goto(`${gallery.url}/entry.html`);
    await states.waitForFunction(() => 'gallery' in window);
    const shots = await shootSeries(states, options);
    const sheet = await (await openStudio(browser, columns * (shown + 8))).newPage();
    for (const [name, all] of shots) {
      for (let at = 0; at < all.length; at += onSheet) {
        await sheet.setContent(sheetOf(all.slice(at, at + onSheet), columns, shown));
        await sheet.screenshot({
          path: path.join(folder, `${name}-${1 + at / onSheet}.png`),
          fullPage: true,
        });
      }
    }
  } finally {
    await Promise.all([browser.close(), gallery.close()]);
  }
}
