import type { Look } from '../../../gallery/looks';
import { axeProblems, overflowing, STATES, useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery();

const PRESETS = ['calm', 'contrast', 'sharp', 'soft'] as const;
const SCHEMES = ['light', 'dark'] as const;
const LOOKS: Partial<Look>[] = PRESETS.flatMap((theme) => SCHEMES.map((scheme) => ({ theme, scheme })));
/** `classic` is the default theme, which the other tests of the gallery show in its light scheme. */
LOOKS.push({ scheme: 'dark' });

test.describe('§3 Theme: presets and the dark scheme, no serious accessibility violation, nothing wider than 320 px (every screen, WCAG 1.4.3, 1.4.10)', () => {
  for (const { screen, title, name } of STATES) {
    test(`${screen}: ${title} (${name})`, async () => {
      const found: string[] = [];
      for (const look of LOOKS) {
        await gallery.show(name, look);
        const rules =
          look.theme === 'contrast' ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'];
        const problems = [...(await axeProblems(gallery.page, rules)), ...(await overflowing(gallery.page))];
        found.push(...problems.map((problem) => `${look.theme ?? 'classic'} ${look.scheme}: ${problem}`));
      }
      expect(found).toEqual([]);
    });
  }
});
