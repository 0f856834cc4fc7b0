import { writeFileSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const root = path.resolve(import.meta.dirname, '..');

/** Writes the provider's package as a page would bundle it to `provider.js` in a folder. It defines `Provider.StytchUIClient`. */
export async function bundleProvider(folder: string): Promise<void> {
  const entry = path.join(folder, 'entry.js');
  const source = path.join(root, 'node_modules/@stytch/vanilla-js/dist/index.esm.js');
  writeFileSync(entry, `export { StytchUIClient } from ${JSON.stringify(source)};`);
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: { provider: entry },
    output: { path: folder, library: { name: 'Provider', type: 'window' } },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

/** The options with which the provider's client calls a sandbox. */
export const providerOptions = (apiUrl: string, frameUrl: string) => ({
  endpoints: {
    testAPIURL: apiUrl,
    liveAPIURL: apiUrl,
    dfpBackendURL: apiUrl,
    clientsideServicesIframeURL: frameUrl,
  },
});
