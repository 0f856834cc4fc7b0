import { readFileSync } from 'node:fs';
import path from 'node:path';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** Settings of unit and end-to-end tests. */
export const shared = {
  rootDir: import.meta.dirname,
  runtime: path.join(import.meta.dirname, 'tests/setup/scriptCacheRuntime.mjs'),
  // The same compiler as in the build, so that both accept the same syntax.
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
  // Packages with ES modules only, which are compiled because jest runs CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|@open-draft|until-async|jose|bs58|base-x|@noble|@simplewebauthn|@redux-devtools|openid-client|oauth4webapi|leven)/)',
  ],
  moduleNameMapper: {
    // Compiled without React, as in the bundles (tests/setup/buildPainted.mjs).
    '/(paintScreen|writeScreen)$': '<rootDir>/node_modules/.cache/painted/$1.cjs',
    '^src/screens/oauth/marks$': '<rootDir>/src/screens/oauth/marks',
  },
  setupFilesAfterEnv: [path.join(import.meta.dirname, 'tests/setup/retryOnServer.ts')],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/sandbox/dist/'],
  // Values that webpack's DefinePlugin inserts in the bundle.
  globals: {
    __VERSION__: version,
    __CHUNK_POLICY__: null,
    __PREFETCH_CHUNKS__: null,
    __REACT_APART__: false,
  },
  restoreMocks: true,
};
