import path from 'node:path';
import { openBundled } from '../../e2e/support/browser/browser';
import { ENTRIES } from '../../gallery/entries/all';
import type { Entry } from '../../gallery/entries/entry';
import { USUAL_LOOK, type Look } from '../../gallery/looks';
import { serveGallery } from '../../gallery/server';
import { openStates, shootState, showState, suffixOf } from '../pictures';

export const REFERENCE_FOLDER = path.resolve(import.meta.dirname, '../../e2e/broad/pictures/reference');

const AT_400 = ['main-everything', 'otp-wrong'];
const DARK = [
  'main-everything',
  'main-phone-wrong',
  'social-all',
  'otp-wrong',
  'passwords-new-weak',
  'passwords-login-wrong',
  'passwords-forgot-resent',
  'reset-elsewhere',
  'passkeys-start',
  'passkeys-list-edit',
  'passkeys-list-delete',
  'consent-details',
  'consent-logout',
];
const RIGHT_TO_LEFT = ['email-confirmation', 'passkeys-list', 'consent-details'];

interface Picture {
  entry: Entry;
  look: Look;
  width: number;
}

const at400 = (names: readonly string[], look: Partial<Look> = {}): Picture[] =>
  ENTRIES.filter(({ name }) => names.includes(name)).map((entry) => ({
    entry,
    look: { ...USUAL_LOOK, ...look },
    width: 400,
  }));

/** The first state of each screen at the width of a small phone, and the dark and right-to-left states. */
const COMPARED_PICTURES: readonly Picture[] = [
  ...ENTRIES.filter((entry) => ENTRIES.find(({ screen }) => screen === entry.screen) === entry).map(
    (entry) => ({ entry, look: USUAL_LOOK, width: 320 }),
  ),
  ...at400(AT_400),
  ...at400(DARK, { theme: 'dark' }),
  ...at400(RIGHT_TO_LEFT, { dir: 'rtl' }),
];

const fileOf = ({ entry, look, width }: Picture): string => `${entry.name}${suffixOf(look)}-${width}.png`;

export const COMPARED_FILES = COMPARED_PICTURES.map(fileOf);

/** Takes the pictures that tests compare. Resolves with false where the browser of node_modules does not run. */
export async function shootCompared(folder: string): Promise<boolean> {
  const browser = await openBundled();
  if (!browser) return false;
  const gallery = await serveGallery({ port: 0 });
  try {
    for (const width of [400, 320]) {
      const page = await openStates(browser, gallery.url, width);
      for (const picture of COMPARED_PICTURES.filter((one) => one.width === width)) {
        await showState(page, picture.entry.name, picture.look);
        await shootState(page, picture.entry, path.join(folder, fileOf(picture)));
      }
    }
  } finally {
    await Promise.all([browser.close(), gallery.close()]);
  }
  return true;
}
