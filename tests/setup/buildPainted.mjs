import webpack from 'webpack';
import configs from '../../webpack.config.js';

/**
 * Compiles the views that the entry paints, so that unit tests draw the first screen with the same code as the
 * bundle.
 */
export default async function buildPainted() {
  const compiler = webpack(configs.find(({ name }) => name === 'painted'));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
