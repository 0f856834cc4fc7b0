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
  ],
};
