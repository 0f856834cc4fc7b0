import { createHash } from 'node:crypto';
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

/** The same mutants in each run of a seed, also after a change of another file. */
function isInSample({ start, end }, name, share, seed) {
  const digest = createHash('sha256').update([seed, name, start, end].join()).digest();
  return digest.readUInt32BE() < (share / 100) * 2 ** 32;
}

/**
 * Adds the mutator that Stryker lacks, and leaves out what is not in the sample. Stryker's plugins add no mutators, and can ignore only a
 * node with all that is inside it, so the list of its own is changed.
 */
export async function changeMutators({ share, seed }) {
  const core = createRequire(import.meta.url).resolve('@stryker-mutator/core');
  const instrumenter = createRequire(core).resolve('@stryker-mutator/instrumenter');
  const file = path.join(path.dirname(instrumenter), 'mutators/mutate.js');
  const { allMutators } = await import(pathToFileURL(file).href);
  allMutators.push(removedEffect);
  const all = allMutators.map(({ name, mutate }) => ({
    name,
    *mutate(place) {
      if (isInSample(place.node, name, share, seed)) yield* mutate(place);
    },
  }));
  allMutators.splice(0, all.length, ...all);
}
