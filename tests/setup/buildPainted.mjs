import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { common } from '../../webpack.config.js';

/**
 * Compiles the views that the entry paints, so that unit tests draw the first screen with the same code as the bundle: jest compiles
 * each file only once, with React.
 */
export default async function buildPainted() {
  const config = common('painted');
  const compiler = webpack({
    ...config,
    devtool: false,
    cache: {
      type: 'filesystem',
      buildDependencies: {
        config: [path.join(config.context, 'webpack.config.js'), path.join(config.context, 'build/')],
      },
    },
    entry: { paintScreen: './src/mount/entry/paintScreen.tsx' },
    experiments: { layers: true },
    output: {
      path: path.join(config.context, 'node_modules/.cache/painted'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
