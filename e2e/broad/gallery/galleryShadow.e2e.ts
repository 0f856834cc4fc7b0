import { TESTED_LOOKS } from '../../../gallery/looks';
import { problemsInLooks, STATES, useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery();

test.describe('§3 Theme in shadow DOM, dark, right to left: no serious accessibility violation, nothing wider than 320 px (every screen, WCAG 1.1.1, 1.3.1, 1.4.3, 1.4.10, 2.4.4, 4.1.2)', () => {
  for (const { screen, title, name } of STATES) {
    test(`${screen}: ${title} (${name})`, async () => {
      expect(await problemsInLooks(gallery, name, TESTED_LOOKS.shadow)).toEqual([]);
    });
  }
});
