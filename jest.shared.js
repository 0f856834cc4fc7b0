import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** What unit and end-to-end tests have in common. */
export const shared = {
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
    '/node_modules/(?!(rettime|@open-draft|until-async|jose|bs58|base-x|@noble|@simplewebauthn|@redux-devtools|openid-client|oauth4webapi)/)',
  ],
  // As the bundles have it (webpack.config.js).
  moduleNameMapper: {
    // Compiled without React, as the bundles have them (tests/setup/buildPainted.mjs).
    '/paintScreen$': '<rootDir>/node_modules/.cache/painted/paintScreen.cjs',
    '^@emotion/styled$': '<rootDir>/src/ui/styledTags.ts',
    '^@emotion/cache$': '<rootDir>/src/ui/emotionCache.ts',
    '^@emotion/use-insertion-effect-with-fallbacks$': '<rootDir>/src/ui/insertionEffect.ts',
    '^@emotion/serialize$': '<rootDir>/src/ui/emotionSerialize.ts',
    '^@emotion/is-prop-valid$': '<rootDir>/src/ui/isPropValid.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/sandbox/dist/'],
  // What webpack's DefinePlugin replaces in the bundle.
  globals: { __VERSION__: version, __CHUNK_POLICY__: null },
  restoreMocks: true,
};
