import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useGallery } from '../../support/measure/gallery';
import { readAloud } from '../../support/measure/readAloud';
import { READ_SCREENS, readScreen, SCREEN_READER_COMMAND } from '../../support/measure/screenReaderFiles';
import { expect, test } from '../../support/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const gallery = useGallery();

test.describe('§2 Every screen as a screen reader reads it (every screen, WCAG 1.3.1, 1.3.2, 4.1.2)', () => {
  for (const screen of READ_SCREENS) {
    test(`${screen} reads as in docs/screen-reader, which ${SCREEN_READER_COMMAND} writes`, async () => {
      const { file, text } = await readScreen(screen, async (name) => {
        await gallery.show(name);
        return readAloud(gallery.page);
      });
      const kept = path.join(ROOT, file);
      expect(text).toBe(existsSync(kept) ? readFileSync(kept, 'utf8') : '');
      expect(text).not.toContain('WITHOUT A NAME');
    });
  }
});
