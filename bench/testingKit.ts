// Measures how long the tests of sandbox/README.md take that sign in, with the packages as they are published, in a folder outside of
// the repository. Needs `npm run package`, `npm run build:sandbox`, and a registry for npm. `npm run bench:kit`; `-- --runs 9` sets
// the number of runs, of which the middle is printed.
import { parseArgs } from 'node:util';
import { openKitProject, type Runner } from '../e2e/support/outside/kitProject';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const LIMIT_MS = 2_000;
const RUNNERS: Runner[] = ['jest', 'vitest', 'playwright'];

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const project = await openKitProject();
try {
  console.log('              test  command  (ms)');
  for (const runner of RUNNERS) {
    const runs = Array.from({ length: Number(values.runs) }, () => {
      const start = performance.now();
      const [outcome] = project.test(runner, `readme.${runner}.js`);
      if (outcome?.status !== 'passed') throw new Error(`${runner}: ${outcome?.message}`);
      return { test: outcome.ms, command: performance.now() - start };
    });
    const test = middle(runs.map((each) => each.test));
    const command = middle(runs.map((each) => each.command));
    const verdict = test <= LIMIT_MS ? 'ok' : `more than ${LIMIT_MS}`;
    console.log(
      `${runner.padEnd(12)}${test.toFixed(0).padStart(6)}  ${command.toFixed(0).padStart(7)}  ${verdict}`,
    );
  }
} finally {
  project.remove();
}
