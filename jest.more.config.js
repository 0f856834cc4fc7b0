import unit from './jest.config.js';
import e2e from './jest.e2e.config.js';
import { shared } from './jest.shared.js';

const { globalSetup, projects } = unit;
const { maxWorkers, testTimeout, ...endToEnd } = e2e;
const { testPathIgnorePatterns } = shared;

/** Files of which `npm test` runs one variant: light DOM, or PKCE on (e2e/support/variants.ts). */
const VARIED = [
  'accessibility/keyboard',
  'loading/firstPaint',
  'loading/handOver',
  'signIn/emailLink',
  'signIn/passkeyLogin',
  'signIn/passkeyRegistration',
  'signIn/social',
];

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
    {
      ...endToEnd,
      displayName: 'more variants',
      testMatch: VARIED.map((file) => `<rootDir>/e2e/${file}.e2e.ts`),
      globals: { ...shared.globals, __OTHER_VARIANTS__: true },
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
