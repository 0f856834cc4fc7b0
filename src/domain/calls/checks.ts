import { fieldProblem, isRecord } from './checkValues';
import { withoutNulls } from './wireValues';

type FieldType = 'string' | 'number' | 'boolean' | 'object' | 'stringArray' | 'function' | 'signal';
/** `?` marks an optional field (undefined or null). */
type OwnCheck = FieldType | `${FieldType}?`;
/** Checks of an optional object. Messages name its fields without the object's name. */
type InnerChecks = Readonly<Record<string, OwnCheck>>;
export type FieldCheck = OwnCheck | InnerChecks;

type TypeOf<V> = V extends string
  ? 'string'
  : V extends number
    ? 'number'
    : V extends boolean
      ? 'boolean'
      : V extends readonly string[]
        ? 'stringArray'
        : V extends AbortSignal
          ? 'signal'
          : V extends (...args: never[]) => unknown
            ? 'function'
            : 'object';

/**
 * The checks of a call's fields, in the order in which they are made. A field without a check, or with one that its
 * type does not have, does not compile.
 */
export type ChecksOf<F> = {
  readonly [K in keyof F]-?: undefined extends F[K]
    ? | `${TypeOf<NonNullable<F[K]>>}?`
      | (TypeOf<NonNullable<F[K]>> extends 'object' ? ChecksOf<NonNullable<F[K]>> : never)
    : TypeOf<F[K]>;
};

/** Also a signal of another frame, which is no instance of this page's class. */
const isSignal = (value: unknown): boolean => {
  const { aborted, addEventListener } = (value ?? {}) as Partial<AbortSignal>;
  return typeof aborted === 'boolean' && typeof addEventListener === 'function';
};

const TYPES: Record<FieldType, { holds: (value: unknown) => boolean; article: string }> = {
  string: { holds: (value) => typeof value === 'string', article: 'a string' },
  number: { holds: (value) => typeof value === 'number' && !Number.isNaN(value), article: 'a number' },
  boolean: { holds: (value) => typeof value === 'boolean', article: 'a boolean' },
  object: { holds: isRecord, article: 'an object' },
  function: { holds: (value) => typeof value === 'function', article: 'a function' },
  stringArray: {
    holds: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    article: 'an array of strings',
  },
  signal: { holds: isSignal, article: 'an AbortSignal' },
};

/** The usage message of the first wrong field, or null when all fields are right. */
export function callProblem(
  method: string,
  checks: Record<string, FieldCheck>,
  given: object,
): string | null {
  const fields = given as Record<string, unknown>;
  for (const [field, check] of Object.entries(checks)) {
    if (typeof check === 'object') {
      const problem =
        callProblem(method, { [field]: 'object?' }, fields) ??
        callProblem(method, check, fields[field] ?? {});
      if (problem) return problem;
      continue;
    }
    const optional = check.endsWith('?');
    const type = TYPES[(optional ? check.slice(0, -1) : check) as FieldType];
    const value = fields[field];
    if (optional && (value === undefined || value === null)) continue;
    if (!type.holds(value)) return fieldProblem(method, field, type.article);
  }
  return null;
}

/** The fields of a checked call that the table lists, without those that are null. */
export function givenFields<T extends object>(checks: Record<string, FieldCheck>, fields: T): T {
  const given = withoutNulls(fields) as Record<string, unknown>;
  const listed = Object.entries(checks).filter(([field]) => given[field] !== undefined);
  return Object.fromEntries(
    listed.map(([field, check]) => {
      const value = given[field];
      return [field, typeof check === 'object' ? givenFields(check, value as object) : value];
    }),
  ) as T;
}
