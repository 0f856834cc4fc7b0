import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listenOnLoopback } from '../../../demo/host/http/listen';
import { copyBuild } from '../outside/copiedBuild';
import { root } from '../outside/outside';

const ENTRY = 'pricerx-auth.js';
const PLACES = '<div id="sign-in"></div><div id="second"></div>';
const pageWith = (scripts: string) =>
  `<!doctype html><html lang="en"><title>Releases</title><link rel="icon" href="data:,"><body>${PLACES}${scripts}</body></html>`;

/** The built files of a release. */
export interface Release {
  folder: string;
  /** Whether it has this chunk. */
  has(file: string): boolean;
}

const releaseIn = (folder: string): Release => {
  const files = new Set(readdirSync(folder));
  return { folder, has: (file) => files.has(file) && /\.[0-9a-f]{8}\.js$/.test(file) };
};

export const today = (): Release => releaseIn(path.join(root, 'dist'));

/** Builds another release: another version, and another order of the modules, which have their places as ids. */
export function buildEarlier(): Release & { remove(): void } {
  const copy = copyBuild();
  copy.edit('package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "0.0.9"'));
  copy.edit('package.json', (text) => text.replace('"./dist/pricerx-auth.js"', '"./src/earlier.ts"'));
  copy.write('src/earlier.ts', 'export {};\nperformance.mark("earlier");\n');
  for (const file of ['src/index.ts', 'src/client/runtime.ts', 'src/mount/app/hydrate.tsx'])
    copy.edit(
      file,
      (text) => `import '${path.relative(path.dirname(file), 'src') || '.'}/earlier';\n${text}`,
    );
  copy.build();
  return { ...releaseIn(path.join(copy.folder, 'dist')), remove: copy.remove };
}

export interface ReleaseHost {
  /** A page with the script tag, whose entry is that of the newest release. */
  url: string;
  /** A page with the script tags of two releases, whose functions are `window.releases`. */
  bothUrl: string;
  /** The names of the requested files that the host has answered. */
  served: string[];
  /** The `Cache-Control` of the entry. Default: `no-cache`. */
  cacheEntry(value: string): void;
  /** Replaces the files: the first release is the newest, the others have only their chunks here. */
  deploy(...releases: Release[]): void;
  close(): Promise<void>;
}

/** Serves the files with the headers that docs/hosting.md advises. */
export async function serveReleases(): Promise<ReleaseHost> {
  let deployed: Release[] = [];
  let entryCaching = 'no-cache';
  const served: string[] = [];
  const tags = [0, 1].map(
    (place) => `<script src="/${place}/${ENTRY}"></script>
      <script>(window.releases ??= []).push(window.PriceRxAuth)</script>`,
  );
  const pages = new Map([
    ['/', pageWith(`<script src="/${ENTRY}"></script>`)],
    ['/both', pageWith(tags.join(''))],
  ]);
  const { port, close } = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.get(pathname);
    if (page) return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    const [, place, name = ''] = /^\/(?:(\d)\/)?([\w.-]+\.js)$/.exec(pathname) ?? [];
    const from = place ? deployed.slice(Number(place)) : deployed;
    const release = name === ENTRY ? from[0] : from.find(({ has }) => has(name));
    const file = path.join(release?.folder ?? root, name);
    if (!release || !existsSync(file)) return void response.writeHead(404).end();
    served.push(name);
    const caching = name === ENTRY ? entryCaching : 'public, max-age=31536000, immutable';
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': caching });
    response.end(readFileSync(file));
  }, 0);
  const url = `http://localhost:${port}/`;
  return {
    url,
    bothUrl: `${url}both`,
    served,
    cacheEntry: (value) => void (entryCaching = value),
    deploy: (...releases) => void (deployed = releases),
    close,
  };
}
