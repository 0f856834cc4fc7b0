// `npm run screen-reader` writes docs/screen-reader: every state of the gallery as a screen reader reads it. Needs the built
// widget. The suite e2e/broad/gallery/screenReader.e2e.ts compares.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../e2e/support/browser/browser';
import { readAloud } from '../e2e/support/measure/readAloud';
import { READ_SCREENS, readScreen } from '../e2e/support/measure/screenReaderFiles';
import { USUAL_LOOK } from '../gallery/looks';
import { serveGallery } from '../gallery/server';
import { openStates, showState } from './pictures';

const root = path.resolve(import.meta.dirname, '..');

const [browser, gallery] = await Promise.all([openBrowser(), serveGallery({ port: 0 })]);
try {
  const page = await openStates(browser, gallery.url, 320);
  for (const screen of READ_SCREENS) {
    const { file, text } = await readScreen(screen, async (name) => {
      await showState(page, name, USUAL_LOOK);
      return readAloud(page);
    });
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    console.log(`${file} written.`);
  }
} finally {
  await Promise.all([browser.close(), gallery.close()]);
}
