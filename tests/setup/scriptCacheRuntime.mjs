import { statSync } from 'node:fs';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/** Compiled modules of this worker, by file. */
const compiled = new Map();

function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function(${parameters.join()}){`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}

/** Transformed modules of this worker, by file. jest reads and hashes each file again for every test file. */
const transformed = new Map();

function keepTransforms(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.supportsStaticESM) return transform(filename, options);
    const key = `${Boolean(options?.isInternalModule)} ${filename}`;
    const { mtimeMs } = statSync(filename);
    let known = transformed.get(key);
    if (known?.mtimeMs !== mtimeMs) {
      const code = transform(filename, options);
      known = { mtimeMs, code, entry: cache.transforms.get(filename) };
      transformed.set(key, known);
    } else if (known.entry) {
      cache.transforms.set(filename, known.entry);
      if (known.entry.sourceMapPath) cache.sourceMaps.set(filename, known.entry.sourceMapPath);
    }
    return known.code;
  };
}

/** jest clears its map after each test file. */
class KeptMap extends Map {
  clear() {}
}

/** Paths of imported modules, by project and export conditions. */
const resolved = new Map();

function resolvedFor(project, conditions) {
  const key = [project, ...conditions].join();
  if (!resolved.has(key)) resolved.set(key, new KeptMap());
  return resolved.get(key);
}

/** Members of jest's own loader that are replaced. None of them is documented. */
const MEMBERS = {
  'transformCache.transform': ({ transformCache }) => typeof transformCache?.transform === 'function',
  'transformCache.transforms': ({ transformCache }) => transformCache?.transforms instanceof Map,
  'transformCache.sourceMaps': ({ transformCache }) => transformCache?.sourceMaps instanceof Map,
  '_resolution.cjsCache': ({ _resolution }) => _resolution?.cjsCache instanceof Map,
  'executor.compile': ({ executor }) => typeof executor?.compile === 'function',
  'executor.environment': ({ executor }) => typeof executor?.environment?.getVmContext === 'function',
  'executor.injectedModuleParameters': ({ executor }) => Array.isArray(executor?.injectedModuleParameters),
};

let isTold = false;

/** Returns the name of the first member that the runtime lacks, and warns of it once. */
export function missingMember(runtime) {
  const missing = Object.keys(MEMBERS).find((member) => !MEMBERS[member](runtime));
  if (missing && !isTold)
    console.warn(
      `jest-runtime has no ${missing} any more: jest loads the modules by itself, which takes longer. Adapt ${import.meta.filename ?? 'scriptCacheRuntime.mjs'}, or leave out the option "runtime".`,
    );
  isTold ||= Boolean(missing);
  return missing;
}

/**
 * jest's module loader, which finds, reads, transforms and compiles each module again for every test file. Here a worker does it
 * once; every test file still runs the module again, in its own global scope.
 */
export default class ScriptCacheRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    if (missingMember(this)) return;
    keepTransforms(this.transformCache);
    this._resolution.cjsCache = resolvedFor(config.id, environment.exportConditions?.() ?? []);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return compile(source, filename);
      return scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
    };
  }
}
