import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unmetPreconditions } from './preconditions.mjs';

let root;
const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
const write = (file, text) => writeFileSync(path.join(root, file), text);
const commit = () => {
  git('add', '-A');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'A release');
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pricerx-release-'));
  mkdirSync(path.join(root, 'sandbox'));
  write('sandbox/package.json', '{ "version": "1.0.0" }');
  write('CHANGELOG.md', '# Changelog\n\n## [1.0.0] - 2026-11-30\n\nFirst release.\n');
  git('init', '-q', '-b', 'main');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const SERVER = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example' };

describe('the preconditions of a release', () => {
  it('are met by a clean main of a build server', () => {
    expect(unmetPreconditions(root, '1.0.0', SERVER)).toEqual([]);
  });

  it.each([
    ['another branch', () => git('checkout', '-qb', 'draft'), /release from main/],
    ['changed files', () => write('CHANGELOG.md', '## [1.0.0] - 2026-11-30\n\nChanged.\n'), /commit them/],
    ['an existing tag', () => git('tag', 'v1.0.0'), /tag v1\.0\.0 exists/],
    [
      'another version of the sandbox',
      () => write('sandbox/package.json', '{ "version": "0.9.0" }'),
      /make it 1\.0\.0/,
    ],
    ['no date', () => write('CHANGELOG.md', '## [1.0.0] - unreleased\n\nText.\n'), /replace "unreleased"/],
    ['no section', () => write('CHANGELOG.md', '# Changelog\n'), /no section/],
  ])('%s', (_, change, message) => {
    change();
    expect(unmetPreconditions(root, '1.0.0', SERVER)).toContainEqual(expect.stringMatching(message));
  });

  it('a machine that cannot sign the provenance', () => {
    expect(unmetPreconditions(root, '1.0.0', {})).toEqual([expect.stringContaining('OpenID Connect')]);
  });

  it('a version that is not three numbers', () => {
    expect(unmetPreconditions(root, '1.0', SERVER)).toContainEqual(expect.stringContaining('three numbers'));
  });
});
