import { TESTED_LOOKS } from '../../../gallery/looks';
import { axeProblems, overflowing, STATES, useGallery } from '../../support/measure/gallery';

const gallery = useGallery();

describe('§3 Theme in shadow DOM, dark, right to left: no serious accessibility violation, nothing wider than 320 px (every screen, WCAG 1.1.1, 1.3.1, 1.4.3, 1.4.10, 2.4.4, 4.1.2)', () => {
  it.each(STATES)('$screen: $title ($name)', async ({ name }) => {
    const found: string[] = [];
    for (const look of TESTED_LOOKS.shadow) {
      await gallery.show(name, look);
      const problems = [...(await axeProblems(gallery.page)), ...(await overflowing(gallery.page))];
      found.push(...problems.map((problem) => `${look.theme} ${look.dir}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
});
