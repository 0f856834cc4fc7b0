import { met } from '../row';
import type { Section } from '../row';

export const SUPPLY_THREATS: Section = {
  title: 'Published files',
  rows: [
    met(
      'The entry is changed during transport or on a CDN.',
      'The build writes the value of each script (`dist/integrity.json`); with it on the script tag the browser refuses a changed file.',
      'e2e/attacks/changedScript.e2e.ts: the browser runs the built file, and refuses it when a byte has changed',
      'e2e/broad/tools/packages.e2e.ts: integrity.json holds the hash of each file',
    ),
    met(
      'A chunk that the entry loads is changed during transport or on a CDN.',
      'Each script has the SHA-256 values of the chunks that it imports, and the browser refuses a changed chunk, also in a retry. For the ESM package, integrity is a task of the page’s bundler.',
      'e2e/attacks/changedScript.e2e.ts: Network and API: a chunk that was changed during transport',
      'e2e/broad/tools/packages.e2e.ts: each chunk of the script tag has its value in every script that imports it, or in the entry',
    ),
    met(
      'The packages in the bundle, their versions and their licences are not known.',
      'The build writes the licences of all bundled packages, and `npm run sbom` their bill of materials (CycloneDX).',
      'e2e/broad/tools/packages.e2e.ts: the notices hold the licence of every bundled package',
      'e2e/broad/tools/packages.e2e.ts: the bill of materials lists every bundled package with its version, and no paths of the build machine',
    ),
    met(
      'A package that the sandbox installs runs code on the developer’s machine during the installation.',
      'None has an install script; the sandbox is installed with `--ignore-scripts`, and starts without a compiler.',
      'sandbox/package.test.ts: runs no install script, so that `npm install --ignore-scripts` installs all of it',
      'e2e/broad/examples/sandboxPackage.e2e.ts: installs with --ignore-scripts, without a compiler, and its command keeps a user in a data folder',
    ),
    met(
      'A file of a release is changed after the build, or a tag names a release that was not published.',
      'SHA256SUMS has every file, packages have npm’s provenance, and the tag is set after the last package was published.',
      'scripts/release/publish.test.mjs: has every file of the release, also in folders',
      'scripts/release/publish.test.mjs: sets no tag when a package is not published',
      'scripts/release/preconditions.test.mjs: the preconditions of a release',
    ),
  ],
};
