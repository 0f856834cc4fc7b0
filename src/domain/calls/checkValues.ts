const NUMBERS = {
  minutes: {
    expected: 'number of minutes above 0',
    fits: (value: number) => value > 0 && value < Infinity,
  },
  milliseconds: {
    expected: 'number of milliseconds, 0 or more',
    fits: (value: number) => value >= 0 && value < Infinity,
  },
  count: {
    expected: 'whole number, 1 or more',
    fits: (value: number) => Number.isSafeInteger(value) && value > 0,
  },
} as const;

type Type = 'string' | 'boolean' | 'function' | keyof typeof NUMBERS;

/** The allowed values of a field: a type, a non-empty list of names, an object of rules, or a check function. */
export type Rule =
  | Type
  | readonly string[]
  | { readonly [field: string]: Rule }
  | ((path: string, value: unknown, unknown: UnknownName[]) => string[]);

/** An unknown option, with the known options of the same object. It has no effect, so the developer is warned. */
export interface UnknownName {
  path: string;
  name: string;
  known: string[];
}

export const isString = (value: unknown): value is string => typeof value === 'string';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function shown(value: unknown): string {
  if (isString(value)) return `"${value}"`;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function') return 'a function';
  return isRecord(value) ? 'an object' : String(value);
}
export const oneOf = (names: readonly string[]): string => names.map(shown).join(', ');

export const nameProblems = (path: string, value: unknown, names: readonly string[]): string[] =>
  names.includes(value as string) ? [] : [`${path} is ${shown(value)}: use one of ${oneOf(names)}.`];

export function listProblems(path: string, value: unknown, names: readonly string[]): string[] {
  if (!Array.isArray(value) || value.length === 0) {
    return [`${path} must be an array of at least one of ${oneOf(names)}.`];
  }
  return value.flatMap((item: unknown, index) => nameProblems(`${path}[${index}]`, item, names));
}

/**
 * The problems of a value, each with its fix, as texts for developers. Null counts as missing.
 * @param unknown receives the names without a rule
 */
export function problemsOf(path: string, value: unknown, rule: Rule, unknown: UnknownName[] = []): string[] {
  if (value === undefined || value === null) return [];
  if (typeof rule === 'function') return rule(path, value, unknown);
  if (Array.isArray(rule)) return listProblems(path, value, rule as readonly string[]);
  if (typeof rule === 'object') {
    if (!isRecord(value)) return [`${path} must be an object, but is ${shown(value)}.`];
    const rules = rule as Record<string, Rule>;
    const known = Object.keys(rules);
    for (const name of Object.keys(value)) if (!known.includes(name)) unknown.push({ path, name, known });
    return known.flatMap((name) => problemsOf(`${path}.${name}`, value[name], rules[name] as Rule, unknown));
  }
  const number = Object.hasOwn(NUMBERS, rule) ? NUMBERS[rule as keyof typeof NUMBERS] : null;
  const fits = number ? typeof value === 'number' && number.fits(value) : typeof value === rule;
  return fits ? [] : [`${path} must be a ${number?.expected ?? rule}, but is ${shown(value)}.`];
}

/** The usage message for a field of the wrong type. */
export const fieldProblem = (call: string, field: string, expected: string): string =>
  `Invalid call to ${call}\n${field} must be ${expected}.`;

/**
 * The usage message of the first field that is not a string, or null. The entry uses it for synchronous methods,
 * because `checks.ts` is in a chunk.
 */
export function stringProblem(call: string, fields: Record<string, unknown>): string | null {
  const wrong = Object.keys(fields).find((field) => typeof fields[field] !== 'string');
  return wrong === undefined ? null : fieldProblem(call, wrong, 'a string');
}
