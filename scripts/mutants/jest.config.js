import path from 'node:path';
import unit from '../../jest.config.js';
import { shared } from '../../jest.shared.js';

const project = unit.projects.find(({ displayName }) => displayName === process.env['MUTANTS_PROJECT']);
const here = (name) => path.join(import.meta.dirname, name);

/** One project of the unit tests, because Stryker's settings replace those of each project. */
export default {
  ...project,
  displayName: undefined,
  testTimeout: unit.testTimeout,
  // A file with an environment of its own would run without Stryker's.
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/server\\.test\\.'],
  testEnvironment: here('environment.mjs'),
  runner: here('runner.mjs'),
  maxWorkers: 1,
};
