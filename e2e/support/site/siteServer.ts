import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileReply, readBelow } from '../../../demo/host/http/files';
import { listenOnLoopback } from '../../../demo/host/http/listen';

const dist = path.resolve(import.meta.dirname, '../../../site/dist');

/** Types that the demo's server does not know. */
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

export interface ServedFile {
  body: string;
  headers: Record<string, string>;
}

/** Serves `site/dist` below a folder, as a static host does, and further files at the addresses of `more`. */
export async function serveSite(folder: string, more: ReadonlyMap<string, ServedFile> = new Map()) {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('Run `npm run site` first.');
  const listening = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const other = more.get(pathname);
    if (other) return void response.writeHead(200, other.headers).end(other.body);
    const name = pathname.startsWith(folder)
      ? pathname.slice(folder.length).replace(/^$/, 'index.html')
      : '.';
    void readBelow(dist, name).then((body) => {
      if (body === undefined) return response.writeHead(404).end();
      const { status, headers } = fileReply(name, body, undefined);
      const type = TYPES[path.extname(name)];
      return response.writeHead(status, { ...headers, ...(type && { 'Content-Type': type }) }).end(body);
    });
  }, 0);
  return { url: `http://localhost:${listening.port}${folder}`, close: listening.close };
}
