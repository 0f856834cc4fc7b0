import { useGallery } from '../../support/measure/gallery';
import { SPOKEN_STATES, TALL_LANGUAGES, unfittingEnlarged } from '../../support/measure/languages';

const gallery = useGallery();

describe('§1 Locale: text twice as large at 320 px: nothing overflows or is cut off (every screen, WCAG 1.4.4)', () => {
  it.each(SPOKEN_STATES)('$screen: $title ($name)', async ({ name }) => {
    const found: string[] = [];
    await gallery.show(name);
    for (const language of TALL_LANGUAGES) {
      await gallery.setLocale(language);
      const problems = await unfittingEnlarged(gallery.page, 2);
      found.push(...problems.map((problem) => `${language}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
});
