import { axeProblems, useGallery } from '../../support/measure/gallery';
import { OTHER_LANGUAGES, SPOKEN_STATES, unfitting } from '../../support/measure/languages';
import { expect, test } from '../../support/test';

const gallery = useGallery();

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

test.describe('§1 Locale: every language at 320 px: nothing overflows or is cut off, and every control has a name (every screen, WCAG 1.4.10, 3.1.2, 4.1.2)', () => {
  for (const { screen, title, name } of SPOKEN_STATES) {
    test(`${screen}: ${title} (${name})`, async () => {
      const found: string[] = [];
      await gallery.show(name);
      for (const language of OTHER_LANGUAGES) {
        await gallery.setLocale(language);
        const problems = [...(await unfitting(gallery.page)), ...(await axeProblems(gallery.page, RULES))];
        found.push(...problems.map((problem) => `${language}: ${problem}`));
      }
      expect(found).toEqual([]);
    });
  }
});
