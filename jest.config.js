import { shared } from './jest.shared.js';

// Every route, every method, many random values: these belong to `npm run test:more` (jest.more.config.js).
const testPathIgnorePatterns = [...shared.testPathIgnorePatterns, '\\.(broad|property)\\.test\\.'];

/** @type {import('jest').Config} */
export default {
  globalSetup: '<rootDir>/tests/setup/buildPainted.mjs',
  // One more than the cores of a small machine, because tests sometimes wait for their sandbox.
  maxWorkers: 3,
  // Tests must not fail on a busy machine.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      testPathIgnorePatterns,
      displayName: 'dom',
      testMatch: [
        '<rootDir>/src/{!(domain|server)/**/,}*.test.{ts,tsx}',
        '<rootDir>/tests/**/*.test.{ts,tsx}',
      ],
      testEnvironment: '<rootDir>/tests/setup/domEnvironment.mjs',
      testEnvironmentOptions: {
        // Without 'development' jest loads emotion's production build, whose styles jsdom cannot read in a shadow root.
        customExportConditions: ['development', ''],
        url: 'http://localhost:4310/',
      },
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/setup/dom.ts'],
    },
    {
      ...shared,
      testPathIgnorePatterns,
      displayName: 'node',
      testMatch: [
        // Pure rules and code for servers need no page.
        '<rootDir>/src/{domain,server}/**/*.test.ts',
        '<rootDir>/sandbox/**/*.test.ts',
        '<rootDir>/demo/**/*.test.ts',
        '<rootDir>/gallery/**/*.test.ts',
        '<rootDir>/{scripts,bin}/**/*.test.{ts,mjs}',
        '<rootDir>/playground/**/*.test.ts',
        '<rootDir>/site/**/*.test.{ts,mjs}',
      ],
      testEnvironment: 'node',
    },
  ],
};
