import webpack from 'webpack';

const { Compilation, sources } = webpack;

export const isReactComponent = (file) => /[\\/]src[\\/]react[\\/]/.test(file);

/**
 * Imports that stay imports of another published file. The React components import the public entry points, as a host does, and the
 * renderer of servers by the package's `imports`, which give browsers another file.
 */
const OF_REACT_COMPONENTS = {
  '../headless': './headless.js',
  '../index': './index.js',
  './render': '#render',
};
const OF_SERVER = { './mount/server/render': './render.js' };

/** The published file of such an import; undefined for every other import. */
export const entryPointOf = (request, issuer) =>
  (isReactComponent(issuer) ? OF_REACT_COMPONENTS : /[\\/]src[\\/]server\.ts$/.test(issuer) ? OF_SERVER : {})[
    request
  ];

/**
 * Writes the entry files in package.json's `exports`, which re-export the public names only. Webpack's entry files also export
 * parts of its runtime, because they import each other.
 */
export const esmEntries = (entries) => (compiler) =>
  compiler.hooks.thisCompilation.tap('esmEntries', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'esmEntries', stage }, () => {
      for (const [file, from] of Object.entries(entries)) {
        const lines = from.map(
          (entry) => `export { ${exportedNames(compilation, entry).join(', ')} } from './${entry}.js';\n`,
        );
        const source = new sources.RawSource(lines.join(''));
        // The file needs no minifier.
        compilation.emitAsset(file, source, { minimized: true });
      }
    });
  });

function exportedNames({ entries, moduleGraph }, entry) {
  const module = moduleGraph.getModule(entries.get(entry).dependencies[0]);
  const names = moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`The exports of the entry "${entry}" are unknown.`);
  return names.toSorted();
}
