// Runs end-to-end tests with jest's own arguments. Test files that failed are run once more, alone on the machine: a file that
// fails twice fails the run. The results are written to the file that --outputFile names.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bothRuns, filesToRunAgain } from './build/secondRun.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string', default: 'jest.e2e.config.js' },
    outputFile: { type: 'string', default: path.join(root, 'node_modules/.cache/test-results/e2e.json') },
  },
});

/** jest's exit code, and its results unless it ended before it ran tests. */
function run(options) {
  mkdirSync(path.dirname(values.outputFile), { recursive: true });
  rmSync(values.outputFile, { force: true });
  const args = ['jest', '--ci', '--config', values.config, '--json', `--outputFile=${values.outputFile}`];
  const { status } = spawnSync('npx', [...args, ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const results = existsSync(values.outputFile) ? JSON.parse(readFileSync(values.outputFile, 'utf8')) : null;
  return { code: status ?? 1, results };
}

const first = run(positionals);
if (first.code === 0) process.exit(0);
const files = first.results && filesToRunAgain(first.results);
if (!files) process.exit(1);

console.error(`\nRunning again, alone: ${files.map((file) => path.relative(root, file)).join(', ')}`);
const second = run(['--runInBand', '--runTestsByPath', ...files]);
if (!second.results || second.code !== 0) process.exit(1);
const results = bothRuns(first.results, second.results);
writeFileSync(values.outputFile, JSON.stringify(results));
for (const file of results.ranAgain)
  console.error(`Passed only when run again: ${path.relative(root, file)}`);
