import e2e from './jest.e2e.config.js';
import { shared } from './jest.shared.js';

const { maxWorkers, testTimeout, ...endToEnd } = e2e;

/** What is broad rather than deep: `npm run test:more`. Built files are needed, as for the other end-to-end tests. */
export default {
  maxWorkers,
  testTimeout,
  projects: [
    {
      ...endToEnd,
      displayName: 'more',
      testMatch: ['<rootDir>/e2e/broad/**/*.e2e.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    },
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
