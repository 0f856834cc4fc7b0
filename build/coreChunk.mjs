/**
 * The import named `runtime`, chunks that are fetched together with it, and the flows, which are fetched after it. They share the chunk
 * `core`, which has the modules of `runtime`.
 */
const WITH_CORE =
  /^(runtime|app|methods|session|send|otp|magicLink|password|passkeys|oauth|oneTap|crypto|idp)$/;

const isIn =
  (...imports) =>
  (module, { chunkGraph }) => {
    const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
    return imports.every((name) => names.includes(name));
  };

const withEarly = ({ name }) => name === 'earlyCalls' || WITH_CORE.test(name);

/** webpack's `splitChunks`. */
export const coreChunk = {
  chunks: WITH_CORE,
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    core: { name: 'core', enforce: true, test: isIn('runtime') },
    // The calls before the core, and what they need, which the core does not repeat.
    early: {
      name: 'early',
      enforce: true,
      priority: 1,
      chunks: withEarly,
      test: isIn('earlyCalls'),
    },
  },
};
