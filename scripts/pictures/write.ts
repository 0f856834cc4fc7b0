import { openPainter } from '../../e2e/support/browser/browser';
import { startSite } from '../../e2e/support/site/site';
import { USUAL_LOOK, type Look } from '../../gallery/looks';
import { serveGallery } from '../../gallery/server';
import { DOCS_FOLDER, emptyFolder } from './camera';
import { PAGE_WIDTHS, PAGES, shootPage } from './pages';
import { writeReadme } from './readme';
import { allPictures, KEPT_PICTURES, shootStates } from './states';

export interface PictureOptions {
  /** Only pictures whose names begin with this. */
  only: string;
  /** Output folder instead of docs/screenshots. It gets all states in each of the four looks, and no other pages. */
  folder?: string;
  /** One look instead of the four. */
  look?: Partial<Look>;
  distDir?: string;
}

async function writePages(folder: string, only: string): Promise<void> {
  const wanted = PAGES.filter(({ name }) => name.startsWith(only));
  if (wanted.length === 0) return;
  const [browser, site] = await Promise.all([openPainter(), startSite({ seed: 'screenshots' })]);
  try {
    for (const page of wanted) {
      for (const width of PAGE_WIDTHS) await shootPage(browser, site, page, width, folder);
    }
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
}

export async function writePictures({
  only,
  folder = DOCS_FOLDER,
  look,
  distDir,
}: PictureOptions): Promise<void> {
  const isForDocs = folder === DOCS_FOLDER;
  const pictures = (isForDocs ? KEPT_PICTURES : allPictures(look && [{ ...USUAL_LOOK, ...look }])).filter(
    ({ file }) => file.startsWith(only),
  );
  if (only === '') await emptyFolder(folder);
  const [browser, gallery] = await Promise.all([openPainter(), serveGallery({ port: 0, distDir })]);
  try {
    await shootStates(browser, gallery.url, folder, pictures);
  } finally {
    await Promise.all([browser.close(), gallery.close()]);
  }
  if (!isForDocs) return;
  await writePages(folder, only);
  await writeReadme(folder);
}
