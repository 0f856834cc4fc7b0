import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOnLoopback } from '../../../demo/host/http/listen';
import type { LoginProps } from '../../../src/react';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');

/** Imports of the components resolve to dist/; their types are in src/. */
const fromDist: Plugin = {
  name: 'from dist',
  setup: (build) =>
    build.onResolve({ filter: /\/src\/react$/ }, () => ({ path: path.join(root, 'dist/esm/react.js') })),
};

const common = {
  absWorkingDir: import.meta.dirname,
  bundle: true,
  jsx: 'automatic',
  plugins: [fromDist],
  // React's development build, whose StrictMode runs effects twice and which reports each mismatch.
  define: { 'process.env.NODE_ENV': '"development"' },
} satisfies BuildOptions;

/** Serves pages of a React host that uses dist/ and renders on its server, a page for each set of props. */
export async function serveReactHost(sandboxUrl: string, props: readonly LoginProps[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pricerx-react-'));
  await Promise.all([
    build({ ...common, entryPoints: ['browser.tsx'], outdir: folder, format: 'esm', splitting: true }),
    build({
      ...common,
      entryPoints: ['server.tsx'],
      outfile: path.join(folder, 'server.cjs'),
      platform: 'node',
    }),
  ]);
  const rendered = execFileSync(process.execPath, [path.join(folder, 'server.cjs'), JSON.stringify(props)]);
  const bodies = JSON.parse(rendered.toString()) as string[];
  const pages = bodies.map(
    (body, index) => `<!doctype html><html lang="en"><title>React</title><link rel="icon" href="data:,"><body>
      <script>sandboxUrl = '${sandboxUrl}'; loginProps = ${JSON.stringify(props[index])}</script>
      <main>${body}</main><script type="module" src="/browser.js"></script></body></html>`,
  );

  const { port, close } = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages[Number(pathname.slice(1))];
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    readFile(path.join(folder, path.basename(pathname))).then(
      (file) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(file),
      () => response.writeHead(404).end(),
    );
  }, 0);
  return {
    bodies,
    urlOf: (index: number) => `http://localhost:${port}/${index}`,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
