import { axeProblems, useGallery } from '../../support/measure/gallery';
import { OTHER_LANGUAGES, SPOKEN_STATES, unfitting } from '../../support/measure/languages';

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

describe('§1 Locale: every language at 320 px: nothing overflows or is cut off, and every control has a name (every screen, WCAG 1.4.10, 3.1.2, 4.1.2)', () => {
  it.each(SPOKEN_STATES)('$screen: $title ($name)', async ({ name }) => {
    const found: string[] = [];
    await gallery.show(name);
    for (const language of OTHER_LANGUAGES) {
      await gallery.setLocale(language);
      const problems = [...(await unfitting(gallery.page)), ...(await axeProblems(gallery.page, RULES))];
      found.push(...problems.map((problem) => `${language}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
});
