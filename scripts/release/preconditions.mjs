import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changelogSection } from './changelogSection.mjs';

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The branch of releases. */
const BRANCH = 'main';

/** Whether npm can sign the provenance here: GitHub and GitLab give their builds such a token. */
const canSign = (env) => Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL || env.SIGSTORE_ID_TOKEN);

/** The conditions of publishing `version` that are not met, each as a sentence with its fix. */
export function unmetPreconditions(root, version, env) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const sandbox = JSON.parse(read('sandbox/package.json')).version;
  const { date, text } = changelogSection(read('CHANGELOG.md'), version);
  const branch = git(root, 'rev-parse', '--abbrev-ref', 'HEAD');
  return [
    !/^\d+\.\d+\.\d+$/.test(version) && `"${version}" is no version of three numbers: correct package.json.`,
    // A build server checks out the commit of a branch without the branch.
    ![BRANCH, 'HEAD'].includes(branch) && `The branch is ${branch}: release from ${BRANCH}.`,
    !canSign(env) &&
      'npm cannot sign the provenance here: release on a build server with OpenID Connect (docs/releasing.md).',
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
