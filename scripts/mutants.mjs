import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import buildPainted from '../tests/setup/buildPainted.mjs';
import { changeMutators } from './mutants/mutators.mjs';

/** Changes each line of a folder or file, and lists the changes that no unit test notices: `npm run mutants -- src/api`. */
const [folder, ...more] = process.argv.slice(2);
if (!folder || !existsSync(folder)) throw new Error('Name a folder or a file: npm run mutants -- src/api');

// The tests of all layers would take half an hour before the first mutant.
const folders = path.normalize(folder).split(path.sep);
const layer = folders.slice(0, folders[0] === 'src' ? 2 : 1).join('/');
const needsPage = more.length > 0 || !['src/server', 'src/domain', 'sandbox', 'bin'].includes(layer);
const inner = ['src/api', 'src/store', 'src/sagas', 'src/client'];
const near = inner.includes(layer) ? inner : [layer];
const { MUTANTS_SHARE: share = 100, MUTANTS_SEED: seed = 1 } = process.env;
const filesIn = (each) => `<rootDir>/${each}${path.extname(each) ? '' : '/**/*.test.{ts,tsx,mjs}'}`;
process.env['MUTANTS_PROJECT'] = needsPage ? 'dom' : 'node';

const cache = path.resolve('node_modules/.cache/mutants');
const name = [folder.replaceAll(/\W+/g, '-'), ...(share < 100 ? [share, seed] : [])].join('-');

await buildPainted();
await changeMutators({ share, seed });
await new Stryker({
  mutate: [
    path.extname(folder) ? folder : `${folder}/**/*.{ts,tsx,mjs}`,
    '!**/*.test.*',
    '!sandbox/testing/**',
  ],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: 'scripts/mutants/jest.config.js',
    config: {
      testMatch: [...near.map(filesIn), '!**/*.{broad,property}.test.{ts,tsx}', ...more.map(filesIn)],
    },
    enableFindRelatedTests: false,
  },
  // The command runs in a process of its own, which tells nothing of what it reaches.
  coverageAnalysis: layer === 'bin' ? 'off' : 'perTest',
  // Only a copy of a text in a test would notice these.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: layer !== 'bin',
  concurrency: Number(process.env['MUTANTS_WORKERS'] ?? 1),
  timeoutMS: 20_000,
  // Of the time of all tests that reach a mutant: a part of their files runs.
  timeoutFactor: 0.3,
  // The memory of the worker grows with each test file.
  maxTestRunnerReuse: 100,
  // The first run loads every related test file, without a second worker.
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: path.join(cache, `${name}.json`),
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: path.join(cache, `${name}.html`) },
  tempDirName: path.join(os.tmpdir(), 'pricerx-auth-mutants'),
  ignorePatterns: ['dist', 'demo/dist', 'e2e', 'examples', 'release', 'site/dist'],
  allowConsoleColors: false,
}).runMutationTest();
