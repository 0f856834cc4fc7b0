import { readFileSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './build/chunkIntegrityPlugin.mjs';
import { coreChunk } from './build/coreChunk.mjs';
import { ImportRetryPlugin } from './build/importRetryPlugin.mjs';
import { BASE_LAYER, paintedLayer } from './build/paintedLayer.mjs';
import { EagerModulesPlugin } from './scripts/build/eagerModulesPlugin.mjs';
import { EsmDoorsPlugin } from './scripts/build/esmDoorsPlugin.mjs';
import { IntegrityPlugin } from './scripts/build/integrityPlugin.mjs';
import { NoticesPlugin } from './scripts/build/noticesPlugin.mjs';
import { RetryAddressPlugin } from './scripts/build/retryAddressPlugin.mjs';
import { ScriptPolicyPlugin } from './scripts/build/scriptPolicyPlugin.mjs';

const root = import.meta.dirname;
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { version } = readJson('package.json');

/** The one Trusted Types policy of the product: a page allows it with `trusted-types pricerx-auth`. */
const POLICY_NAME = 'pricerx-auth';

/** The constant of the same name in src/domain/constants.ts. */
const CHUNK_TIMEOUT_MS = 9_000;

const common = (name) => ({
  name,
  mode: 'production',
  context: root,
  devtool: 'source-map',
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
    // What the build is made of: stale modules would be used again after a change of it.
    buildDependencies: {
      config: [
        import.meta.filename,
        path.join(root, 'package-lock.json'),
        path.join(root, 'build/'),
        path.join(root, 'scripts/build/'),
      ],
    },
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: {
      // Emotion's table of all HTML attributes: our parts mark what is not one with a `$`, and that is all it must know.
      '@emotion/is-prop-valid': path.join(root, 'src/ui/isPropValid.ts'),
      '@emotion/styled$': path.join(root, 'src/ui/styledTags.ts'),
      '@emotion/cache': path.join(root, 'src/ui/emotionCache.ts'),
      '@emotion/use-insertion-effect-with-fallbacks': path.join(root, 'src/ui/insertionEffect.ts'),
      // For styles that are objects alone, in place of emotion's serializer and stylis.
      '@emotion/serialize': path.join(root, 'src/ui/emotionSerialize.ts'),
      // For wrapping class components of others: nobody here does.
      'hoist-non-react-statics': false,
    },
  },
  module: {
    rules: [
      ...paintedLayer(root),
      {
        test: /rtk-query\.modern\.mjs$/,
        resolve: { alias: { immer: path.join(root, 'src/store/immerPatches.ts') } },
      },
      {
        test: /[\\/](react|react-dom|use-sync-external-store)[\\/]cjs[\\/]/,
        loader: path.join(root, 'scripts/build/constRequires.mjs'),
      },
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
  // swc's minifier: a tenth of terser's time and 1.5 kB smaller here. Licence notes of what is bundled land beside it.
  minimizer: [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      parallel: 2,
      extractComments: true,
      terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
    }),
  ],
  // Names that compress well; nothing caches our modules by their ids. In the order of their imports, modules stand beside
  // others that are like them.
  mangleExports: 'size',
  moduleIds: 'natural',
  // All our chunks have names: with these as their ids the loader needs no table of both.
  chunkIds: 'named',
  // A flow is one file: small shared chunks cost more round trips than they save bytes. What is fetched beside the core does
  // without what the core has.
  splitChunks: coreChunk,
};

const define = (chunkPolicy) =>
  new webpack.DefinePlugin({
    __VERSION__: JSON.stringify(version),
    // A page allows a policy name once. In the script-tag bundle webpack's chunk loader makes the policy, and the loader
    // of other scripts shares it through this function; elsewhere chunks are imported, and that loader makes its own.
    __CHUNK_POLICY__: chunkPolicy,
  });

/** dist/pricerx-auth.js: one script tag, `window.PriceRxAuth`, everything inside, chunks beside it. */
const script = {
  ...common('script'),
  target: ['web', 'es2022'],
  entry: { 'pricerx-auth': { import: './src/index.ts', layer: BASE_LAYER } },
  experiments: { layers: true },
  output: {
    path: path.join(root, 'dist'),
    filename: '[name].js',
    // One hash for all chunks of a build: a hash of each would be a table in the entry, half a kilobyte on every page.
    chunkFilename: 'pricerx-auth.[name].[fullhash:8].js',
    library: { name: 'PriceRxAuth', type: 'window' },
    // Chunks come from wherever the script came from.
    publicPath: 'auto',
    // A page may hold several webpack programs; these two keep ours apart from them.
    uniqueName: 'pricerx-auth',
    chunkLoadingGlobal: 'pricerxAuthChunks',
    // Chunks from another origin come without cookies, and their errors can be read.
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    trustedTypes: { policyName: POLICY_NAME, onPolicyCreationFailure: 'continue' },
    clean: { keep: /^esm\/|^\.types-|\.d\.ts$/ },
  },
  optimization,
  plugins: [
    define('__webpack_require__.tt'),
    new RetryAddressPlugin(),
    new ScriptPolicyPlugin(/^pricerx-auth\.\w+\.[0-9a-f]{8}\.js(\?retry=\d+)?$/),
    new EagerModulesPlugin('pricerx-auth.js'),
    new NoticesPlugin(),
    new ChunkIntegrityPlugin(),
    new IntegrityPlugin(),
  ],
};

/** dist/esm: two doors. The widget builds on the client's file, so a page that uses both has one client. */
const esm = {
  ...common('esm'),
  target: ['web', 'es2022'],
  entry: {
    client: { import: './src/headless.ts', layer: BASE_LAYER },
    widget: { import: './src/index.ts', layer: BASE_LAYER, dependOn: 'client' },
  },
  experiments: { outputModule: true, layers: true },
  externalsType: 'module',
  // The painted views have no React to ask for.
  externals: ({ request = '', contextInfo: { issuerLayer } }, decide) =>
    /^react(-dom)?($|\/)/.test(request) && issuerLayer === BASE_LAYER ? decide(null, request) : decide(),
  output: {
    path: path.join(root, 'dist/esm'),
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    module: true,
    // This type writes `import('./chunk.js')` out, so the host's own bundler finds the chunks.
    library: { type: 'modern-module' },
    clean: true,
  },
  optimization,
  plugins: [
    define('null'),
    new ImportRetryPlugin({ limitMs: CHUNK_TIMEOUT_MS }),
    new EsmDoorsPlugin({ 'headless.js': 'client', 'index.js': 'widget' }),
    new IntegrityPlugin(),
  ],
};

/** demo/dist: the scripts of the host page. It is a host: the packages it bundles are as they are published. */
const demo = {
  ...common('demo'),
  target: ['web', 'es2022'],
  entry: {
    firstPaint: './demo/page/firstPaint.ts',
    main: './demo/page/main.ts',
    // Records the widget's store for the developer panel; in pages with the panel alone.
    recorder: './demo/page/developer/timeTravel/recorder.ts',
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  output: {
    path: path.join(root, 'demo/dist'),
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    publicPath: '/page/',
    uniqueName: 'pricerx-demo',
    // The policy is named in demo/host/headers.ts.
    trustedTypes: { policyName: 'pricerx-demo', onPolicyCreationFailure: 'continue' },
    clean: true,
  },
  optimization,
};

/** sandbox/dist: the sandbox as the package it is published as; inside the repository it runs from source. */
const sandbox = {
  ...common('sandbox'),
  target: 'node20',
  entry: { index: './sandbox/index.ts', msw: './sandbox/msw.ts', cli: './sandbox/cli.ts' },
  experiments: { outputModule: true },
  // Its dependencies are installed with it, or by its host; only what it shares with src/domain is built in.
  externalsType: 'module',
  externals: ['dependencies', 'peerDependencies']
    .flatMap((kind) => Object.keys(readJson('sandbox/package.json')[kind]))
    .map((name) => new RegExp(`^${name}(/|$)`)),
  output: {
    path: path.join(root, 'sandbox/dist'),
    filename: '[name].js',
    chunkFilename: '[name].js',
    module: true,
    library: { type: 'modern-module' },
    clean: true,
  },
  // Paths relative to a file are questions of run time here.
  node: { __dirname: false, __filename: false },
  optimization: { minimize: false, splitChunks: false },
  plugins: [define('null')],
};
sandbox.module.parser = { javascript: { importMeta: false, url: false } };

/** The views that the entry paints, for unit tests: jest compiles each file once, and with React. */
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

export default [script, esm, demo, sandbox, painted];
