import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changelogSection } from './changelogSection.mjs';

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The conditions of publishing `version` that are not met, each as a sentence with its fix. */
export function unmetPreconditions(root, version) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const sandbox = JSON.parse(read('sandbox/package.json')).version;
  const { date, text } = changelogSection(read('CHANGELOG.md'), version);
  return [
    git(root, 'status', '--porcelain') && 'The work tree has changes: commit them.',
    git(root, 'tag', '--list', `v${version}`) &&
      `The tag v${version} exists: raise the version in package.json.`,
    sandbox !== version && `sandbox/package.json has version ${sandbox}: make it ${version}.`,
    !text && `CHANGELOG.md has no section for ${version}: write it.`,
    text &&
      !date &&
      `CHANGELOG.md has no date for ${version}: replace "unreleased" by the day of the release.`,
  ].filter(Boolean);
}
