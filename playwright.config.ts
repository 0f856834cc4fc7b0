import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/support/browser/browser';
import { OTHER_VARIANT } from './e2e/support/variants';

const root = import.meta.dirname;
if (!['dist/pricerx-auth.js', 'demo/dist/main.js'].every((file) => existsSync(path.join(root, file))))
  throw new Error('End-to-end tests run against what is built: run `npm run build:widget` first.');

// Values that webpack's DefinePlugin inserts in the bundle.
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
Object.assign(globalThis, {
  __VERSION__: version,
  __CHUNK_POLICY__: null,
  __PREFETCH_CHUNKS__: null,
  __REACT_APART__: false,
});

const otherVariant = new RegExp(OTHER_VARIANT);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'node_modules/.cache/test-results/e2e',
  // One more than the cores of a small machine, because pages sometimes wait.
  workers: 3,
  // A test that passes only when it runs again is listed at the end.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? 'list' : 'line',
  // Time for a busy machine.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    // The tolerated share is the antialiasing of a few letters.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixelRatio: 0.001 },
  },
  // Tests name the files with their folders.
  snapshotPathTemplate: '{arg}{ext}',
  use: {
    launchOptions: await launchOptions(),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
  },
  projects: [
    // `npm run e2e`
    { name: 'deep', testIgnore: '**/broad/**', grepInvert: otherVariant },
    // `npm run test:more`
    { name: 'more', testMatch: '**/broad/**/*.e2e.ts', testIgnore: '**/examples/**' },
    { name: 'variants', testIgnore: '**/broad/**', grep: otherVariant },
    // `npm run examples`
    { name: 'examples', testMatch: '**/broad/examples/*.e2e.ts' },
  ],
});
