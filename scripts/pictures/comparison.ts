import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openPainter } from '../../e2e/support/browser/browser';
import { openStudio } from './camera';

const PAIRS_ON_SHEET = 20;
const SHEET_WIDTH = 2_480;

interface ComparisonOptions {
  /** Folders with pictures of the same names. */
  before: string;
  after: string;
  /** Output folder. */
  folder: string;
}

const imageOf = async (folder: string, file: string): Promise<string> =>
  `<img style="vertical-align:top" src="data:image/png;base64,${await readFile(path.join(folder, file), 'base64')}">`;

/** Writes sheets of the pictures that both folders have, each pair side by side: `<folder>/comparison-<number>.png`. */
export async function writeComparison({ before, after, folder }: ComparisonOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [olds, news] = await Promise.all([readdir(before), readdir(after)]);
  const files = olds.filter((file) => file.endsWith('.png') && news.includes(file)).sort();
  const browser = await openPainter();
  try {
    const page = await (await openStudio(browser, SHEET_WIDTH)).newPage();
    for (let at = 0; at < files.length; at += PAIRS_ON_SHEET) {
      const figures = await Promise.all(
        files.slice(at, at + PAIRS_ON_SHEET).map(async (file) => {
          const pair = await Promise.all([imageOf(before, file), imageOf(after, file)]);
          return `<figure style="margin:4px"><figcaption>${file}</figcaption>${pair.join('')}</figure>`;
        }),
      );
      await page.setContent(
        `<!doctype html><body style="margin:0;display:flex;flex-wrap:wrap;align-items:start;background:#999;font:12px sans-serif">${figures.join('')}`,
      );
      const number = 1 + at / PAIRS_ON_SHEET;
      await page.screenshot({ path: path.join(folder, `comparison-${number}.png`), fullPage: true });
    }
  } finally {
    await browser.close();
  }
}
