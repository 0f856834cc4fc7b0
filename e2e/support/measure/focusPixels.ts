import type { Page } from '@playwright/test';
import { pixelsOf } from './pictures';

const MARGIN = 6;

/** The number of pixels in and around an element whose contrast changes by 3:1 or more on focus, per pixel of its outline. */
export async function focusPixels(page: Page, selector: string): Promise<number> {
  const part = page.locator(selector).first();
  const box = await part.boundingBox();
  if (!box) throw new Error(`${selector} is not seen.`);
  const clip = {
    x: box.x - MARGIN,
    y: box.y - MARGIN,
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
  await page.evaluate(() => document.getElementById('before')?.focus({ preventScroll: true }));
  const before = await page.screenshot({ clip });
  await part.focus();
  const after = await page.screenshot({ clip });
  const pixels = await pixelsOf(page, [before, after]);
  const changed = await pixels.evaluate(([one, other]) => {
    const luminanceAt = (picture: ImageData | undefined, at: number): number => {
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
        const share = (picture?.data[at + channel] ?? 0) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let count = 0;
    for (let at = 0; at < (one?.data.length ?? 0); at += 4) {
      const [dark = 0, light = 0] = [luminanceAt(one, at), luminanceAt(other, at)].sort((a, b) => a - b);
      if ((light + 0.05) / (dark + 0.05) >= 3) count += 1;
    }
    return count;
  });
  return changed / (2 * (box.width + box.height));
}
