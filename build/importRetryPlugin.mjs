import webpack from 'webpack';

const { Compilation, sources } = webpack;

const NAME = 'ImportRetryPlugin';
const IMPORT_CALL = 'chunkImports[chunkId]()';
/** Placeholder for `import(` with its comments, which the minifier would remove. */
const MARKER = '__importOfAnyAddress__';
const IMPORT = 'import(/* webpackIgnore: true *//* @vite-ignore */';

/** Code that a host's bundler has replaced by its own loader is not changed. */
const runtime = (limitMs) => `
var tries = {};
var importChunk = (id) => {
  var load = chunkImports[id], tried = tries[id] ?? 0;
  var file = tried && /\\bimport\\(["'\`](\\.[^"'\`?]+)["'\`]\\)/.exec(load)?.[1];
  tries[id] = tried + 1;
  return new Promise((resolve, reject) => {
    var isLate, timer = setTimeout(() => {
      isLate = true;
      reject(new Error('Loading chunk ' + id + ' failed.\\n(timeout)'));
    }, ${limitMs});
    (file ? ${MARKER}(file + '?retry=' + tried) : load()).then((chunk) => {
      clearTimeout(timer);
      if (isLate) installChunk(chunk);
      resolve(chunk);
    }, (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
};`;

/**
 * Gives each `import()` of a chunk a time limit, and adds a query to its URL after a failure: browsers join an import of the same
 * URL to a pending one, and cache a failed one until the page is reloaded.
 */
export class ImportRetryPlugin {
  constructor({ limitMs }) {
    this.runtime = runtime(limitMs);
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name !== 'import chunk loading') return;
        const generate = module.generate.bind(module);
        module.generate = () => this.withRetries(generate());
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const start = source.source().indexOf(`${MARKER}(`);
          if (start === -1) continue;
          const replaced = new sources.ReplaceSource(source);
          replaced.replace(start, start + MARKER.length, IMPORT);
          compilation.updateAsset(file, replaced);
        }
      });
    });
  }

  withRetries(code) {
    if (!code.includes(IMPORT_CALL)) return code;
    return code.replace(IMPORT_CALL, 'importChunk(chunkId)') + this.runtime;
  }
}
