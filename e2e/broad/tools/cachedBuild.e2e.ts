import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../../support/test';

const root = path.resolve(import.meta.dirname, '../../..');
/** What the build of the script tag's bundle reads. */
const PARTS = [
  'src',
  'build',
  'demo/bundle.mjs',
  'sandbox/bundles.mjs',
  'webpack.config.js',
  'package.json',
  'sandbox/package.json',
];

let copy: string;
test.beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'pricerx-build-'));
  for (const part of [...PARTS, 'package-lock.json'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  // The packages without the cache, which is in a folder beside them.
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Builds the script tag's bundle of the copy. Returns its files. */
function built(): Record<string, string> {
  const dist = path.join(copy, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  execFileSync(process.execPath, [webpack, '--config-name', 'script'], { cwd: copy });
  const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]));
}

function renameEverywhere(name: string, renamed: string): number {
  const sources = readdirSync(path.join(copy, 'src'), { recursive: true, encoding: 'utf8' });
  let changed = 0;
  for (const file of sources.filter((source) => /\.tsx?$/.test(source))) {
    const text = readFileSync(path.join(copy, 'src', file), 'utf8');
    const renamedText = text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), renamed);
    if (renamedText === text) continue;
    writeFileSync(path.join(copy, 'src', file), renamedText);
    changed += 1;
  }
  return changed;
}

test.describe('Tools: the build’s cache', () => {
  test('a build from an old cache after an export was renamed equals a build from none', () => {
    const first = built();
    // The first of its module's exports in the order of names is now another one.
    expect(renameEverywhere('flowRequested', 'aFlowWanted')).toBeGreaterThan(2);
    const fromOldCache = built();
    rmSync(path.join(copy, 'node_modules/.cache'), { recursive: true, force: true });
    const fromNone = built();

    expect(Object.keys(first).length).toBeGreaterThan(50);
    expect(Object.keys(fromOldCache)).toEqual(Object.keys(fromNone));
    for (const [name, text] of Object.entries(fromNone))
      expect({ name, isSame: fromOldCache[name] === text }).toEqual({ name, isSame: true });
  });
});
