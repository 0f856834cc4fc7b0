import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Stands in for webpack's own policy, which makes a script address of any text. */
class ScriptPolicyRuntime extends RuntimeModule {
  constructor(chunkFile) {
    // After the module that finds out where the chunks are: `publicPath` can be set by anybody later.
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
 * Makes the Trusted Types policy of the bundle one that lets through chunks of the bundle, from where they are, and the
 * addresses that its function is called with.
 * @param chunkFile matches the names of chunks, with what a retry adds
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
          // Webpack's own module is not added then.
          return true;
        });
    });
  }
}
