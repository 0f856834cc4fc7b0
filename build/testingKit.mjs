/** The entry points of the sandbox's package that hosts use in their tests. */
export const TESTING_KIT = {
  control: './sandbox/controlClient.ts',
  browser: './sandbox/browser.ts',
  playwright: './sandbox/playwright.ts',
  jest: './sandbox/jest.ts',
  vitest: './sandbox/vitest.ts',
};
