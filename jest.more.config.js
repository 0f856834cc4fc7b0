import unit from './jest.config.js';
import { shared } from './jest.shared.js';

const { projects, ...options } = unit;
const { testPathIgnorePatterns } = shared;

/** What is broad rather than deep: `npm run test:more`. */
export default {
  ...options,
  testTimeout: 180_000,
  projects: [
    ...projects.map((project) => ({
      ...project,
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
