/** What is fetched at the same time as the core, and does without what the core has. */
const BESIDE_CORE = ['app', 'methods', 'session'];

/** webpack's `splitChunks`: the modules of the import named `runtime` are the chunk `core`, for all that need them. */
export const coreChunk = {
  chunks: ({ name }) => ['runtime', ...BESIDE_CORE].includes(name),
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    core: {
      name: 'core',
      enforce: true,
      test: (module, { chunkGraph }) =>
        [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'runtime'),
    },
  },
};
