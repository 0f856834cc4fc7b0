import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Replaces webpack's policy, which accepts any URL. */
class ScriptPolicyRuntime extends RuntimeModule {
  constructor(chunkFile) {
    // This stage is directly after `publicPath` is determined, because other scripts could change it later.
    super('trusted types policy', RuntimeModule.STAGE_ATTACH);
    this.chunkFile = chunkFile;
  }

  generate() {
    const { policyName } = this.compilation.outputOptions.trustedTypes;
    return `var chunks = ${RuntimeGlobals.publicPath}, file = ${this.chunkFile}, configured = [], policy;
var isAllowed = (url) => url.startsWith(chunks) && file.test(url.slice(chunks.length)) ||
  configured.some((base) => url === base || url.startsWith(base + '?'));
${RuntimeGlobals.getTrustedTypesPolicy} = (addresses) => {
  if (addresses) configured.push(...addresses.filter((url) => /^https?:\\/\\//i.test(url)));
  if (!policy) {
    policy = { createScriptURL: (url) => {
      if (!isAllowed(url)) throw new TypeError('No script is loaded from ' + url + ': it is not a configured address.');
      return url;
    } };
    try {
      if (globalThis.trustedTypes) policy = trustedTypes.createPolicy(${JSON.stringify(policyName)}, policy);
    } catch (e) {
      console.warn(${JSON.stringify(`Could not create trusted-types policy "${policyName}"`)});
    }
  }
  return policy;
};`;
  }
}

/**
 * Restricts the Trusted Types policy of the bundle to URLs of its own chunks and to the URLs that its function is called with.
 * @param chunkFile matches the file names of chunks, including the query of a retry
 */
export class ScriptPolicyPlugin {
  constructor(chunkFile) {
    this.chunkFile = chunkFile;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('ScriptPolicyPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getTrustedTypesPolicy)
        .tap({ name: 'ScriptPolicyPlugin', stage: -1 }, (chunk, needed) => {
          needed.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new ScriptPolicyRuntime(this.chunkFile));
          // Returning true prevents webpack from adding its own module.
          return true;
        });
    });
  }
}
