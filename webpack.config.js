import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { CHUNK_LOADING, chunkLoader } from './build/chunkLoader.mjs';
import { compatBundles } from './build/compatBundles.mjs';
import { coreChunk } from './build/coreChunk.mjs';
import { entryPointOf, esmEntries, isReactComponent } from './build/esmEntries.mjs';
import { importRetry } from './build/importRetry.mjs';
import { integrityFile } from './build/integrityFile.mjs';
import { MINIFIERS } from './build/minifiers.mjs';
import { notices } from './build/notices.mjs';
import { BASE_LAYER, baseEntries, paintedLayer } from './build/paintedLayer.mjs';
import { demoBundle } from './demo/bundle.mjs';
import { sandboxBundles } from './sandbox/bundles.mjs';

const root = import.meta.dirname;
const fromRoot = (file) => path.join(root, file);
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json'));

/** The constant of the same name in src/domain/constants.ts. */
const CHUNK_TIMEOUT_MS = 9_000;

/** What all bundles have in common. */
export const common = (name) => ({
  name,
  mode: 'production',
  context: root,
  target: ['web', 'es2022'],
  // The published scripts do not name their maps, which are a package of their own (docs/releasing.md).
  devtool: 'hidden-source-map',
  // webpack's cache does not notice that an export has got another short name (`mangleExports`) when one beside it was renamed.
  cache: false,
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      ...paintedLayer(root),
      { test: /\.[cm]?js$/, include: /node_modules/, loader: fromRoot('build/anyPrototypes.mjs') },
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
    // Fails when a module has no such export, for example when the painter lacks one of React's.
    parser: { javascript: { exportsPresence: 'error' } },
  },
  optimization: {
    minimizer: MINIFIERS,
    // Short names compress well. Modules in the order of their imports are next to similar ones, which compresses better.
    mangleExports: 'size',
    moduleIds: 'natural',
    // All chunks have names. Using them as ids saves the loader a table from ids to names.
    chunkIds: 'named',
    // A flow is one file, because small shared chunks cost more round trips than they save bytes. Chunks that are loaded together
    // with the core do not repeat its modules.
    splitChunks: coreChunk,
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});

const define = (values) => new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version), ...values });
const constants = define({ __CHUNK_POLICY__: 'null', __PREFETCH_CHUNKS__: 'null', __REACT_APART__: 'false' });

/** Elements of the page do not replace the document's functions for our code and its packages (src/browser/page/pageDocument.ts). */
const ownDocument = new webpack.ProvidePlugin({
  document: [fromRoot('src/browser/page/pageDocument.ts'), 'pageDocument'],
});

/** The module of React that the page has when the app is evaluated (`reactOnPage`). */
const reactOnPage = (request) => `globalThis[Symbol.for('pricerx-auth.react.v1')].modules['${request}']`;

/** Text at the top of files, after the minifier, which would remove it. */
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
const atTheTopOf = (include, banner) => new webpack.BannerPlugin({ banner, raw: true, include, stage });

/** dist/pricerx-auth.js: the bundle for a script tag, which sets `window.PriceRxAuth`, and its chunks. */
const script = {
  ...common('script'),
  entry: { 'pricerx-auth': { import: './src/index.ts', layer: BASE_LAYER } },
  experiments: { layers: true },
  output: {
    path: fromRoot('dist'),
    // One hash for all chunks of a build. A hash for each would need a table of 0.8 kB in the entry. The salt changes the names with
    // the minifier and this file too, because the output of minifiers and banners is not part of this hash.
    hashSalt: ['package-lock.json', 'webpack.config.js'].map(read).join(''),
    chunkFilename: 'pricerx-auth.[name].[fullhash:8].js',
    library: { name: 'PriceRxAuth', type: 'window' },
    // These two names avoid conflicts with other webpack bundles on the page, the second one with another release too.
    uniqueName: 'pricerx-auth',
    chunkLoadingGlobal: `pricerxAuthChunks_${version.replace(/\W/g, '_')}`,
    chunkLoading: CHUNK_LOADING,
    crossOriginLoading: 'anonymous',
    clean: { keep: /^esm\/|^\.types-|\.d\.ts$|^pricerx-auth\.compat\./ },
  },
  plugins: [
    // A page can create a policy only once. The chunk loader does, and the loader of third-party scripts uses it by this function.
    define({
      __CHUNK_POLICY__: '__webpack_require__.tt',
      __PREFETCH_CHUNKS__: '__webpack_require__.prefetch',
      __REACT_APART__: 'false',
    }),
    ownDocument,
    // The product's only Trusted Types policy. Pages allow it with `trusted-types pricerx-auth`.
    chunkLoader({ policyName: 'pricerx-auth', limitMs: CHUNK_TIMEOUT_MS }),
    // Chromium compiles all functions of these scripts at once, off the main thread; all of their modules are called at once.
    atTheTopOf(/^pricerx-auth\.((core|app)\.\w+\.)?js$/, '//# allFunctionsCalledOnLoad'),
    notices(['dom-accessibility-api', '@emotion/weak-memoize']),
    // The entry has the values of the chunks that it imports, and each chunk those of its imports.
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], hashLoading: 'lazy' }),
    integrityFile,
  ],
  ignoreWarnings: [/Using \[hash\], \[fullhash\].* is dangerous with SRI/],
};

/** dist/esm: the entry points. The widget's file imports the client's, so that a page with both has one client. */
const esm = {
  ...common('esm'),
  entry: {
    client: { import: './src/headless.ts', layer: BASE_LAYER },
    widget: { import: './src/index.ts', layer: BASE_LAYER, dependOn: 'client' },
    reactHooks: { import: './src/react/providerAndHooks.ts', layer: BASE_LAYER },
    reactWidgets: { import: './src/react/widgets.tsx', layer: BASE_LAYER, dependOn: 'reactHooks' },
    ...baseEntries('server', 'themes', 'dev', 'devLeftOut'),
    noRender: { import: './src/react/noRender.ts', layer: BASE_LAYER },
  },
  experiments: { outputModule: true, layers: true },
  externalsType: 'module-import',
  externals: ({ request = '', contextInfo: { issuer, issuerLayer } }, decide) => {
    // The host installs these with the package: a second copy of zxcvbn would be a quarter of it, and jose has an own build for each server.
    if (request === 'zxcvbn' || request === 'jose') return decide(null, request);
    // The painted views do not import React, and the chunk of the package's own React contains it.
    if (!/^react(-dom)?($|\/)/.test(request) || issuerLayer !== BASE_LAYER)
      return decide(null, entryPointOf(request, issuer));
    return isReactComponent(issuer) ? decide(null, request) : decide(null, reactOnPage(request), 'var');
  },
  output: {
    path: fromRoot('dist/esm'),
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    module: true,
    // This type writes plain `import('./chunk.js')`, so that the host's bundler finds the chunks.
    library: { type: 'modern-module' },
    clean: { keep: /^(render|compat\w*)\.js/ },
  },
  plugins: [
    // Without a chunk loader, the loader of third-party scripts creates the policy.
    define({ __CHUNK_POLICY__: 'null', __PREFETCH_CHUNKS__: 'null', __REACT_APART__: 'true' }),
    ownDocument,
    importRetry({ limitMs: CHUNK_TIMEOUT_MS, runtimeFile: /^client\.js$/ }),
    esmEntries({
      'headless.js': ['client'],
      'index.js': ['widget'],
      'react.js': ['reactHooks', 'reactWidgets'],
    }),
    // For frameworks with server components, such as Next.js. `react.js` has none, so that they see which file an import needs.
    atTheTopOf(/^react(Hooks|Widgets)\.js$/, "'use client';"),
    integrityFile,
  ],
};

/** dist/esm/render.js: the render functions of `pricerx-auth/server`, for any server, with the builds of packages for servers. */
const render = {
  ...common('render'),
  target: 'es2022',
  entry: { render: { import: './src/mount/server/render.ts', layer: BASE_LAYER } },
  experiments: { outputModule: true, layers: true },
  resolve: {
    ...common('render').resolve,
    conditionNames: ['edge-light', 'module', 'import', 'require'],
  },
  optimization: { ...common('render').optimization, splitChunks: false },
  output: {
    path: fromRoot('dist/esm'),
    filename: '[name].js',
    module: true,
    library: { type: 'modern-module' },
  },
  plugins: [constants],
};

export default [
  script,
  esm,
  render,
  ...compatBundles(common, atTheTopOf),
  demoBundle(common('demo'), constants),
  ...sandboxBundles(common, constants),
];
