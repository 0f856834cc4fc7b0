import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { root } from './docs/writeOrCheck';
import { galleryData } from '../gallery/server';

const pages = path.join(root, 'gallery/public');

/** The gallery as static files, with the widget of the site. */
export async function writeGallery(folder: string, common: BuildOptions): Promise<void> {
  cpSync(pages, folder, { recursive: true });
  cpSync(path.join(root, 'demo/public/logo.svg'), path.join(folder, 'logo.svg'));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), html.replace('"pricerx-auth.js"', '"../widget/pricerx-auth.js"'));
  }
  writeFileSync(path.join(folder, 'gallery.json'), JSON.stringify(await galleryData()));
  await build({
    ...common,
    entryPoints: ['gallery', 'entry'].map((name) => path.join(root, `gallery/page/${name}.ts`)),
    format: 'esm',
    outdir: path.join(folder, 'page'),
  });
}
