import unit from './jest.config.js';
import e2e from './jest.e2e.config.js';
import { shared } from './jest.shared.js';

const { globalSetup, projects } = unit;
const { maxWorkers, testTimeout, ...endToEnd } = e2e;
const { testPathIgnorePatterns } = shared;

/** What is broad rather than deep: `npm run test:more`. Built files are needed, as for the other end-to-end tests. */
export default {
  maxWorkers,
  testTimeout,
  projects: [
    {
      ...endToEnd,
      displayName: 'more',
      testMatch: ['<rootDir>/e2e/broad/**/*.e2e.ts'],
      testPathIgnorePatterns,
    },
    ...projects.map((project) => ({
      ...project,
      globalSetup,
      displayName: `more ${project.displayName}`,
      testMatch: project.testMatch.map((pattern) => pattern.replace('*.test.', '*.{broad,property}.test.')),
      testPathIgnorePatterns,
    })),
    {
      ...shared,
      displayName: 'browser platform',
      testMatch: ['<rootDir>/sandbox/routes/**/*.test.ts', '<rootDir>/sandbox/control/*.test.ts'],
      testEnvironment: 'node',
      // The sandbox as it is in a browser: SQLite in WebAssembly, and password hashes in JavaScript.
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '/platform/node$': '<rootDir>/sandbox/testing/wasmPlatform.ts',
      },
    },
  ],
};
