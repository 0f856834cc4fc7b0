import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notices } from '../build/notices.mjs';

/** Entry points that hosts use in their tests and pages. */
const TESTING_KIT = {
  control: './sandbox/controlClient.ts',
  browser: './sandbox/browser.ts',
  playwright: './sandbox/playwright.ts',
  jest: './sandbox/jest.ts',
  vitest: './sandbox/vitest.ts',
};

/** The fixtures and hooks import the sandbox from the package's main file, so that the package contains it once. */
const sandboxOfIndex =
  (folder) =>
  ({ context, request }, callback) => {
    const isSandbox = ['createSandbox', 'http'].some(
      (name) => path.join(context, request) === path.join(folder, name),
    );
    const isKit = ['hooks', 'playwright'].some((name) => context === path.join(folder, name));
    if (isSandbox && isKit) callback(null, 'module ./index.js');
    else callback();
  };

/** sandbox/dist: the published package of the sandbox. In the repository the sandbox runs from its sources. */
function packageOf(common, constants) {
  const manifest = path.join(common.context, 'sandbox/package.json');
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  return {
    ...common,
    target: 'node20',
    entry: { index: './sandbox/index.ts', msw: './sandbox/msw.ts', cli: './sandbox/cli.ts', ...TESTING_KIT },
    experiments: { outputModule: true },
    module: { ...common.module, parser: { javascript: { importMeta: false, url: false } } },
    // Dependencies are installed with the package or by the host. Only modules of src/domain are bundled.
    externalsType: 'module',
    externals: [
      ...Object.keys({ ...dependencies, ...peerDependencies }).map((name) => new RegExp(`^${name}(/|$)`)),
      sandboxOfIndex(path.join(common.context, 'sandbox')),
    ],
    output: {
      path: path.join(common.context, 'sandbox/dist'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      library: { type: 'modern-module' },
      clean: { keep: /^worker\// },
    },
    // __dirname and __filename must keep their values at run time.
    node: { __dirname: false, __filename: false },
    optimization: { minimize: false, splitChunks: false },
    plugins: [constants],
  };
}

/** sandbox/dist/worker: the sandbox as a service worker, with SQLite in WebAssembly beside it. */
const worker = (common) => ({
  ...common,
  target: ['webworker', 'es2022'],
  entry: { 'pricerx-auth-sandbox-worker': './sandbox/worker.ts' },
  resolve: {
    extensions: ['.ts', '.js'],
    // Modules of Node, with which sql.js reads its WebAssembly from a file.
    fallback: { fs: false, path: false, crypto: false },
  },
  module: {
    ...common.module,
    // Service workers cannot use `import()`, so all modules are in one script.
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  output: {
    path: path.join(common.context, 'sandbox/dist/worker'),
    filename: '[name].js',
    assetModuleFilename: 'pricerx-auth-sandbox.wasm',
    clean: true,
  },
  optimization: { ...common.optimization, splitChunks: false },
  plugins: [notices([])],
});

export const sandboxBundles = (common, constants) => [
  packageOf(common('sandbox'), constants),
  worker(common('sandboxWorker')),
];
