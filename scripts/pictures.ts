// Pictures of the gallery's states, for people who look at a change.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openPainter } from '../e2e/support/browser/browser';
import { ENTRIES } from '../gallery/entries/all';
import type { Entry } from '../gallery/entries/entry';
import { PAIRWISE_LOOKS, suffixOf, USUAL_LOOK, type Look } from '../gallery/looks';
import { serveGallery } from '../gallery/server';
import type { ColorScheme } from '../src/domain/theme/styles';
import * as PRESETS from '../src/themes';
import { writeTextIndex } from './textIndex';

interface GalleryWindow {
  gallery: {
    show(name: string, look: Look, extras?: { strings: Record<string, string> }): Promise<unknown>;
    setLocale(locale: string): Promise<void>;
    setTheme(look: Look): Promise<void>;
  };
}

const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
const PHONE_WIDTHS = [400, 320];
/** The part of a wider page that is in the picture, from its left edge, where the card is. */
const MOST_WIDTH = 480;
/** Small enough that a picture viewer shows the texts in their size. */
const SHEET_WIDTH = 1_640;
const ROWS = 3;
const PAIRS_ON_SHEET = 20;

/** Opens a window of a fixed size, whose pictures do not depend on the machine. */
async function openStudio(browser: Browser, width: number, height = 800): Promise<BrowserContext> {
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

async function openStates(browser: Browser, galleryUrl: string, width: number): Promise<Page> {
  const page = await (await openStudio(browser, width)).newPage();
  await page.goto(`${galleryUrl}/entry.html`);
  await page.waitForFunction(() => 'gallery' in window);
  return page;
}

const showState = (page: Page, name: string, look: Look): Promise<void> =>
  page.evaluate(
    async ([state, as]) => {
      await (window as unknown as GalleryWindow).gallery.show(state, as);
    },
    [name, look] as const,
  );

/** The widget, or the whole page of a state that needs it. */
const shootState = (page: Page, { aroundWidget }: Entry, file: string): Promise<Buffer> =>
  page.locator(aroundWidget ? 'body' : 'pricerx-auth').screenshot({ path: file, ...STILL });

/** Writes which states show each text. */
export const writeIndex = (distDir?: string): Promise<void> =>
  inGallery({ folder: '.', distDir }, async (browser, url) =>
    writeTextIndex(await openStates(browser, url, 400), (page, name, strings) =>
      page.evaluate(
        async ([state, as, more]) => {
          await (window as unknown as GalleryWindow).gallery.show(state, as, { strings: more });
        },
        [name, USUAL_LOOK, strings] as const,
      ),
    ),
  );

interface PictureOptions {
  /** States whose names begin with this. */
  only: string;
  /** The names of the states. Default: all. */
  names?: readonly string[];
  folder: string;
  distDir?: string;
}

async function inGallery(
  { folder, distDir }: Omit<PictureOptions, 'only'>,
  work: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [browser, gallery] = await Promise.all([openPainter(), serveGallery({ port: 0, distDir })]);
  try {
    await work(browser, gallery.url);
  } finally {
    await Promise.all([browser.close(), gallery.close()]);
  }
}

/** Writes a file for each state and width of a phone, in one look or in the four of the tests. */
export const writePictures = (options: PictureOptions & { look?: Partial<Look> }): Promise<void> =>
  inGallery(options, async (browser, url) => {
    const { only, folder, look } = options;
    const looks = look ? [{ ...USUAL_LOOK, ...look }] : Object.values(PAIRWISE_LOOKS).flat();
    for (const width of PHONE_WIDTHS) {
      const page = await openStates(browser, url, width);
      for (const each of looks) {
        for (const entry of ENTRIES.filter(({ name }) => name.startsWith(only))) {
          await showState(page, entry.name, each);
          await shootState(page, entry, path.join(folder, `${entry.name}${suffixOf(each)}-${width}.png`));
        }
      }
    }
  });

interface Figure {
  name: string;
  /** Addresses of its images. */
  images: string[];
}

async function writeSheets(
  browser: Browser,
  figures: readonly Figure[],
  { file, width, most }: { file: string; width: number; most: number },
): Promise<void> {
  const page = await (await openStudio(browser, width)).newPage();
  for (let at = 0; at < figures.length; at += most) {
    const shown = figures
      .slice(at, at + most)
      .map(({ name, images }) => {
        const all = images.map((src) => `<img style="vertical-align:top" src="${src}">`).join('');
        return `<figure style="margin:4px"><figcaption>${name}</figcaption>${all}</figure>`;
      })
      .join('');
    await page.setContent(
      `<!doctype html><body style="margin:0;display:flex;flex-wrap:wrap;align-items:start;background:#bbb;font:12px sans-serif">${shown}`,
    );
    await page.screenshot({ path: `${file}-${1 + at / most}.png`, fullPage: true });
  }
}

/** Pictures of all states that differ in one setting. */
interface Series {
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

/** The page, from its beginning to the end of its content. */
async function picture(page: Page, width: number): Promise<string> {
  const height = await page.evaluate(() => document.body.getBoundingClientRect().height);
  const image = await page.screenshot({
    type: 'jpeg',
    quality: 80,
    animations: 'disabled',
    fullPage: true,
    clip: { x: 0, y: 0, width: Math.min(width, MOST_WIDTH), height: Math.max(height, 1) },
  });
  return `data:image/jpeg;base64,${image.toString('base64')}`;
}

/** Writes contact sheets: `<folder>/<series>-<number>.png`. A state is reached once, and then drawn in each series. */
export const writeSeries = (
  options: PictureOptions & { series: readonly Series[]; width?: number },
): Promise<void> =>
  inGallery(options, async (browser, url) => {
    const { series, only, names, folder, width = 320 } = options;
    const columns = Math.floor(SHEET_WIDTH / (Math.min(width, MOST_WIDTH) + 8));
    const figures = new Map<string, Figure[]>(series.map(({ name }) => [name, []]));
    const page = await openStates(browser, url, width);
    for (const { name, strings } of ENTRIES) {
      if (strings || !name.startsWith(only) || names?.includes(name) === false) continue;
      await showState(page, name, USUAL_LOOK);
      for (const each of series) {
        await each.draw(page);
        figures.get(each.name)?.push({ name, images: [await picture(page, width)] });
      }
    }
    for (const [name, all] of figures) {
      const file = path.join(folder, name);
      await writeSheets(browser, all, { file, width: SHEET_WIDTH, most: columns * ROWS });
    }
  });

/** Writes sheets of the pictures that both folders have, each pair side by side: `<folder>/comparison-<number>.png`. */
export async function writeComparison(before: string, after: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [olds, news] = await Promise.all([readdir(before), readdir(after)]);
  const imageOf = async (file: string): Promise<string> =>
    `data:image/png;base64,${await readFile(file, 'base64')}`;
  const figures = olds
    .filter((file) => file.endsWith('.png') && news.includes(file))
    .sort()
    .map(async (file) => ({
      name: file,
      images: await Promise.all([before, after].map((from) => imageOf(path.join(from, file)))),
    }));
  const browser = await openPainter();
  try {
    const file = path.join(folder, 'comparison');
    await writeSheets(browser, await Promise.all(figures), { file, width: 2_480, most: PAIRS_ON_SHEET });
  } finally {
    await browser.close();
  }
}
