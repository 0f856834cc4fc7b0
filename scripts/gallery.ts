// `npm run gallery` serves all states of all screens. With --index it writes which of them show each text. With --to <folder> it writes pictures instead:
// `--pictures [beginning of names]` each state in the four looks of the tests, or in the one of `--look 'locale=es&theme=dark'`;
// `--sheets es,fr` contact sheets of all states in these languages;
// `--presets light,dark --width 320` contact sheets in each preset, in these colour schemes and at this width of the page;
// `--text <id>` a contact sheet of the states that show a text, in English or in the languages of `--sheets`;
// `--compare <before> <after>` the pictures of two folders, side by side.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../demo/host/http/listen';
import { serveGallery } from '../gallery/server';
import { SettingsError } from '../sandbox/settings';
import textIndex from '../gallery/textIndex.json';
import { inLanguages, inPresets, writeIndex, writeComparison, writePictures, writeSeries } from './pictures';

const root = path.resolve(import.meta.dirname, '..');

const DEFAULT_PORT = 4313;

const { values, positionals } = parseArgs({
  options: {
    pictures: { type: 'boolean' },
    sheets: { type: 'string' },
    text: { type: 'string' },
    index: { type: 'boolean' },
    presets: { type: 'string' },
    width: { type: 'string', default: '400' },
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

function statesOf(id: string): readonly string[] {
  const states = (textIndex as Record<string, readonly string[]>)[id];
  if (!states) throw new SettingsError(`No state shows the text "${id}".`);
  return states;
}

async function write(folder: string): Promise<void> {
  const [only = '', after] = positionals;
  const options = { only, folder, distDir: values.dist };
  const width = Number(values.width);
  const look = values.look === undefined ? undefined : Object.fromEntries(new URLSearchParams(values.look));
  if (values.compare) {
    if (!after) throw new SettingsError('--compare needs two folders of pictures.');
    await writeComparison(only, after, folder);
  } else if (values.sheets !== undefined || values.text !== undefined)
    await writeSeries({
      ...options,
      names: values.text === undefined ? undefined : statesOf(values.text),
      series: inLanguages((values.sheets ?? 'en').split(',')),
    });
  else if (values.presets !== undefined)
    await writeSeries({ ...options, series: inPresets(values.presets.split(','), width), width });
  else await writePictures({ ...options, look });
}

try {
  const isBuilt = existsSync(path.join(values.dist ?? path.join(root, 'dist'), 'pricerx-auth.js'));
  if (!isBuilt && !values.compare)
    throw new StartError('The widget is not built. Run `npm run build:widget` first.');
  const writes = ['pictures', 'sheets', 'text', 'presets', 'compare'].filter((name) => name in values);
  if (values.index) await writeIndex(values.dist);
  else if (values.to !== undefined) await write(values.to);
  else if (writes.length > 0) throw new SettingsError(`--${writes[0]} needs --to <folder>.`);
  else await serve();
} catch (error) {
  const isForPeople = error instanceof StartError || error instanceof SettingsError;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
