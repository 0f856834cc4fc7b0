import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Wraps webpack's function from a chunk's id to its file name. */
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
 * Fetches a chunk that has failed under another address. While a script is still in flight, Chromium joins a second
 * request for its address to the first one, so that the retry of a chunk that hangs would hang as well.
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
