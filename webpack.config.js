import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { CHUNK_LOADING, ChunkLoaderPlugin } from './build/chunkLoaderPlugin.mjs';
import { coreChunk } from './build/coreChunk.mjs';
import { ImportRetryPlugin } from './build/importRetryPlugin.mjs';
import { BASE_LAYER, baseEntries, paintedLayer } from './build/paintedLayer.mjs';
import { EsmEntriesPlugin } from './build/esmEntriesPlugin.mjs';
import { IntegrityPlugin } from './build/integrityPlugin.mjs';
import { MINIFIERS } from './build/minifiers.mjs';
import { NoticesPlugin } from './build/noticesPlugin.mjs';
import { entryPointOf, useClient } from './build/reactEntry.mjs';
import { sandboxBundles } from './sandbox/bundles.mjs';

const root = import.meta.dirname;
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { version } = readJson('package.json');
/** A module that replaces a package in the bundles: docs/decisions.md has what each saves. */
const standIn = (file) => path.join(root, 'build/standIns', file);

/** The product's only Trusted Types policy. Pages allow it with `trusted-types pricerx-auth`. */
const POLICY_NAME = 'pricerx-auth';

/** The constant of the same name in src/domain/constants.ts. */
const CHUNK_TIMEOUT_MS = 9_000;

const common = (name) => ({
  name,
  mode: 'production',
  context: root,
  // The published scripts do not name their maps, which are a package of their own (docs/releasing.md).
  devtool: name === 'demo' ? 'source-map' : 'hidden-source-map',
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
    // Files of the build itself, whose changes invalidate the cache.
    buildDependencies: {
      config: [import.meta.filename, path.join(root, 'package-lock.json'), path.join(root, 'build/')],
    },
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: {
      '@emotion/styled$': standIn('styledTags.ts'),
      '@emotion/cache': path.join(root, 'src/ui/styling/emotionCache.ts'),
      '@emotion/use-insertion-effect-with-fallbacks': standIn('insertionEffect.ts'),
      // Replaces emotion's serializer and stylis. It supports style objects only.
      '@emotion/serialize': path.join(root, 'src/ui/styling/emotionSerialize.ts'),
    },
  },
  module: {
    rules: [
      ...paintedLayer(root),
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
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});

const optimization = {
  minimizer: MINIFIERS,
  // Short names compress well. Modules in the order of their imports are next to similar ones, which compresses better.
  mangleExports: 'size',
  moduleIds: 'natural',
  // All chunks have names. Using them as ids saves the loader a table from ids to names.
  chunkIds: 'named',
  // A flow is one file, because small shared chunks cost more round trips than they save bytes. Chunks that are loaded together
  // with the core do not repeat its modules.
  splitChunks: coreChunk,
};

const define = (chunkPolicy) =>
  new webpack.DefinePlugin({
    __VERSION__: JSON.stringify(version),
    // A page can create a policy name only once. In the script bundle webpack's chunk loader creates the policy, and the loader
    // of third-party scripts uses it through this function. In the ESM bundle that loader creates its own.
    __CHUNK_POLICY__: chunkPolicy,
  });

/**
 * Chromium then compiles all functions of a script at once, with a chunk while it arrives and off the main thread. Without it, each
 * function is parsed a second time when it is called, and all modules are called at once.
 */
const compileHint = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^pricerx-auth\.((core|app)\.\w+\.)?js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** dist/pricerx-auth.js: the bundle for a script tag, which sets `window.PriceRxAuth`, and its chunks. */
const script = {
  ...common('script'),
  target: ['web', 'es2022'],
  entry: { 'pricerx-auth': { import: './src/index.ts', layer: BASE_LAYER } },
  experiments: { layers: true },
  output: {
    path: path.join(root, 'dist'),
    filename: '[name].js',
    // One hash for all chunks of a build. A hash for each would need a table of 0.8 kB in the entry. The salt changes the names with
    // the minifier too, whose output is not part of this hash.
    hashSalt: readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
    chunkFilename: 'pricerx-auth.[name].[fullhash:8].js',
    library: { name: 'PriceRxAuth', type: 'window' },
    // These two names avoid conflicts with other webpack bundles on the page.
    uniqueName: 'pricerx-auth',
    chunkLoadingGlobal: 'pricerxAuthChunks',
    chunkFormat: 'array-push',
    chunkLoading: CHUNK_LOADING,
    crossOriginLoading: 'anonymous',
    clean: { keep: /^esm\/|^\.types-|\.d\.ts$/ },
  },
  optimization,
  plugins: [
    define('__webpack_require__.tt'),
    new ChunkLoaderPlugin({ policyName: POLICY_NAME, limitMs: CHUNK_TIMEOUT_MS }),
    compileHint,
    new NoticesPlugin(['dom-accessibility-api']),
    // The entry has the values of the chunks that it imports, and each chunk those of its imports.
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], hashLoading: 'lazy' }),
    new IntegrityPlugin(),
  ],
  ignoreWarnings: [/Using \[hash\], \[fullhash\].* is dangerous with SRI/],
};

/** dist/esm: the entry points. The widget's file imports the client's, so that a page with both has one client. */
const esm = {
  ...common('esm'),
  target: ['web', 'es2022'],
  entry: {
    client: { import: './src/headless.ts', layer: BASE_LAYER },
    widget: { import: './src/index.ts', layer: BASE_LAYER, dependOn: 'client' },
    ...baseEntries('react', 'themes', 'dev', 'devLeftOut'),
  },
  experiments: { outputModule: true, layers: true },
  externalsType: 'module',
  // The host installs zxcvbn with the package, because a second copy would be a quarter of it. The painted views do not import React.
  externals: ({ request = '', contextInfo: { issuer, issuerLayer } }, decide) =>
    request === 'zxcvbn' || (/^react(-dom)?($|\/)/.test(request) && issuerLayer === BASE_LAYER)
      ? decide(null, request)
      : decide(null, entryPointOf(request, issuer)),
  output: {
    path: path.join(root, 'dist/esm'),
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    module: true,
    // This type writes plain `import('./chunk.js')`, so that the host's bundler finds the chunks.
    library: { type: 'modern-module' },
    clean: true,
  },
  optimization,
  plugins: [
    define('null'),
    new ImportRetryPlugin({ limitMs: CHUNK_TIMEOUT_MS, runtimeFile: /^client\.js$/ }),
    new EsmEntriesPlugin({ 'headless.js': 'client', 'index.js': 'widget' }),
    useClient,
    new IntegrityPlugin(),
  ],
};

/** demo/dist: the scripts of the host page. Like any host it uses the published packages without replacements. */
const demo = {
  ...common('demo'),
  target: ['web', 'es2022'],
  entry: {
    firstPaint: './demo/page/firstPaint.ts',
    main: './demo/page/main.ts',
    // Records the widget's store. Loaded only in pages with the developer panel.
    recorder: './demo/page/developer/timeTravel/recorder.ts',
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  output: {
    path: path.join(root, 'demo/dist'),
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    publicPath: '/page/',
    uniqueName: 'pricerx-demo',
    // The same policy name is in demo/host/headers.ts.
    trustedTypes: { policyName: 'pricerx-demo', onPolicyCreationFailure: 'continue' },
    clean: true,
  },
  optimization,
  plugins: [define('null')],
};

/** The painted views for unit tests, because jest compiles each file only once, with React. */
const painted = {
  ...common('painted'),
  devtool: false,
  target: ['web', 'es2022'],
  entry: { paintScreen: './src/shell/paintScreen.tsx' },
  experiments: { layers: true },
  output: {
    path: path.join(root, 'node_modules/.cache/painted'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  optimization: { minimize: false },
};

export default [script, esm, demo, ...sandboxBundles(common, optimization, define('null')), painted];
