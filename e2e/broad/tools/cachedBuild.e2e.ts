import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyBuild, type CopiedBuild } from '../../support/outside/copiedBuild';
import { expect, test } from '../../support/test';

let copy: CopiedBuild;
test.beforeAll(() => void (copy = copyBuild()));
test.afterAll(() => copy.remove());

/** Builds the script tag's bundle of the copy. Returns its files. */
function built(): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(copy.folder, 'dist', name), 'utf8');
  return Object.fromEntries(copy.build().map((name) => [name, read(name)]));
}

function renameEverywhere(name: string, renamed: string): number {
  const sources = readdirSync(path.join(copy.folder, 'src'), { recursive: true, encoding: 'utf8' });
  const using = sources
    .filter((source) => /\.tsx?$/.test(source))
    .map((source) => path.join('src', source))
    .filter((file) => RegExp(`\\b${name}\\b`).test(readFileSync(path.join(copy.folder, file), 'utf8')));
  for (const file of using)
    copy.edit(file, (text) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), renamed));
  return using.length;
}

test.describe('Tools: the build’s cache', () => {
  test('a build from an old cache after an export was renamed equals a build from none', () => {
    const first = built();
    // The first of its module's exports in the order of names is now another one.
    expect(renameEverywhere('flowRequested', 'aFlowWanted')).toBeGreaterThan(2);
    const fromOldCache = built();
    rmSync(path.join(copy.folder, 'node_modules/.cache'), { recursive: true, force: true });
    const fromNone = built();

    expect(Object.keys(first).length).toBeGreaterThan(50);
    expect(Object.keys(fromOldCache)).toEqual(Object.keys(fromNone));
    for (const [name, text] of Object.entries(fromNone))
      expect({ name, isSame: fromOldCache[name] === text }).toEqual({ name, isSame: true });
  });
});
