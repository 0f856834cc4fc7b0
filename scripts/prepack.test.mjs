/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pricerx-prepack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, text) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
function prepack() {
  const script = path.join(import.meta.dirname, 'prepack.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  return { status, missing: [...stderr.matchAll(/^ +(\.\/.+)$/gm)].map(([, file]) => file) };
}

const PACKAGE = {
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/esm/index.js' },
    './worker/*': './dist/worker/*',
  },
  bin: { run: './bin.mjs' },
};

describe('npm pack', () => {
  it('fails and names each missing file: of exports, of bin, and those that a script imports', () => {
    write('package.json', JSON.stringify(PACKAGE));
    write('dist/esm/index.js', 'export { a } from "./client.js"; import("./app.0a1b2c3d.js")');
    expect(prepack()).toEqual({
      status: 1,
      missing: [
        './dist/index.d.ts',
        './dist/worker',
        './bin.mjs',
        './LICENSE',
        './dist/esm/client.js',
        './dist/esm/app.0a1b2c3d.js',
      ],
    });
  });

  it('succeeds with a complete build', () => {
    write('package.json', JSON.stringify(PACKAGE));
    for (const file of [
      'bin.mjs',
      'LICENSE',
      'dist/index.d.ts',
      'dist/worker/worker.js',
      'dist/esm/client.js',
    ])
      write(file, '');
    write('dist/esm/index.js', "export { a } from './client.js';");
    expect(prepack()).toEqual({ status: 0, missing: [] });
  });
});
