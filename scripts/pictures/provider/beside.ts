import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openPainter } from '../../../e2e/support/browser/browser';
import { serveClientPages } from '../../../e2e/support/provider/pages';
import { startSite } from '../../../e2e/support/site/site';
import { USUAL_LOOK, type Look } from '../../../gallery/looks';
import { serveGallery } from '../../../gallery/server';
import { openStudio } from '../camera';
import { MOST_WIDTH, picture } from '../sheets';
import type { GalleryWindow } from '../states';
import { SHARED, type Reach } from './states';
import { entryNamed, openTheirs, type Place } from './theirWidget';

const PAIRS_IN_ROW = 2;
const PAIRS_ON_SHEET = 2 * PAIRS_IN_ROW;
/** Their screens have neither a state to wait for nor an end of their transitions. */
const SETTLING_MS = 1_000;
const STEP_LIMIT_MS = 8_000;

interface Pair {
  name: string;
  theirs: string;
  ours: string;
}

export interface BesideOptions {
  /** States whose names begin with this. */
  only: string;
  folder: string;
  width?: number;
  look?: Partial<Look>;
  distDir?: string;
}

interface Studio {
  browser: Browser;
  place: Place;
  /** The gallery's page of one state. */
  gallery: Page;
  width: number;
  look: Look;
}

/** A state that a visitor's steps do not reach is reported, and pictured as far as it goes. */
async function shootTheirs({ browser, place, width, look }: Studio, name: string, reach: Reach) {
  const context = await openStudio(browser, width, 600);
  await context.clock.install();
  context.setDefaultTimeout(STEP_LIMIT_MS);
  try {
    const page = await openTheirs(context, place, entryNamed(name), look);
    await reach(page).catch((error: Error) => console.error(`${name}: ${error.message}`));
    await page.waitForTimeout(SETTLING_MS);
    return await picture(page, width);
  } finally {
    await context.close();
  }
}

async function shootOurs({ gallery, width, look }: Studio, name: string): Promise<string> {
  await gallery.evaluate(
    async ([state, as]) => {
      await (window as unknown as GalleryWindow).gallery.show(state, as);
    },
    [name, look] as const,
  );
  return picture(gallery, width);
}

/** The sheets of all groups; none has states of two groups. */
async function shootPairs(studio: Studio, only: string): Promise<Pair[][]> {
  const sheets: Pair[][] = [];
  for (const group of Object.values(SHARED)) {
    const pairs: Pair[] = [];
    for (const [name, reach] of Object.entries(group)) {
      if (!name.startsWith(only)) continue;
      const theirs = await shootTheirs(studio, name, reach);
      pairs.push({ name, theirs, ours: await shootOurs(studio, name) });
    }
    for (let at = 0; at < pairs.length; at += PAIRS_ON_SHEET)
      sheets.push(pairs.slice(at, at + PAIRS_ON_SHEET));
  }
  return sheets;
}

const sheetOf = (pairs: readonly Pair[], width: number): string =>
  `<!doctype html><body style="margin:0;display:flex;flex-wrap:wrap;align-items:start;background:#ccc;font:12px sans-serif">${pairs
    .map(
      ({ name, theirs, ours }) =>
        `<figure style="margin:4px"><figcaption>${name}: theirs, ours</figcaption><div style="display:flex;gap:8px;align-items:start">
          <img src="${theirs}" width="${width}"><img src="${ours}" width="${width}"></div></figure>`,
    )
    .join('')}`;

/** Writes sheets of the provider's widget beside ours in the same states: `<folder>/<width>-<number>.png`. */
export async function writeBesideProvider({ only, folder, width = 400, look, distDir }: BesideOptions) {
  const shown = Math.min(width, MOST_WIDTH);
  await mkdir(folder, { recursive: true });
  const [browser, site, pages, served] = await Promise.all([
    openPainter(),
    startSite(),
    serveClientPages(),
    serveGallery({ port: 0, distDir }),
  ]);
  try {
    const gallery = await (await openStudio(browser, width, 600)).newPage();
    await gallery.goto(`${served.url}/entry.html`);
    await gallery.waitForFunction(() => 'gallery' in window);
    const studio = { browser, place: { site, pages }, gallery, width, look: { ...USUAL_LOOK, ...look } };
    const sheet = await (await openStudio(browser, PAIRS_IN_ROW * (2 * shown + 16), 1)).newPage();
    for (const [at, pairs] of (await shootPairs(studio, only)).entries()) {
      await sheet.setContent(sheetOf(pairs, shown));
      await sheet.screenshot({ path: path.join(folder, `${width}-${at + 1}.png`), fullPage: true });
    }
  } finally {
    await Promise.all([browser.close(), site.close(), pages.close(), served.close()]);
  }
}
