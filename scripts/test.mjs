// `npm test`: every check, in order. The first failure ends the run.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTask } from './build/runTask.mjs';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'node_modules/.cache/test-results');

const script = (name) => ['npm', 'run', '--silent', name];
const jest = (name, ...options) => {
  const outputFile = path.join(results, `${name}.json`);
  return ['npx', 'jest', '--ci', '--json', `--outputFile=${outputFile}`, ...options];
};

// The two tasks of a row run at the same time.
const rows = [
  [
    { title: 'Types', command: script('types') },
    { title: 'Lint', command: script('lint') },
  ],
  [
    { title: 'Format', command: script('format:check') },
    { title: 'Layers and import cycles', command: script('layers') },
  ],
  [{ title: 'Unit tests', command: jest('unit'), live: true }],
  [
    { title: 'Bundles', command: script('build:bundles') },
    { title: 'Declarations', command: script('build:types') },
  ],
  [{ title: 'Sizes', command: script('sizes') }],
  [
    { title: 'Package shape', command: script('package') },
    { title: 'Generated documents', command: script('docs:check') },
  ],
  [{ title: 'End-to-end tests', command: ['node', 'scripts/e2e.mjs'], live: true }],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

for (const row of rows) {
  const started = row.map((task) => runTask(task, root));
  for (const finished of started) {
    const { title, seconds, output, code } = await finished;
    console.log(`\n== ${title} (${seconds.toFixed(1)} s)${output ? `\n${output}` : ''}`);
    if (code === 0) continue;
    console.error(`\n${title}: failed.`);
    await Promise.allSettled(started);
    process.exit(1);
  }
}

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
