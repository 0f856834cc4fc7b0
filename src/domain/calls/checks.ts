import { fieldProblem } from './fieldProblems';

type FieldType = 'string' | 'number' | 'boolean' | 'object' | 'stringArray' | 'function';
/** `?` marks an optional field (undefined or null). */
type OwnCheck = FieldType | `${FieldType}?`;
/** Checks of an optional object. Messages name its fields without the object's name. */
type InnerChecks = Readonly<Record<string, OwnCheck>>;
export type FieldCheck = OwnCheck | InnerChecks;

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Record<FieldType, { holds: (value: unknown) => boolean; article: string }> = {
  string: { holds: (value) => typeof value === 'string', article: 'a string' },
  number: { holds: (value) => typeof value === 'number' && !Number.isNaN(value), article: 'a number' },
  boolean: { holds: (value) => typeof value === 'boolean', article: 'a boolean' },
  object: { holds: isObject, article: 'an object' },
  function: { holds: (value) => typeof value === 'function', article: 'a function' },
  stringArray: {
    holds: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    article: 'an array of strings',
  },
};

/** All methods but one have the prefix `stytch.` in messages, as in the provider's own client. */
const fullName = (method: string): string => (method === 'startOAuthFlow' ? method : `stytch.${method}`);

/** The usage message of the first wrong field, or null when all fields are right. */
export function callProblem(
  method: string,
  checks: Record<string, FieldCheck>,
  fields: Record<string, unknown>,
): string | null {
  for (const [field, check] of Object.entries(checks)) {
    if (typeof check === 'object') {
      const problem =
        callProblem(method, { [field]: 'object?' }, fields) ??
        callProblem(method, check, (fields[field] ?? {}) as Record<string, unknown>);
      if (problem) return problem;
      continue;
    }
    const optional = check.endsWith('?');
    const type = TYPES[(optional ? check.slice(0, -1) : check) as FieldType];
    const value = fields[field];
    if (optional && (value === undefined || value === null)) continue;
    if (!type.holds(value)) return fieldProblem(fullName(method), field, type.article);
  }
  return null;
}
