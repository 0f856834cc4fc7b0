import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ENTRIES } from '../../gallery/entries/all';
import type { Entry } from '../../gallery/entries/entry';
import { PAIRWISE_LOOKS, USUAL_LOOK, type Look } from '../../gallery/looks';
import { openStudio, shoot, WIDTHS } from './camera';

/** A state in a look, with its file name. */
export interface Picture {
  entry: Entry;
  look: Look;
  file: string;
  widths: readonly number[];
}

const suffixOf = (look: Look): string =>
  (['theme', 'dir', 'dom', 'locale'] as const)
    .filter((choice) => look[choice] !== USUAL_LOOK[choice])
    .map((choice) => `-${look[choice]}`)
    .join('');

const pictureOf = (entry: Entry, look: Look, widths: readonly number[] = WIDTHS): Picture => ({
  entry,
  look,
  file: `${entry.name}${suffixOf(look)}`,
  widths,
});

/** States with additional pictures in the dark theme. */
const ALSO_DARK = [
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
const ALSO_RIGHT_TO_LEFT = ['email-confirmation', 'passkeys-list', 'consent-details'];

const also = (names: readonly string[], look: Partial<Look>): Picture[] =>
  ENTRIES.filter(({ name }) => names.includes(name)).map((entry) =>
    pictureOf(entry, { ...USUAL_LOOK, ...look }, WIDTHS.slice(0, 1)),
  );

/** The first state of each screen, which also gets a picture at the width of a small phone. */
const FIRST_STATES = new Map([...ENTRIES].reverse().map((entry) => [entry.screen, entry]));

const widthsOf = (entry: Entry): readonly number[] =>
  FIRST_STATES.get(entry.screen) === entry ? WIDTHS : WIDTHS.slice(0, 1);

/** The pictures in docs/screenshots. */
export const KEPT_PICTURES: readonly Picture[] = [
  ...ENTRIES.map((entry) => pictureOf(entry, USUAL_LOOK, widthsOf(entry))),
  ...also(ALSO_DARK, { theme: 'dark' }),
  ...also(ALSO_RIGHT_TO_LEFT, { dir: 'rtl' }),
];

/** All states in each look. */
export const allPictures = (
  looks: readonly Look[] = Object.values(PAIRWISE_LOOKS).flat(),
): readonly Picture[] => looks.flatMap((look) => ENTRIES.map((entry) => pictureOf(entry, look)));

export interface GalleryWindow {
  gallery: {
    show(name: string, look: Look): Promise<unknown>;
    setLocale(locale: string): Promise<void>;
    setTheme(look: Look): Promise<void>;
  };
}

async function take(page: Page, { entry, look }: Picture, file: string): Promise<void> {
  await page.evaluate(
    async ([name, as]) => {
      await (window as unknown as GalleryWindow).gallery.show(name, as);
    },
    [entry.name, look] as const,
  );
  await shoot(entry.aroundWidget ? page.locator('body') : page.locator('pricerx-auth'), file);
}

export async function shootStates(
  browser: Browser,
  galleryUrl: string,
  folder: string,
  pictures: readonly Picture[],
): Promise<void> {
  for (const width of WIDTHS) {
    const context = await openStudio(browser, width);
    const page = await context.newPage();
    await page.goto(`${galleryUrl}/entry.html`);
    await page.waitForFunction(() => 'gallery' in window);
    for (const picture of pictures.filter(({ widths }) => widths.includes(width)))
      await take(page, picture, path.join(folder, `${picture.file}-${width}.png`));
    await context.close();
  }
}
