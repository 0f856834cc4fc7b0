import path from 'node:path';
import { openBundled } from '../../e2e/support/browser/browser';
import { serveGallery } from '../../gallery/server';
import { root } from '../docs/writeOrCheck';
import { KEPT_PICTURES, shootStates, type Picture } from './states';

export const REFERENCE_FOLDER = path.join(root, 'e2e/broad/pictures/reference');

const ALSO_AT_400 = ['main-everything', 'otp-wrong'];

/** The first state of each screen at the width of a small phone, and the dark and right-to-left states. */
const COMPARED_PICTURES: readonly Picture[] = [
  ...KEPT_PICTURES.filter(({ widths }) => widths.length > 1).map((picture) => ({
    ...picture,
    widths: [320],
  })),
  ...KEPT_PICTURES.filter(({ file, entry }) => file !== entry.name || ALSO_AT_400.includes(file)).map(
    (picture) => ({ ...picture, widths: [400] }),
  ),
];

export const COMPARED_FILES = COMPARED_PICTURES.map(({ file, widths }) => `${file}-${String(widths[0])}.png`);

/** Takes the pictures that tests compare. Resolves with false where the browser of node_modules does not run. */
export async function shootCompared(folder: string): Promise<boolean> {
  const browser = await openBundled();
  if (!browser) return false;
  const gallery = await serveGallery({ port: 0 });
  try {
    await shootStates(browser, gallery.url, folder, COMPARED_PICTURES);
  } finally {
    await Promise.all([browser.close(), gallery.close()]);
  }
  return true;
}
