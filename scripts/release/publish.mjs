import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The integrity value of a version in the registry; null when it is not published. */
export function publishedIntegrity(name, version) {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['view', `${name}@${version}`, 'dist.integrity', '--json'],
    { encoding: 'utf8', env: process.env },
  );
  if (status === 0) return stdout.trim() ? JSON.parse(stdout) : null;
  if (/E404/.test(stdout + stderr)) return null;
  throw new Error(`The registry does not say whether ${name} ${version} is published: ${stderr.trim()}`);
}

/**
 * Publishes the packages, and tags the commit when all are published. A release that was interrupted continues: a package that is
 * published with the same content is skipped.
 * @param run runs a program, and throws when it fails
 */
export function publishAndTag({ folder, files, version, run }) {
  for (const { name, filename, integrity } of files) {
    const published = publishedIntegrity(name, version);
    if (published !== null && published !== integrity)
      throw new Error(`${name} ${version} is published with another content: raise the version.`);
    if (published === null)
      run('npm', 'publish', path.join(folder, filename), '--access', 'public', '--provenance');
  }
  run('git', 'tag', `v${version}`);
}
