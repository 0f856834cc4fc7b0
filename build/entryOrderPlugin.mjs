const NAME = 'EntryOrderPlugin';

/**
 * Numbers the modules of the entry so that each one follows the modules that it imports. Similar modules are then closer together than
 * in the order of their imports, where the largest module is the first, and the entry compresses better.
 */
export class EntryOrderPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -1 }, () => {
        const { chunkGraph, entrypoints, moduleGraph } = compilation;
        const chunks = [...entrypoints.values()].flatMap((entry) => entry.chunks);
        const modules = new Set(chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]));
        [...modules]
          .filter(({ needId }) => needId)
          .sort((one, other) => moduleGraph.getPostOrderIndex(one) - moduleGraph.getPostOrderIndex(other))
          .forEach((module, id) => chunkGraph.setModuleId(module, id));
      });
    });
  }
}
