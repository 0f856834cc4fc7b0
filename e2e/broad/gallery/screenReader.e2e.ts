import { ENTRIES } from '../../../gallery/entries/all';
import { SCREENS, useGallery } from '../../support/measure/gallery';
import { readAloud } from '../../support/measure/readAloud';
import { expect, test } from '../../support/test';

const HEADER = `Each state of this screen as a screen reader reads it, from the first part to the last: role, states, "name", = "value",
(description). Written by \`npm run screen-reader\`.
`;

const gallery = useGallery();

test.describe('§2 Every screen as a screen reader reads it (every screen, WCAG 1.3.1, 1.3.2, 4.1.2)', () => {
  for (const { screen } of SCREENS) {
    test(`${screen} reads as in docs/screen-reader, which npm run screen-reader writes`, async () => {
      const parts = [`${screen}\n\n${HEADER}`];
      for (const { name, title } of ENTRIES.filter((entry) => entry.screen === screen)) {
        await gallery.show(name);
        parts.push(`${title} (${name})\n\n${(await readAloud(gallery.page)).replace(/^/gm, '    ')}\n`);
      }
      const text = parts.join('\n');
      expect(text).not.toContain('WITHOUT A NAME');
      expect(text).toMatchSnapshot(['docs', 'screen-reader', `${screen}.txt`]);
    });
  }
});
