import { integrityFile } from './integrityFile.mjs';

/** Imports of the provider's names that stay imports of published files. */
const PUBLISHED = { index: './index.js', react: './react.js', compat: './compat.js' };
const SCRIPT =
  "globalThis.PriceRxAuth ?? (() => { throw new Error('Load pricerx-auth.js before pricerx-auth.compat.js.'); })()";

const entryPoint = (request) => /^\.\.?\/(index|react|compat)$/.exec(request)?.[1];

/**
 * The provider's names. Bundles of their own, which take everything else from the published files, so that these do not change:
 * dist/esm/compat.js, dist/esm/compatReact.js, and dist/pricerx-auth.compat.js, which sets `window.stytch`.
 */
export const compatBundles = (common, atTheTopOf) => {
  const own = (name) => ({
    ...common(name),
    optimization: { ...common(name).optimization, splitChunks: false },
  });
  // One bundle for each file: two entries of one bundle would share modules, which the host's bundler could not leave out.
  const esm = (name, file) => ({
    ...own(name),
    entry: { [name]: file },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: ({ request = '', contextInfo: { issuer } }, decide) =>
      decide(null, !issuer ? undefined : request === 'react' ? request : PUBLISHED[entryPoint(request)]),
    output: {
      path: `${import.meta.dirname}/../dist/esm`,
      filename: '[name].js',
      module: true,
      library: { type: 'modern-module' },
    },
    plugins: [atTheTopOf(/^compatReact\.js$/, "'use client';"), integrityFile],
  });
  return [
    esm('compat', './src/compat.ts'),
    esm('compatReact', './src/compat/react.ts'),
    {
      ...own('compatScript'),
      entry: { 'pricerx-auth.compat': './src/compat.ts' },
      externalsType: 'var',
      externals: ({ request = '', contextInfo: { issuer } }, decide) =>
        decide(null, issuer && entryPoint(request) ? SCRIPT : undefined),
      output: {
        path: `${import.meta.dirname}/../dist`,
        uniqueName: 'pricerx-auth-compat',
        library: { name: 'stytch', type: 'window' },
      },
      plugins: [integrityFile],
    },
  ];
};
