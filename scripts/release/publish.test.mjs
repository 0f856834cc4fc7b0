import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishAndTag } from './publish.mjs';
import { sumsOf } from './sums.mjs';

const FILES = ['pricerx-auth', 'pricerx-auth-sandbox', 'pricerx-auth-maps'].map((name) => ({
  name,
  filename: `${name}-1.0.0.tgz`,
  integrity: `sha512-${name}`,
}));

let folder;
const pathBefore = process.env.PATH;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pricerx-release-'));
});
afterEach(() => {
  process.env.PATH = pathBefore;
  rmSync(folder, { recursive: true, force: true });
});

/** An `npm` whose registry has these integrity values; `view` of other packages is answered as by the registry. */
function registry(published) {
  const cases = Object.entries(published).map(([name, value]) => `${name}@1.0.0) echo '"${value}"';;`);
  const script = `#!/bin/sh\ncase "$2" in\n${cases.join('\n')}\n*) echo 'npm error code E404' >&2; exit 1;;\nesac\n`;
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/npm'), script, { mode: 0o755 });
  process.env.PATH = `${path.join(folder, 'bin')}:${pathBefore}`;
}

/** Publishes, and returns the programs that ran. The publishing of `failing` fails. */
function publish(failing) {
  const ran = [];
  const run = (...command) => {
    ran.push(
      command
        .slice(0, 3)
        .map((part) => path.basename(part))
        .join(' '),
    );
    if (failing && command[2]?.includes(failing)) throw new Error('npm publish: failed.');
  };
  let message;
  try {
    publishAndTag({ folder, files: FILES, version: '1.0.0', run });
  } catch (error) {
    message = error.message;
  }
  return { ran, message };
}

const PUBLISHED = FILES.map(({ filename }) => `npm publish ${filename}`);

describe('publishing a release', () => {
  it('sets the tag after the last package', () => {
    registry({});
    expect(publish()).toEqual({ ran: [...PUBLISHED, 'git tag v1.0.0'] });
  });

  it('sets no tag when a package is not published', () => {
    registry({});
    expect(publish('maps')).toEqual({ ran: PUBLISHED, message: 'npm publish: failed.' });
  });

  it('continues an interrupted release with the packages that are not published yet', () => {
    registry({ 'pricerx-auth': 'sha512-pricerx-auth' });
    expect(publish().ran).toEqual([...PUBLISHED.slice(1), 'git tag v1.0.0']);
  });

  it('publishes and tags nothing when the version is published with another content', () => {
    registry({ 'pricerx-auth': 'sha512-other' });
    expect(publish()).toEqual({ ran: [], message: expect.stringContaining('raise the version') });
  });
});

describe('SHA256SUMS', () => {
  it('has every file of the release, also in folders', () => {
    mkdirSync(path.join(folder, 'script/v1'), { recursive: true });
    for (const file of ['a.tgz', 'integrity.json', 'notes.md', 'script/v1/pricerx-auth.js'])
      writeFileSync(path.join(folder, file), file);
    const sums = sumsOf(folder);
    writeFileSync(path.join(folder, 'SHA256SUMS'), sums);
    expect(
      sums
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(66)),
    ).toEqual(['a.tgz', 'integrity.json', 'notes.md', 'script/v1/pricerx-auth.js']);
    expect(
      execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' }),
    ).not.toMatch(/FAILED/);
  });
});
