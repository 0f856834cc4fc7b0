// `npm test`: every check. The first failure ends the run.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTask } from './build/runTask.mjs';
import { runTasks } from './build/runTasks.mjs';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'node_modules/.cache/test-results');

const script = (name) => ['npm', 'run', '--silent', name];
const unitResults = path.join(results, 'unit.json');

/** Two of these run at the same time, because most of them use a single core. The slowest come first. */
const checks = [
  { title: 'Types and lint', command: ['node', 'scripts/typesAndLint.mjs'] },
  { title: 'Bundles', command: script('build:bundles') },
  { title: 'Format', command: script('format:check') },
  { title: 'Layers and import cycles', command: script('layers') },
  { title: 'Sizes', command: script('sizes'), after: ['Bundles'] },
  { title: 'Bill of materials', command: script('sbom'), after: ['Sizes'] },
  { title: 'Generated documents', command: script('docs:check') },
];

/** These use all cores by themselves. */
const tests = [
  {
    title: 'Unit tests',
    command: ['npx', 'jest', '--ci', '--json', `--outputFile=${unitResults}`],
    live: true,
  },
  { title: 'End-to-end tests', command: ['node', 'scripts/e2e.mjs'], live: true },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

function report({ title, seconds, output, code }) {
  console.log(`\n== ${title} (${seconds.toFixed(1)} s)${output ? `\n${output}` : ''}`);
  if (code !== 0) console.error(`\n${title}: failed.`);
  return code === 0;
}

if (!(await runTasks(checks, 2, (task) => runTask(task, root).then(report)))) process.exit(1);
for (const task of tests) if (!report(await runTask(task, root))) process.exit(1);

const counts = ['unit', 'e2e'].map((name) =>
  JSON.parse(readFileSync(path.join(results, `${name}.json`), 'utf8')),
);
const passed = counts.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
const skipped = counts.reduce(
  (sum, { numPendingTests, numTodoTests }) => sum + numPendingTests + numTodoTests,
  0,
);
if (skipped > 0) console.log(`\n${skipped} skipped.`);
const ranAgain = counts.flatMap((results) => results.ranAgain ?? []);
for (const file of ranAgain) console.log(`\nPassed only when run again: ${path.relative(root, file)}`);
console.log(`\nTests: ${passed} passed, 0 failed`);
