import type { Page } from '@playwright/test';
import { axeProblems, useGallery } from '../../support/measure/gallery';
import {
  OTHER_LANGUAGES,
  SPOKEN_STATES,
  TALL_LANGUAGES,
  unfitting,
  unfittingEnlarged,
} from '../../support/measure/languages';
import { expect, test } from '../../support/test';

/** Rules whose results depend on the texts: names, and the language of parts. The other rules are checked in English. */
const RULES = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-progressbar-name',
  'button-name',
  'image-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'select-name',
  'summary-name',
  'valid-lang',
];

interface Group {
  heading: string;
  width: number;
  languages: readonly string[];
  problemsOn(page: Page): Promise<string[]>;
}

const GROUPS: Group[] = [
  {
    heading:
      'every language at 320 px: nothing overflows or is cut off, and every control has a name (every screen, WCAG 1.4.10, 3.1.2, 4.1.2)',
    width: 320,
    languages: OTHER_LANGUAGES,
    problemsOn: async (page) => [...(await unfitting(page)), ...(await axeProblems(page, RULES))],
  },
  {
    heading: 'every language at 400 px: nothing overflows or is cut off (every screen, WCAG 1.4.10)',
    width: 400,
    languages: OTHER_LANGUAGES,
    problemsOn: unfitting,
  },
  {
    heading: 'text twice as large at 320 px: nothing overflows or is cut off (every screen, WCAG 1.4.4)',
    width: 320,
    languages: TALL_LANGUAGES,
    problemsOn: (page) => unfittingEnlarged(page, 2),
  },
];

const gallery = useGallery();
test.describe.configure({ mode: 'parallel' });

for (const { heading, width, languages, problemsOn } of GROUPS) {
  test.describe(`§1 Locale: ${heading}`, () => {
    for (const { screen, title, name } of SPOKEN_STATES) {
      test(`${screen}: ${title} (${name})`, async () => {
        const found: string[] = [];
        await gallery.page.setViewportSize({ width, height: 720 });
        await gallery.show(name);
        for (const language of languages) {
          await gallery.setLocale(language);
          found.push(...(await problemsOn(gallery.page)).map((problem) => `${language}: ${problem}`));
        }
        expect(found).toEqual([]);
      });
    }
  });
}
