/** Chunks that are fetched together with the core, and the flows, which are fetched after it. They do not repeat its modules. */
const AFTER_CORE = [
  'app',
  'methods',
  'session',
  'send',
  'otp',
  'magicLink',
  'password',
  'passkeys',
  'oauth',
  'oneTap',
  'crypto',
  'idp',
];

/** webpack's `splitChunks`: the modules of the import named `runtime` are the chunk `core`, which these chunks share. */
export const coreChunk = {
  chunks: ({ name }) => ['runtime', ...AFTER_CORE].includes(name),
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
