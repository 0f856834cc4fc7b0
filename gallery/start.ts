// `npm run gallery` serves every screen in every state; with `--pictures` it writes docs/screenshots in place of that.
import { StartError } from '../demo/host/listen';
import { SettingsError } from '../sandbox/settings';
import { serveGallery } from './server';

const DEFAULT_PORT = 4313;

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535) return Number(text);
  throw new SettingsError(`PRICERX_GALLERY_PORT is "${text}", but must be a port number from 1 to 65535.`);
}

async function start(): Promise<void> {
  const { url, close } = await serveGallery({ port: readPort(process.env['PRICERX_GALLERY_PORT']) });
  console.log(`Gallery  ${url}\n\nIt shows the build in dist/. Ctrl-C stops it.`);
  const end = (): void => void close().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

try {
  await start();
} catch (error) {
  const isForPeople = error instanceof StartError || error instanceof SettingsError;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
