import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listenOnLoopback } from '../../../demo/host/http/listen';

const root = path.resolve(import.meta.dirname, '../../..');
/** Built files, by their first folder below the host's path. */
const FOLDERS = ['dist', 'sandbox/dist/worker', 'sandbox/dist'].map((folder) => path.join(root, folder));
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.wasm': 'application/wasm',
};

export interface StaticHost {
  /** The address of the folder with the pages. */
  url: string;
  /** The requested paths. */
  asked: string[];
  close(): Promise<void>;
}

const fileOf = (name: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, name)).find(existsSync);

/**
 * A host of static files: the pages, and the built files of the widget and of the sandbox beside them.
 * @param pages by their names below the folder, or by their whole paths
 */
export async function serveStatic(
  pages: Record<string, string>,
  folder = '/shop/demo/',
): Promise<StaticHost> {
  const asked: string[] = [];
  const { port, close } = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const name = pathname.startsWith(folder) ? pathname.slice(folder.length) : '..';
    const file = name.includes('..') ? undefined : fileOf(name || '-');
    const text = pages[name] ?? pages[pathname] ?? (file && readFileSync(file));
    if (text === undefined || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(name)] ?? 'text/html; charset=utf-8' });
    response.end(text);
  }, 0);
  return {
    url: `http://localhost:${port}${folder}`,
    asked,
    close,
  };
}
