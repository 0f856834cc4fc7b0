import webpack from 'webpack';
import configs from '../../webpack.config.js';

/** Compiles the views that the entry paints: unit tests draw the first screen with what the bundle draws it with. */
export default async function buildPainted() {
  const compiler = webpack(configs.find(({ name }) => name === 'painted'));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
