import path from 'node:path';

/** sandbox/dist/worker: the sandbox as a service worker, with SQLite in WebAssembly beside it. */
export const sandboxWorker = (common, optimization) => ({
  ...common,
  target: ['webworker', 'es2022'],
  entry: { 'pricerx-auth-sandbox-worker': './sandbox/worker.ts' },
  resolve: {
    extensions: ['.ts', '.js'],
    // Of Node only, where sql.js reads its WebAssembly from a file.
    fallback: { fs: false, path: false, crypto: false },
  },
  module: {
    ...common.module,
    // Service workers cannot use `import()`, so all is in one script.
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  output: {
    path: path.join(common.context, 'sandbox/dist/worker'),
    filename: '[name].js',
    assetModuleFilename: 'pricerx-auth-sandbox.wasm',
    clean: true,
  },
  optimization: { ...optimization, splitChunks: false },
});
