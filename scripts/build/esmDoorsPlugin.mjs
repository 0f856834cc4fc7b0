import webpack from 'webpack';

/**
 * Writes the files that package.json's `exports` name. Webpack's own entry files also export parts of its runtime,
 * because they import each other; a door offers the names of the entry and nothing else.
 */
export class EsmDoorsPlugin {
  constructor(doors) {
    this.doors = doors;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('EsmDoorsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EsmDoorsPlugin', stage }, () => {
        for (const [file, entry] of Object.entries(this.doors)) {
          const names = exportedNames(compilation, entry);
          const source = new sources.RawSource(`export { ${names.join(', ')} } from './${entry}.js';\n`);
          // One line: nothing is left for the minifier.
          compilation.emitAsset(file, source, { minimized: true });
        }
      });
    });
  }
}

function exportedNames({ entries, moduleGraph }, entry) {
  const module = moduleGraph.getModule(entries.get(entry).dependencies[0]);
  const names = moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`The exports of the entry "${entry}" are not known.`);
  return names.toSorted();
}
