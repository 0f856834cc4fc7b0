import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A statement that is a call: `yield* put(…);`, `await run();`, `storage.clear();`. */
function isEffect({ type, argument, delegate, expression }) {
  if (type === 'ExpressionStatement') return isEffect(expression);
  if (type === 'YieldExpression') return delegate === true;
  return type === 'CallExpression' || (type === 'AwaitExpression' && isEffect(argument));
}

const removedEffect = {
  name: 'RemovedEffect',
  *mutate({ node, parent }) {
    if (parent?.type === 'ExpressionStatement' && isEffect(node))
      yield {
        type: 'UnaryExpression',
        operator: 'void',
        prefix: true,
        argument: { type: 'NumericLiteral', value: 0 },
      };
  },
};

/** Adds the mutator that Stryker lacks: its plugins can ignore mutants, but add none, so the list of its own is extended. */
export async function addRemovedEffect() {
  const core = createRequire(import.meta.url).resolve('@stryker-mutator/core');
  const instrumenter = createRequire(core).resolve('@stryker-mutator/instrumenter');
  const file = path.join(path.dirname(instrumenter), 'mutators/mutate.js');
  const { allMutators } = await import(pathToFileURL(file).href);
  allMutators.push(removedEffect);
}
