import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useGallery } from '../../support/measure/gallery';
import { readAloud } from '../../support/measure/readAloud';
import { READ_SCREENS, readScreen, SCREEN_READER_COMMAND } from '../../support/measure/screenReaderFiles';

const ROOT = path.resolve(__dirname, '../../..');
const gallery = useGallery();

describe('§2 Every screen as a screen reader reads it (every screen, WCAG 1.3.1, 1.3.2, 4.1.2)', () => {
  it.each(READ_SCREENS)(
    `%s reads as in docs/screen-reader, which ${SCREEN_READER_COMMAND} writes`,
    async (screen) => {
      const { file, text } = await readScreen(screen, async (name) => {
        await gallery.show(name);
        return readAloud(gallery.page);
      });
      const kept = path.join(ROOT, file);
      expect(text).toBe(existsSync(kept) ? readFileSync(kept, 'utf8') : '');
      expect(text).not.toContain('WITHOUT A NAME');
    },
  );
});
