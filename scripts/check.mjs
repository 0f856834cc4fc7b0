// `npm run check`: types, lint, format, import rules and the nearest unit tests of what has changed.
// `npm run check -- --since main` compares with a branch; without it, with the last commit.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runTask } from './build/runTask.mjs';

const MAX_TEST_FILES = 8;
const CACHE = 'node_modules/.cache';
const root = path.resolve(import.meta.dirname, '..');
const sinceAt = process.argv.indexOf('--since');
const since = sinceAt === -1 ? 'HEAD' : process.argv[sinceAt + 1];

const lines = (program, ...args) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

const changed = [
  ...new Set([
    ...lines('git', 'diff', '--name-only', '--diff-filter=d', since),
    ...lines('git', 'ls-files', '--others', '--exclude-standard'),
  ]),
].filter((file) => existsSync(path.join(root, file)));
const code = changed.filter((file) => /\.(m?js|tsx?)$/.test(file));

if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit(0);
}

/** How many folders apart two files are. */
function distance(one, other) {
  const [a, b] = [one, other].map((file) => path.dirname(file).split('/'));
  const shared = a.findIndex((part, index) => part !== b[index]);
  const depth = shared === -1 ? a.length : shared;
  return a.length + b.length - 2 * depth;
}

const nearest = (file) => Math.min(...code.map((other) => distance(file, other)));
const dependants = code.length
  ? lines('npx', 'jest', '--listTests', '--findRelatedTests', ...code).map((file) =>
      path.relative(root, file),
    )
  : [];
const tests = dependants.sort((a, b) => nearest(a) - nearest(b)).slice(0, MAX_TEST_FILES);

const npx = (...command) => ['npx', ...command];
const tasks = [
  {
    title: 'Types',
    command: npx(
      'tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      `${CACHE}/check.tsbuildinfo`,
      '-p',
      '.',
    ),
  },
  {
    title: 'Format',
    command: npx('prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...changed),
  },
  code.length > 0 && {
    title: 'Lint',
    command: npx('eslint', '--max-warnings', '0', '--cache', '--cache-location', `${CACHE}/eslint/`, ...code),
  },
  code.length > 0 && { title: 'Import rules', command: ['npm', 'run', '--silent', 'layers'] },
  tests.length > 0 && {
    title: `Unit tests: ${tests.length} of ${dependants.length} files that depend on the change`,
    command: npx('jest', '--ci', '--silent', '--runTestsByPath', ...tests),
  },
].filter(Boolean);

let failed = false;
// Two at a time, because a small machine has two cores.
for (let first = 0; first < tasks.length; first += 2) {
  for (const finished of tasks.slice(first, first + 2).map((task) => runTask(task, root))) {
    const { title, seconds, output, code: exitCode } = await finished;
    console.log(`\n== ${title} (${seconds.toFixed(1)} s)${exitCode === 0 ? '' : `: failed\n${output}`}`);
    failed ||= exitCode !== 0;
  }
}
process.exit(failed ? 1 : 0);
