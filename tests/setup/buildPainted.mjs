import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { common } from '../../webpack.config.js';

const root = path.resolve(import.meta.dirname, '../..');

/** A bundle for unit tests, as one CommonJS file. */
const forTests = ({ module, ...config }, entry, externals) => ({
  ...config,
  target: ['web', 'es2022'],
  devtool: false,
  module: {
    ...module,
    // Without chunks.
    parser: { javascript: { ...module.parser.javascript, dynamicImportMode: 'eager' } },
  },
  cache: {
    type: 'filesystem',
    buildDependencies: {
      config: [path.join(root, 'webpack.config.js'), path.join(root, 'build/')],
    },
  },
  entry,
  externals,
  experiments: { layers: true },
  output: {
    path: path.join(root, 'node_modules/.cache/painted'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  optimization: { minimize: false },
});

/** Compiles the painted views, which jest, which compiles each file only once, has with React. So unit tests use the same code as the bundles. */
export default async function buildPainted() {
  const compiler = webpack(
    forTests(
      common('painted'),
      {
        paintScreen: './src/mount/paint/paintScreen.tsx',
        writeScreen: './src/mount/paint/writeScreen.tsx',
      },
      // The app's copy, because the logos of the first screen are loaded for the app too.
      { '../../screens/oauth/marks': 'commonjs src/screens/oauth/marks' },
    ),
  );
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
