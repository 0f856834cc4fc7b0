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

/**
 * jest's module loader, which compiles each module again for every test file. Here a worker compiles it once; every test file
 * still runs it again, in its own global scope.
 */
export default class ScriptCacheRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return compile(source, filename);
      return scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
    };
  }
}
