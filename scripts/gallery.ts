// `npm run gallery` serves all states of all screens. With `--pictures` (`npm run screenshots`) it writes docs/screenshots
// instead; a name restricts it to pictures that begin with it. `--to <folder>` writes all states there in each of the four
// looks, or in the one look of `--look 'locale=es&theme=dark'`. `--sheets es,fr --to <folder>` writes contact sheets of all states
// in these languages. `--presets light,dark --width 320 --to <folder>` writes them in each preset, in these colour schemes and at
// this width of the page. `--compare <before> <after> --to <folder>` writes sheets of the pictures of two folders, side by side.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../demo/host/http/listen';
import { SettingsError } from '../sandbox/settings';
import { root } from './docs/writeOrCheck';
import type { Look } from '../gallery/looks';
import { serveGallery } from '../gallery/server';
import { writeComparison } from './pictures/comparison';
import { inLanguages, inPresets, writeSheets } from './pictures/sheets';
import { writePictures } from './pictures/write';

const DEFAULT_PORT = 4313;

const { values, positionals } = parseArgs({
  options: {
    pictures: { type: 'boolean' },
    sheets: { type: 'string' },
    presets: { type: 'string' },
    width: { type: 'string' },
    compare: { type: 'boolean' },
    to: { type: 'string' },
    look: { type: 'string' },
    dist: { type: 'string' },
  },
  allowPositionals: true,
});

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535) return Number(text);
  throw new SettingsError(`PRICERX_GALLERY_PORT is "${text}", but must be a port number from 1 to 65535.`);
}

const lookOf = (text: string | undefined): Partial<Look> | undefined =>
  text === undefined ? undefined : Object.fromEntries(new URLSearchParams(text));

function requireBuild(): void {
  if (existsSync(path.join(values.dist ?? path.join(root, 'dist'), 'pricerx-auth.js'))) return;
  throw new StartError('The widget is not built. Run `npm run build:widget` first.');
}

async function serve(): Promise<void> {
  const { url, close } = await serveGallery({
    port: readPort(process.env['PRICERX_GALLERY_PORT']),
    distDir: values.dist,
  });
  console.log(`Gallery  ${url}\n\nIt shows the build in dist/. Stop it with Ctrl-C.`);
  const end = (): void => void close().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

try {
  const [only = '', other] = positionals;
  if (!values.compare) requireBuild();
  if (values.compare) {
    if (!only || !other || values.to === undefined)
      throw new SettingsError('--compare needs two folders of pictures, and --to <folder>.');
    await writeComparison({ before: only, after: other, folder: values.to });
  } else if (values.sheets !== undefined) {
    if (values.to === undefined) throw new SettingsError('--sheets needs --to <folder>.');
    const series = inLanguages(values.sheets.split(','));
    await writeSheets({ series, only, folder: values.to, distDir: values.dist });
  } else if (values.presets !== undefined) {
    if (values.to === undefined) throw new SettingsError('--presets needs --to <folder>.');
    const width = Number(values.width ?? 400);
    const series = inPresets(values.presets.split(','), width);
    await writeSheets({ series, only, folder: values.to, width, distDir: values.dist });
  } else if (values.pictures)
    await writePictures({
      only,
      folder: values.to,
      look: lookOf(values.look),
      distDir: values.dist,
    });
  else await serve();
} catch (error) {
  const isForPeople = error instanceof StartError || error instanceof SettingsError;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
