// `npm run release`: builds, checks and packs a release into release/<version>, publishes it with provenance, then sets its tag.
// With `-- --dry-run` nothing is published, and unmet preconditions are only listed. See docs/releasing.md.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changelogSection } from './release/changelogSection.mjs';
import { unmetPreconditions } from './release/preconditions.mjs';
import { packAll } from './release/packages.mjs';
import { publishAndTag } from './release/publish.mjs';
import { sumsOf } from './release/sums.mjs';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const root = path.resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const folder = path.join(root, 'release', version);

function run(title, program, ...args) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  console.error(`\n${title}: failed.`);
  process.exit(1);
}

/** Lists the problems, and ends the release unless it is a dry run. */
function stopFor(problems) {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 && !values['dry-run']) process.exit(1);
}

stopFor(unmetPreconditions(root, version, process.env));

run('Build', 'npm', 'run', '--silent', 'build');
run('Package shape', 'npm', 'run', '--silent', 'package');
run('Package shape of the sandbox', 'npm', 'run', '--silent', 'package:sandbox');
run('Generated documents', 'npm', 'run', '--silent', 'docs:check');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { files, problems } = packAll(root, folder, version);

const dist = path.join(root, 'dist');
// The files of the script tag for a static host: in a folder of the exact version, and in one of the major version.
const scripts = readdirSync(dist).filter((file) => /\.js$|^integrity\.json$|\.txt$/.test(file));
for (const address of [`v${version}`, `v${version.split('.')[0]}`])
  for (const file of scripts)
    cpSync(path.join(dist, file), path.join(folder, 'script', address, file), { recursive: true });
for (const file of ['integrity.json', 'sbom.cdx.json', 'THIRD_PARTY_NOTICES.txt'])
  cpSync(path.join(dist, file), path.join(folder, file));
const notes = changelogSection(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version).text;
writeFileSync(path.join(folder, 'notes.md'), `${notes}\n`);
rmSync(path.join(folder, 'maps'), { recursive: true });
writeFileSync(path.join(folder, 'SHA256SUMS'), sumsOf(folder));

console.log(`\nrelease/${version}`);
for (const { filename, size } of files) console.log(`  ${filename}  ${(size / 1e6).toFixed(2)} MB`);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
if (values['dry-run']) {
  console.log('\nDry run: nothing was published.');
} else {
  publishAndTag({ folder, files, version, run: (...command) => run(command.join(' '), ...command) });
}
