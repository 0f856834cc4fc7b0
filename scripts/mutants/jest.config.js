import path from 'node:path';
import unit from '../../jest.config.js';

const [dom] = unit.projects;
const here = (name) => path.join(import.meta.dirname, name);

/** The unit tests of `src` as one project, because Stryker's settings replace those of each project. */
export default {
  ...dom,
  displayName: undefined,
  testTimeout: unit.testTimeout,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // A file with an environment of its own would run without Stryker's.
  testPathIgnorePatterns: [...dom.testPathIgnorePatterns, 'server\\.test\\.', '<rootDir>/src/server/'],
  testEnvironment: here('environment.mjs'),
  runner: here('runner.mjs'),
  maxWorkers: 1,
};
