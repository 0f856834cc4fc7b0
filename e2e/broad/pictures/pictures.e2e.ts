import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { COMPARED_FILES, REFERENCE_FOLDER, shootCompared } from '../../../scripts/pictures/compared';
import { expect, test } from '../../support/test';

/** The colour difference that a pixel may have, from 0 to 1. */
const THRESHOLD = 0.1;
/** The share of pixels that may differ: antialiasing of a few letters. */
const TOLERATED = 0.001;

const folder = mkdtempSync(path.join(tmpdir(), 'pricerx-pictures-'));
let isTaken = false;

test.beforeAll(async () => {
  isTaken = await shootCompared(folder);
  if (!isTaken) console.warn('The browser of node_modules does not run here: no pictures are compared.');
});

const read = (from: string, file: string): PNG => PNG.sync.read(readFileSync(path.join(from, file)));

test.describe('§3 Theme: each picture is the one in e2e/broad/pictures/reference (`npm run pictures` takes them again)', () => {
  test('compares 40 pictures', () => {
    expect(new Set(COMPARED_FILES).size).toBe(40);
  });

  for (const file of COMPARED_FILES) {
    test(`${file}`, () => {
      if (!isTaken) return;
      const [kept, taken] = [read(REFERENCE_FOLDER, file), read(folder, file)];
      const { width, height } = kept;
      expect([taken.width, taken.height]).toEqual([width, height]);
      const drawing = new PNG({ width, height });
      const differing = pixelmatch(kept.data, taken.data, drawing.data, width, height, {
        threshold: THRESHOLD,
      });
      if (differing / (width * height) > TOLERATED) {
        const differences = path.join(folder, `differences-${file}`);
        writeFileSync(differences, PNG.sync.write(drawing));
        throw new Error(`${differing} pixels differ from reference/${file}, drawn in ${differences}.`);
      }
      rmSync(path.join(folder, file));
    });
  }
});
