import path from 'node:path';
import { ENTRIES } from '../../../gallery/entries/all';
import type { Look } from '../../../gallery/looks';
import { bundledChromium } from '../../support/browser/bundledChromium';
import { useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';
import { hasFirefox, launchFirefox } from './playwrightDriver';
import { DEJAVU, fontRule } from './sameFont';

const TOLERANCE_PX = 4;
/** Without a scroll bar, which takes width in Firefox alone. */
const HEIGHT_PX = 1600;

type Gallery = ReturnType<typeof useGallery>;

async function heights({ page, show }: Gallery, width: number, dir: Look['dir']) {
  const found: Record<string, number> = {};
  await page.setViewportSize({ width, height: HEIGHT_PX });
  for (const { name } of ENTRIES) {
    await show(name, { dir });
    found[name] = await page.evaluate(async () => {
      // The place of Google's prompt takes the prompt's height a frame later.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.querySelector('pricerx-auth')?.getBoundingClientRect().height ?? 0;
    });
  }
  return found;
}

/** Looks and their font: texts wrap at other places in each. Where a font has no letter, that of the font before is taken. */
const LOOKS = [
  {
    font: 'DejaVu Sans',
    files: async () => [DEJAVU],
    looks: [
      [320, 'ltr'],
      [400, 'rtl'],
    ],
  },
  {
    font: 'Open Sans',
    files: async () => [DEJAVU, ...(await openSans())],
    looks: [
      [320, 'rtl'],
      [400, 'ltr'],
    ],
  },
] as const;

/** The font of the browser in node_modules, where that runs. */
async function openSans(): Promise<string[]> {
  const folder = (await bundledChromium())?.env?.['FONTCONFIG_PATH'];
  return folder ? [path.join(folder, 'fonts/Open_Sans/OpenSans-Regular.ttf')] : [];
}

async function drawIn({ page }: Gallery, files: string[]): Promise<void> {
  for (const file of files) await page.addStyleTag({ content: fontRule('Arial', file) });
  await page.evaluate(async () => void (await document.fonts.load('16px Arial', 'a\u0628')));
}

test.describe('§2 Every screen: the height of the card', () => {
  (hasFirefox ? test.describe : test.describe.skip)('in Firefox and in Chromium', () => {
    const context = { viewport: { width: 400, height: HEIGHT_PX } };
    const chromium = useGallery({}, context);
    const firefox = useGallery({}, context, () => launchFirefox({ 'ui.prefersReducedMotion': 1 }));

    for (const { font, files, looks } of LOOKS) {
      test.describe(`in ${font}`, () => {
        test.beforeAll(async () => {
          const read = await files();
          await Promise.all([drawIn(chromium, read), drawIn(firefox, read)]);
        });

        for (const [width, dir] of looks) {
          test(`differs by ${TOLERANCE_PX} px at most in each state, at ${width} px, ${dir}`, async () => {
            const [ours, theirs] = await Promise.all([
              heights(firefox, width, dir),
              heights(chromium, width, dir),
            ]);
            const different = Object.entries(ours).filter(
              ([name, height]) => !(Math.abs(height - (theirs[name] ?? NaN)) <= TOLERANCE_PX),
            );
            expect(different.map(([name, height]) => `${name}: ${height} and ${theirs[name]}`)).toEqual([]);
          });
        }
      });
    }
  });
});
