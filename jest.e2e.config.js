import { shared } from './jest.shared.js';

/** @type {import('jest').Config} */
export default {
  ...shared,
  displayName: 'e2e',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  testEnvironment: 'node',
  globalSetup: '<rootDir>/e2e/support/globalSetup.ts',
  globalTeardown: '<rootDir>/e2e/support/globalTeardown.ts',
  // One more than the cores of a small machine: pages wait now and then.
  maxWorkers: 3,
  // A page of its own, a sandbox of its own and what a visitor does: seconds, and more on a busy machine.
  testTimeout: 60_000,
};
