import { shared } from './jest.shared.js';

/** @type {import('jest').Config} */
export default {
  globalSetup: '<rootDir>/tests/setup/buildPainted.mjs',
  // One more than the cores of a small machine: tests wait for their sandbox now and then.
  maxWorkers: 3,
  // A busy machine is no failure.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'dom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tests/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/tests/setup/domEnvironment.mjs',
      testEnvironmentOptions: {
        // Without 'development' emotion's production build is taken, which puts no readable styles into a shadow root.
        customExportConditions: ['development', ''],
        url: 'http://localhost:4310/',
      },
      setupFilesAfterEnv: ['<rootDir>/tests/setup/dom.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testMatch: [
        '<rootDir>/sandbox/**/*.test.ts',
        '<rootDir>/demo/**/*.test.ts',
        '<rootDir>/gallery/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.{ts,mjs}',
      ],
      testEnvironment: 'node',
    },
  ],
};
