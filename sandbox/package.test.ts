import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** The installed package that a package finds by a name: the nearest in the folders above it. */
function found(from: string, name: string): string | undefined {
  const folders = from
    .split('/node_modules/')
    .map((_, at, parts) => parts.slice(0, at + 1).join('/node_modules/'));
  return [
    ...folders.map((folder) => `${folder}/node_modules/${name}`).reverse(),
    `node_modules/${name}`,
  ].find((candidate) => candidate in packages);
}

/** Everything that npm installs with the sandbox's package. */
function installedWith(from: string, known = new Set<string>()): Set<string> {
  const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const place = found(from, name);
    if (place === undefined || known.has(place)) continue;
    known.add(place);
    installedWith(place, known);
  }
  return known;
}

describe('the published package of the sandbox', () => {
  const installed = [...installedWith('sandbox')];

  it('runs no install script, so that `npm install --ignore-scripts` installs all of it', () => {
    expect(installed.length).toBeGreaterThan(15);
    expect(installed.filter((place) => packages[place]?.hasInstallScript)).toEqual([]);
  });

  it('contains no compiler of TypeScript: its command is built', () => {
    expect(
      installed.filter((place) => /node_modules\/(tsx|esbuild|typescript|@swc\/core)$/.test(place)),
    ).toEqual([]);
    expect(readFileSync(path.join(root, 'sandbox/bin.mjs'), 'utf8')).toContain("import './dist/cli.js'");
  });
});
