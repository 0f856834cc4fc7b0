import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, sources } = webpack;

const NAME = 'ChunkIntegrityPlugin';
const TABLE = '__webpack_require__.integrity';

const digest = (bytes) => createHash('sha256').update(bytes).digest('base64');
/** A placeholder has the length of a value, so that replacing it does not invalidate source maps. */
const placeholder = (id) => `*integrity:${id}`.padEnd(44, '*');
const PLACEHOLDER = /\*integrity:(\w+)\*+/g;

/** The ids of the chunks that a chunk imports. */
function importedBy(chunk, chunkGraph) {
  const ids = new Set();
  const look = ({ blocks }) => {
    for (const block of blocks) {
      for (const { id, name } of chunkGraph.getBlockChunkGroup(block)?.chunks ?? []) if (name) ids.add(id);
      look(block);
    }
  };
  for (const module of chunkGraph.getChunkModulesIterable(chunk)) look(module);
  return ids;
}

/** Adds the integrity values of the chunks that a chunk imports, except values that the entry already has. */
class IntegrityRuntime extends RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  generate() {
    const { chunk, chunkGraph, compilation } = this;
    const isEntry = chunk.hasRuntime();
    const ids = importedBy(chunk, chunkGraph);
    if (!isEntry) {
      for (const { chunks } of compilation.entrypoints.values()) {
        for (const entry of chunks) for (const id of importedBy(entry, chunkGraph)) ids.delete(id);
      }
    }
    if (ids.size === 0 && !isEntry) return '';
    const values = JSON.stringify(Object.fromEntries([...ids].sort().map((id) => [id, placeholder(id)])));
    return isEntry ? `${TABLE} = ${values};` : `Object.assign(${TABLE}, ${values});`;
  }
}

/**
 * Gives the chunk loader the integrity value (SHA-256) of each chunk, so that browsers refuse changed files. The entry contains the
 * values of the chunks that it imports, and each chunk those of its imports, so that the entry's own integrity covers all files.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap({ name: NAME, stage: -2 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntime());
        });
      compilation.hooks.additionalChunkRuntimeRequirements.tap(NAME, (chunk, _needed, { chunkGraph }) => {
        if (!chunk.hasRuntime() && importedBy(chunk, chunkGraph).size > 0) {
          compilation.addRuntimeModule(chunk, new IntegrityRuntime());
        }
      });
      // This stage is after all changes of scripts, including the source map comment.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation));
    });
  }
}

/** Replaces the placeholders by values. A chunk is hashed after all chunks that it imports. */
function fillIn(compilation) {
  const files = new Map();
  for (const { id, files: names } of compilation.chunks) {
    files.set(
      String(id),
      [...names].find((name) => name.endsWith('.js')),
    );
  }
  const values = new Map();
  const valueOf = (id, importers) => {
    if (importers.includes(id))
      throw new Error(`No integrity value: ${[...importers, id].join(' imports ')}.`);
    if (!values.has(id)) values.set(id, digest(complete(files.get(id), [...importers, id])));
    return values.get(id);
  };
  const complete = (file, importers) => {
    const { source } = compilation.getAsset(file);
    const text = source.source();
    const filled = text.replace(PLACEHOLDER, (_, id) => valueOf(id, importers));
    if (filled === text) return source.buffer();
    const made = new sources.RawSource(filled);
    compilation.updateAsset(file, made);
    return made.buffer();
  };
  for (const id of files.keys()) valueOf(id, []);
}
