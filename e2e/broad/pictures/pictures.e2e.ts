import { readdirSync } from 'node:fs';
import { ENTRIES } from '../../../gallery/entries/all';
import { suffixOf, USUAL_LOOK, type Look } from '../../../gallery/looks';
import { launchOptions } from '../../support/browser/browser';
import { bundledChromium } from '../../support/browser/bundledChromium';
import { useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

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

const picturesOf = (names: readonly string[], width: number, more: Partial<Look> = {}) =>
  ENTRIES.filter(({ name }) => names.includes(name)).map(({ name, aroundWidget }) => {
    const look = { ...USUAL_LOOK, ...more };
    const target = aroundWidget ? 'body' : 'pricerx-auth';
    return { name, look, width, target, file: `${name}${suffixOf(look)}-${width}.png` };
  });

const FIRST = ENTRIES.filter(
  (entry, at) => ENTRIES.findIndex(({ screen }) => screen === entry.screen) === at,
);

/** The first state of each screen at the width of a small phone, and the dark and right-to-left states. */
const PICTURES = [
  ...picturesOf(
    FIRST.map(({ name }) => name),
    320,
  ),
  ...picturesOf(AT_400, 400),
  ...picturesOf(DARK, 400, { theme: 'dark' }),
  ...picturesOf(RIGHT_TO_LEFT, 400, { dir: 'rtl' }),
];

// The browser of node_modules has a font of its own, so its pictures are the same on every machine.
const program = await bundledChromium();
if (!program) console.warn('The browser of node_modules does not run here: no pictures are compared.');
else test.use({ launchOptions: await launchOptions(program) });
const gallery = useGallery({}, { locale: 'en-US', timezoneId: 'UTC', colorScheme: 'light' });

const FOLDER = ['e2e', 'broad', 'pictures', 'reference'];

test.describe('§3 Theme: each picture is the one in e2e/broad/pictures/reference (`npm run pictures` takes them again)', () => {
  test('the folder has the compared pictures and no others', () => {
    expect(readdirSync(FOLDER.join('/')).sort()).toEqual(PICTURES.map(({ file }) => file).sort());
  });

  for (const { name, look, width, target, file } of PICTURES) {
    (program ? test : test.skip)(`${file}`, async () => {
      await gallery.page.setViewportSize({ width, height: 800 });
      await gallery.show(name, look);
      await expect(gallery.page.locator(target)).toHaveScreenshot([...FOLDER, file]);
    });
  }
});
