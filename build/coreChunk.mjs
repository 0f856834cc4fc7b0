/**
 * The import named `runtime`, chunks that are fetched together with it, and the flows, which are fetched after it. They share the chunk
 * `core`, which has the modules of `runtime`.
 */
const WITH_CORE =
  /^(runtime|app|methods|session|send|otp|magicLink|password|passkeys|oauth|oneTap|crypto|idp)$/;

const isInCore = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'runtime');

/** webpack's `splitChunks`. */
export const coreChunk = {
  chunks: WITH_CORE,
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    core: { name: 'core', enforce: true, test: isInCore },
  },
};
