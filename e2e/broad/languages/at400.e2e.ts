import { useGallery } from '../../support/measure/gallery';
import { OTHER_LANGUAGES, SPOKEN_STATES, unfitting } from '../../support/measure/languages';
import { expect, test } from '../../support/test';

const gallery = useGallery({}, { viewport: { width: 400, height: 720 } });

test.describe('§1 Locale: every language at 400 px: nothing overflows or is cut off (every screen, WCAG 1.4.10)', () => {
  for (const { screen, title, name } of SPOKEN_STATES) {
    test(`${screen}: ${title} (${name})`, async () => {
      const found: string[] = [];
      await gallery.show(name);
      for (const language of OTHER_LANGUAGES) {
        await gallery.setLocale(language);
        found.push(...(await unfitting(gallery.page)).map((problem) => `${language}: ${problem}`));
      }
      expect(found).toEqual([]);
    });
  }
});
