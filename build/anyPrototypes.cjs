/** The beginning of a loop over the names of an object's properties. */
const LOOP = /\bfor\s*\(\s*((?:(?:var|let|const)\s+)?[\w$]+)\s+in\s+/g;

/** The index after the bracket that closes the loop's head. */
function endOf(source, start) {
  let depth = 1;
  let at = start;
  for (; depth > 0 && at < source.length; at += 1) depth += { '(': 1, ')': -1 }[source[at]] ?? 0;
  return at - 1;
}

/** Old scripts of a page add enumerable properties to `Object.prototype`. Loops that ask `hasOwnProperty` stay as they are. */
function withOwnKeys(source) {
  let changed = '';
  let done = 0;
  for (const { 0: head, 1: name, index } of source.matchAll(LOOP)) {
    const start = index + head.length;
    const end = endOf(source, start);
    if (index < done || /hasOwn/.test(source.slice(end, end + 90))) continue;
    changed += `${source.slice(done, index)}for (${name} of Object.keys((${source.slice(start, end)}) ?? {})`;
    done = end;
  }
  return changed + source.slice(done);
}

/** A value for a name that a frozen prototype has cannot be assigned before the object has a property of its own. */
const withOwnToString = (source) =>
  source.replace(
    /(?<![\w$.])([\w$]+)\.toString = /g,
    'Object.defineProperty($1, "toString", { writable: true, configurable: true }).toString = ',
  );

/** A loader for packages, whose code then works beside changed and frozen prototypes. */
module.exports = (source) => withOwnToString(withOwnKeys(source));
