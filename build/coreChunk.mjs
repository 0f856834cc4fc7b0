/** Chunks that are fetched together with the core. Modules of the core are not repeated in them. */
const BESIDE_CORE = ['app', 'methods', 'session'];

/** webpack's `splitChunks`: the modules of the import named `runtime` are the chunk `core`, which all other chunks share. */
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
