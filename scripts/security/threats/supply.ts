import { met } from '../row';
import type { Section } from '../row';

export const SUPPLY_THREATS: Section = {
  title: 'What is shipped',
  rows: [
    met(
      'The entry is changed on its way or on a CDN.',
      'The build writes the value of each script (`dist/integrity.json`); with it on the script tag the browser refuses a changed file.',
      'e2e/attacks/changedScript.e2e.ts: runs the file as it was built, and no byte of a changed one',
      'e2e/tools/packages.e2e.ts: the integrity values are those of the files',
    ),
    met(
      'A chunk that the entry loads is changed on its way or on a CDN.',
      'Each script has the SHA-256 values of the chunks that it imports, and the browser refuses what differs, also at a retry. In the ESM package it is up to the bundler of the page.',
      'e2e/attacks/changedScript.e2e.ts: Network and API: a chunk that was changed on its way',
      'e2e/tools/packages.e2e.ts: each chunk of the script tag has its value in every script that imports it, or in the entry',
    ),
    met(
      'Nobody can tell which packages are in the bundle, in which version and under which licence.',
      'The build writes the licences of all bundled packages, and `npm run sbom` their bill of materials (CycloneDX).',
      'e2e/tools/packages.e2e.ts: every package in it has its licence in the notices',
      'e2e/tools/packages.e2e.ts: the bill of materials names every package in it with its version, and no machine',
    ),
  ],
};
