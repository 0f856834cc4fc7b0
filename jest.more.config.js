import e2e from './jest.e2e.config.js';

/** What is broad rather than deep: `npm run test:more`. Built files are needed, as for the other end-to-end tests. */
export default {
  ...e2e,
  displayName: 'more',
  testMatch: ['<rootDir>/e2e/broad/**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
