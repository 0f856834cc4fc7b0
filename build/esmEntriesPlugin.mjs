import webpack from 'webpack';

/**
 * Writes the entry files in package.json's `exports`, which re-export the public names only. Webpack's entry files also export
 * parts of its runtime, because they import each other.
 */
export class EsmEntriesPlugin {
  constructor(entries) {
    this.entries = entries;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('EsmEntriesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EsmEntriesPlugin', stage }, () => {
        for (const [file, entry] of Object.entries(this.entries)) {
          const names = exportedNames(compilation, entry);
          const source = new sources.RawSource(`export { ${names.join(', ')} } from './${entry}.js';\n`);
          // The file needs no minifier.
          compilation.emitAsset(file, source, { minimized: true });
        }
      });
    });
  }
}

function exportedNames({ entries, moduleGraph }, entry) {
  const module = moduleGraph.getModule(entries.get(entry).dependencies[0]);
  const names = moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`The exports of the entry "${entry}" are unknown.`);
  return names.toSorted();
}
