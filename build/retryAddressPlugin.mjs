import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Wraps webpack's function that returns the file name of a chunk id. */
class RetryAddressRuntime extends RuntimeModule {
  constructor() {
    super('retry address', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const fileName = RuntimeGlobals.getChunkScriptFilename;
    return `var fileName = ${fileName}, tries = {};
${fileName} = (id) => {
  var retry = (tries[id] = (tries[id] ?? -1) + 1);
  return fileName(id) + (retry ? '?retry=' + retry : '');
};`;
  }
}

/**
 * Adds a query to the URL when a failed chunk is fetched again. Chromium joins a second request for the same URL to the first
 * one while that is pending, so a retry of a hanging chunk would hang too.
 */
export class RetryAddressPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('RetryAddressPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('RetryAddressPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryAddressRuntime());
        });
    });
  }
}
