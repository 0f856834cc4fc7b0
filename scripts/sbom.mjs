// `npm run sbom` writes dist/sbom.cdx.json: the bundled packages, from npm's software bill of materials (CycloneDX). They are
// development dependencies, because the build includes their code in the published files.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build/distFiles.mjs';

const dist = path.join(root, 'dist');
const notices = readFileSync(path.join(dist, 'THIRD_PARTY_NOTICES.txt'), 'utf8');
const bundled = new Set(
  [...notices.matchAll(/^(@?[\w./-]+) (\d[\w.+-]*) \([^)]+\)$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  ),
);

const bom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);

const idOf = ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`;
/** Removes fields about the build machine and about development dependencies, which do not apply to dist. */
const componentOf = ({ externalReferences: _from, properties: _here, scope: _scope, ...component }) =>
  component;

const components = [
  ...new Map(bom.components.filter((one) => bundled.has(idOf(one))).map((one) => [idOf(one), one])).values(),
]
  .map(componentOf)
  .sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
const missing = [...bundled].filter((id) => !components.some((one) => idOf(one) === id));
if (bundled.size === 0 || missing.length > 0) {
  console.error(
    `npm sbom does not list these bundled packages: ${missing.join(', ') || 'none were found in the build'}.`,
  );
  process.exit(1);
}

// npm uses the folder's name as name of the project.
const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const own = { ...componentOf(bom.metadata.component), name };
writeFileSync(
  path.join(dist, 'sbom.cdx.json'),
  `${JSON.stringify(
    {
      $schema: bom.$schema,
      bomFormat: bom.bomFormat,
      specVersion: bom.specVersion,
      version: 1,
      metadata: { component: own },
      components,
      dependencies: [{ ref: own['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) }],
    },
    null,
    2,
  )}\n`,
);
console.log(`dist/sbom.cdx.json written: ${components.length} packages.`);
