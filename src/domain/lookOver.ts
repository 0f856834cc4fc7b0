/** What may be given: names, each with what its value is held against, or with further names. */
export interface Known<Leaf> {
  readonly [name: string]: Leaf | Known<Leaf>;
}

export interface Found {
  /** Of a wrong type. */
  wrong: string[];
  /** Names that do not exist: nothing would happen, and nobody would know why. */
  unknown: string[];
}

const pairsOfLetters = (name: string): string[] =>
  [...name.toLowerCase()].map((letter, at, all) => `${letter}${all[at + 1] ?? ''}`);

/** The known name that shares most pairs of letters with what was written, for its length. */
export function nearestName(written: string, known: readonly string[]): string {
  const pairs = pairsOfLetters(written);
  const likeness = (name: string) =>
    pairsOfLetters(name).filter((pair) => pairs.includes(pair)).length / (pairs.length + name.length);
  return known.reduce((best, name) => (likeness(name) > likeness(best) ? name : best));
}

/**
 * Holds what a host gave against what is known, each complaint with its fix. Null is as good as nothing.
 * @param wanted what a value should be, in words; null when it is that.
 */
export function lookOver<Leaf extends string | boolean>(
  path: string,
  given: unknown,
  known: Leaf | Known<Leaf>,
  wanted: (leaf: Leaf, value: unknown) => string | null,
  found: Found = { wrong: [], unknown: [] },
): Found {
  if (given === undefined || given === null) return found;
  if (typeof known !== 'object') {
    const words = wanted(known, given);
    if (words) found.wrong.push(`${path} must be ${words}.`);
  } else if (typeof given !== 'object' || Array.isArray(given)) {
    found.wrong.push(`${path} must be an object.`);
  } else {
    for (const [name, value] of Object.entries(given)) {
      const inner = Object.hasOwn(known, name) ? known[name] : undefined;
      if (inner !== undefined) lookOver(`${path}.${name}`, value, inner, wanted, found);
      else
        found.unknown.push(
          `${path}.${name} does nothing. Did you mean "${nearestName(name, Object.keys(known))}"?`,
        );
    }
  }
  return found;
}
