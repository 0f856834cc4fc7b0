import { shared } from './jest.shared.js';

/** @type {import('jest').Config} */
export default {
  ...shared,
  displayName: 'e2e',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  // These belong to `npm run test:more` (jest.more.config.js).
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/e2e/broad/'],
  testEnvironment: 'node',
  globals: { ...shared.globals, __OTHER_VARIANTS__: false },
  globalSetup: '<rootDir>/e2e/support/globalSetup.ts',
  globalTeardown: '<rootDir>/e2e/support/globalTeardown.ts',
  // One more than the cores of a small machine, because pages sometimes wait.
  maxWorkers: 3,
  // Time for a busy machine: a step that never happens fails after Playwright's own 30 s.
  testTimeout: 180_000,
};
