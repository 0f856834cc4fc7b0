import webpack from 'webpack';

const { BannerPlugin, Compilation, RuntimeGlobals, RuntimeModule } = webpack;

/** Outside the minified code, because minifiers remove the comments, which tell a host's bundler to leave this `import` as it is. */
const IMPORT = 'const importAddress = (url) => import(/* webpackIgnore: true *//* @vite-ignore */ url);';

class ImportRetryRuntime extends RuntimeModule {
  constructor(limitMs) {
    super('chunk import', RuntimeModule.STAGE_ATTACH);
    this.limitMs = limitMs;
  }

  generate() {
    const { chunk, chunkGraph, compilation } = this;
    const needed = chunkGraph.getTreeRuntimeRequirements(chunk);
    const files = compilation.runtimeTemplate.analyzableChunkImports(chunk, chunkGraph, needed, this);
    const imports = [...files].map(([id, file]) => `${JSON.stringify(id)}: () => import(${file})`);
    return `
var imports = { ${imports.join(', ')} }, loads = {}, tries = {};
${RuntimeGlobals.ensureChunk} = (id) => loads[id] ??= new Promise((resolve, reject) => {
  var load = imports[id], tried = tries[id] ?? 0;
  // A bundler of the host replaces the address by its own: then each try is the same.
  var file = tried && /\\bimport\\(["'\`](\\.[^"'\`?]+)["'\`]\\)/.exec(load)?.[1];
  tries[id] = tried + 1;
  var timer = setTimeout(() => reject(new Error('Loading chunk ' + id + ' failed.\\n(timeout)')), ${this.limitMs});
  (file ? importAddress(file + '?retry=' + tried) : load()).then((chunk) => {
    // A late chunk is used too.
    ${RuntimeGlobals.externalInstallChunk}(chunk);
    loads[id] = Promise.resolve();
    resolve();
  }).catch(reject).finally(() => clearTimeout(timer));
}).catch((error) => {
  delete loads[id];
  throw error;
});`;
  }
}

/**
 * Gives each `import()` of a chunk a time limit, and adds a query to its URL after a failure: browsers join an import of the same
 * URL to a pending one, and cache a failed one until the page is reloaded.
 * @param options.limitMs the longest wait for a chunk
 * @param options.runtimeFile the file with webpack's runtime
 */
export const importRetry =
  ({ limitMs, runtimeFile: include }) =>
  (compiler) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    new BannerPlugin({ banner: IMPORT, raw: true, include, stage }).apply(compiler);
    compiler.hooks.thisCompilation.tap('importRetry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap({ name: 'importRetry', stage: -1 }, (chunk, needed) => {
          needed.add(RuntimeGlobals.externalInstallChunk);
          compilation.addRuntimeModule(chunk, new ImportRetryRuntime(limitMs));
          // Returning true prevents webpack from adding its own module.
          return true;
        });
    });
  };
