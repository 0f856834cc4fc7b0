import { parse } from 'acorn';

/** All nodes of a syntax tree. */
function* nodesOf(node) {
  yield node;
  for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') yield* nodesOf(child);
}

/** Whether the body of a loop over names begins by asking `hasOwnProperty`. */
const asksForOwn = (source, { body }) => /hasOwn/.test(source.slice(body.start, body.start + 90));

function treeOf(source) {
  const options = { ecmaVersion: 'latest', preserveParens: true, allowReturnOutsideFunction: true };
  try {
    return parse(source, { ...options, sourceType: 'module' });
  } catch {
    return parse(source, { ...options, sourceType: 'script' });
  }
}

/** What takes the place of a node's text: `[start, end, text]`. */
function replacementOf(source, node) {
  if (node.type === 'ForInStatement' && !asksForOwn(source, node)) {
    const { start, end } = node.right;
    const name = source.slice(node.left.start, node.left.end);
    return [node.left.start, end, `${name} of Object.keys((${source.slice(start, end)}) ?? {})`];
  }
  const target = node.type === 'AssignmentExpression' && node.operator === '=' ? node.left : {};
  if (target.type === 'MemberExpression' && !target.computed && target.property.name === 'toString') {
    const owner = source.slice(target.object.start, target.object.end);
    const own = `Object.defineProperty(${owner}, "toString", { writable: true, configurable: true })`;
    return [target.start, target.end, `${own}.toString`];
  }
  return null;
}

/**
 * A loader for packages, whose code then works beside the prototypes of old pages: a loop over the names of an object passes over enumerable
 * properties that a script has added to `Object.prototype`, and `toString` can be assigned although `Object.prototype` is frozen.
 */
function anyPrototypes(source) {
  if (!/\bin\b|\.toString\s*=[^=]/.test(source)) return source;
  const tree = treeOf(source);
  const replacements = [...nodesOf(tree)]
    .map((node) => replacementOf(source, node))
    .filter(Boolean)
    .toSorted(([one], [other]) => other - one);
  let changed = source;
  for (const [start, end, text] of replacements)
    changed = changed.slice(0, start) + text + changed.slice(end);
  return changed;
}

export { anyPrototypes as default };
