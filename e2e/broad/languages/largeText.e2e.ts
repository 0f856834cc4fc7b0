import { useGallery } from '../../support/measure/gallery';
import { SPOKEN_STATES, TALL_LANGUAGES, unfittingEnlarged } from '../../support/measure/languages';
import { expect, test } from '../../support/test';

const gallery = useGallery();

test.describe('§1 Locale: text twice as large at 320 px: nothing overflows or is cut off (every screen, WCAG 1.4.4)', () => {
  for (const { screen, title, name } of SPOKEN_STATES) {
    test(`${screen}: ${title} (${name})`, async () => {
      const found: string[] = [];
      await gallery.show(name);
      for (const language of TALL_LANGUAGES) {
        await gallery.setLocale(language);
        const problems = await unfittingEnlarged(gallery.page, 2);
        found.push(...problems.map((problem) => `${language}: ${problem}`));
      }
      expect(found).toEqual([]);
    });
  }
});
