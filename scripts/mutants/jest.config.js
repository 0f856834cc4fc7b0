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
  testPathIgnorePatterns: shared.testPathIgnorePatterns,
  testEnvironment: here('environment.mjs'),
  runner: here('runner.mjs'),
  maxWorkers: 1,
};
