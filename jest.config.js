import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

const shared = {
  rootDir: import.meta.dirname,
  // One compiler for tests and build, so a syntax the build takes is a syntax the tests take.
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Packages that ship ES modules only: jest runs CommonJS, so these are compiled as our own files are.
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|@open-draft|until-async|jose|bs58|base-x|@simplewebauthn)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/sandbox/dist/'],
  // What webpack's DefinePlugin replaces in the bundle.
  globals: { __VERSION__: version, __CHUNK_POLICY__: null },
  restoreMocks: true,
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'dom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tests/**/*.test.{ts,tsx}'],
      // Plain jsdom has no Request, Response or streams; this one keeps Node's.
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
        '<rootDir>/scripts/**/*.test.{ts,mjs}',
      ],
      testEnvironment: 'node',
    },
  ],
};
