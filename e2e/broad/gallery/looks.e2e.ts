import { TESTED_LOOKS, type Look } from '../../../gallery/looks';
import { axeProblems, overflowing, STATES, useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const PRESETS = ['calm', 'contrast', 'sharp', 'soft'] as const;
/** `classic` is the default theme, whose light scheme the first two groups show. */
const PRESET_LOOKS: Partial<Look>[] = [
  ...PRESETS.flatMap((theme) => (['light', 'dark'] as const).map((scheme) => ({ theme, scheme }))),
  { scheme: 'dark' },
];
const contrastRules = ({ theme }: Partial<Look>) =>
  theme === 'contrast' ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'];

interface Group {
  heading: string;
  looks: readonly Partial<Look>[];
  /** Default: all rules of axe. */
  rules?(look: Partial<Look>): string[];
}

const WCAG = 'WCAG 1.1.1, 1.3.1, 1.4.3, 1.4.10, 2.4.4, 4.1.2';
const GROUPS: Group[] = [
  { heading: `§3 Theme in light DOM, left to right (every screen, ${WCAG})`, looks: TESTED_LOOKS.light },
  {
    heading: `§3 Theme in shadow DOM, dark, right to left (every screen, ${WCAG})`,
    looks: TESTED_LOOKS.shadow,
  },
  {
    heading: '§3 Theme: presets and the dark scheme (every screen, WCAG 1.4.3, 1.4.10)',
    looks: PRESET_LOOKS,
    rules: contrastRules,
  },
];

const gallery = useGallery();
test.describe.configure({ mode: 'parallel' });

for (const { heading, looks, rules } of GROUPS) {
  test.describe(`${heading}: no serious accessibility violation, nothing wider than 320 px`, () => {
    for (const { screen, title, name } of STATES) {
      test(`${screen}: ${title} (${name})`, async () => {
        const found: string[] = [];
        for (const look of looks) {
          await gallery.show(name, look);
          const problems = [
            ...(await axeProblems(gallery.page, rules?.(look))),
            ...(await overflowing(gallery.page)),
          ];
          found.push(...problems.map((problem) => `${JSON.stringify(look)}: ${problem}`));
        }
        expect(found).toEqual([]);
      });
    }
  });
}
