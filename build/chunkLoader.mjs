import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const { EnableChunkLoadingPlugin } = webpack.javascript;

/** The value of `output.chunkLoading` that turns webpack's own loader off. */
export const CHUNK_LOADING = 'pricerx-auth';

const ID = 'chunkId';

class ChunkLoaderRuntime extends RuntimeModule {
  constructor(options) {
    super('chunk loader', RuntimeModule.STAGE_ATTACH);
    this.options = options;
    // The addresses of chunks contain the hash of the build.
    this.fullHash = true;
  }

  generate() {
    const { policyName, limitMs } = this.options;
    const { chunkFilename, chunkLoadingGlobal } = this.compilation.outputOptions;
    const [before, after] = this.compilation
      .getPath(chunkFilename, { chunk: { id: ID, name: ID }, hash: this.compilation.hash ?? 'x'.repeat(20) })
      .split(ID);
    return `
// Elements of the page with such names take the place of the document's own properties.
var ofDocument = (name) => Reflect.get(Document.prototype, name, document);
var add = (element) => ofDocument('head').append(element);
var make = (tag) => ofDocument('createElement').call(document, tag);
var own = ofDocument('currentScript');
// A module script has none: then the page's last script counts.
if (!own?.src) {
  own = [...ofDocument('querySelectorAll').call(document, 'script')].reverse().find(({ src }) => /^http/.test(src));
}
var folder = own.src.replace(/[?#].*/, '').replace(/[^/]+$/, '');
var configured = [], loads = {}, tries = {}, resolves = {}, policy, chunkUrl;
${RuntimeGlobals.getTrustedTypesPolicy} = (addresses = []) => {
  configured.push(...addresses.filter((url) => /^https?:\\/\\//i.test(url)));
  if (!policy) {
    policy = { createScriptURL: (url) => {
      if (url === chunkUrl || configured.some((base) => url === base || url.startsWith(base + '?'))) return url;
      throw TypeError('No script is loaded from ' + url + ': it is not a configured address.');
    } };
    try {
      policy = globalThis.trustedTypes?.createPolicy('${policyName}', policy) ?? policy;
    } catch {
      console.warn('Could not create trusted-types policy "${policyName}"');
    }
  }
  return policy;
};
${RuntimeGlobals.ensureChunk} = (id) => {
  if (!loads[id]) {
    (loads[id] = new Promise((resolve, reject) => {
      var script = make('script');
      var tried = tries[id] ?? 0;
      var url = folder + '${before}' + id + '${after}' + (tried ? '?retry=' + tried : '');
      var end = ({ type }) => {
        clearTimeout(timer);
        // A late chunk is used too.
        script.onload = script.onerror = () => script.remove();
        script.remove();
        reject(Error('Loading chunk ' + id + ' failed.\\n(' + (type === 'load' ? 'missing' : type) + ': ' + url + ')'));
      };
      var timer = setTimeout(end, ${limitMs}, { type: 'timeout' });
      tries[id] = tried + 1;
      resolves[id] = resolve;
      script.nonce = own.nonce;
      script.crossOrigin = 'anonymous';
      script.integrity = __webpack_require__.sriHashes[id];
      script.onload = script.onerror = end;
      chunkUrl = url;
      script.src = ${RuntimeGlobals.getTrustedTypesPolicy}().createScriptURL(url);
      if (ofDocument('readyState') === 'complete') return add(script);
      // A script element holds the page's load event until it is fetched; a preload does not.
      fetchAhead('preload', url, id, () => add(script));
    })).catch(() => delete loads[id]);
  }
  return loads[id];
};
var fetchAhead = (rel, href, id, then) => {
  var link = make('link');
  link.nonce = own.nonce;
  link.rel = rel;
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = __webpack_require__.sriHashes[id] ?? '';
  link.onload = link.onerror = () => {
    link.remove();
    then?.();
  };
  link.href = href;
  add(link);
};
__webpack_require__.prefetch = (ids) => ids.forEach((id) => {
  // A policy with nonces refuses what is fetched in advance.
  if (!loads[id] && !own.nonce) fetchAhead('prefetch', folder + '${before}' + id + '${after}', id);
});
var install = ([ids, modules, run]) => {
  Object.assign(${RuntimeGlobals.moduleFactories}, modules);
  run?.(__webpack_require__);
  for (var id of ids) {
    resolves[id]?.();
    loads[id] = Promise.resolve();
  }
};
// The array keeps no chunk: it would hold each module's function for as long as the page lives.
// A page may have frozen Array.prototype: then \`push\` cannot be assigned before the array has one of its own.
var chunks = globalThis.${chunkLoadingGlobal} ||= Object.defineProperty([], 'push', { value() {}, writable: true }), push = chunks.push.bind(chunks);
chunks.forEach(install);
chunks.push = (chunk) => {
  install(chunk);
  push(chunk);
};`;
  }
}

/**
 * The loader of the script bundle's chunks, in place of webpack's. A chunk comes from the folder of the script, with the script's
 * nonce, without cookies and with an integrity value, under a Trusted Types policy that accepts the address of the chunk that is being
 * loaded and those that the policy's function is called with. A chunk that failed or hung is fetched again from another address: Chromium joins a
 * second request for one address to the first while that is pending.
 * @param options.policyName the name of the Trusted Types policy
 * @param options.limitMs the longest wait for a chunk
 */
export const chunkLoader = (options) => (compiler) => {
  EnableChunkLoadingPlugin.setEnabled(compiler, CHUNK_LOADING);
  compiler.hooks.thisCompilation.tap('chunkLoader', (compilation) => {
    compilation.hooks.runtimeRequirementInTree
      .for(RuntimeGlobals.ensureChunk)
      .tap({ name: 'chunkLoader', stage: -1 }, (chunk, needed) => {
        needed.add(RuntimeGlobals.moduleFactories);
        compilation.addRuntimeModule(chunk, new ChunkLoaderRuntime(options));
        // Returning true prevents webpack from adding its own module.
        return true;
      });
  });
};
