import * as fc from 'fast-check';
import { CALL_CHECKS, type CheckedMethod } from './callChecks';
import { callProblem, type FieldCheck } from './checks';

const methods = Object.keys(CALL_CHECKS) as CheckedMethod[];
const checksOf = (method: CheckedMethod): Record<string, FieldCheck> => CALL_CHECKS[method];

const isObject = (value: unknown) =>
  Object.prototype.toString.call(value) !== '[object Array]' && Object(value) === value;
const JUDGES: Record<string, [(value: unknown) => boolean, string]> = {
  string: [(value) => typeof value === 'string', 'a string'],
  number: [(value) => typeof value === 'number' && value === value, 'a number'],
  boolean: [(value) => value === true || value === false, 'a boolean'],
  object: [isObject, 'an object'],
  signal: [(value) => value instanceof AbortSignal, 'an AbortSignal'],
  function: [(value) => typeof value === 'function', 'a function'],
  stringArray: [
    (value) => Array.isArray(value) && !value.some((item) => typeof item !== 'string'),
    'an array of strings',
  ],
};

/** All problems of a call, in the table's order. */
function problemsOf(checks: Record<string, FieldCheck>, fields: Record<string, unknown>): string[] {
  return Object.entries(checks).flatMap(([field, check]) => {
    const value = fields[field];
    const own = typeof check === 'string' ? check : 'object?';
    const isLeftOut = own.endsWith('?') && (value === undefined || value === null);
    const [holds, article] = JUDGES[own.replace('?', '')]!;
    if (isLeftOut) return [];
    if (!holds(value)) return [`${field} must be ${article}.`];
    return typeof check === 'string' ? [] : problemsOf(check, value as Record<string, unknown>);
  });
}

const value = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, NaN),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
  fc
    .anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 1 })
    .filter((thing) => typeof thing !== 'function'),
);
/** A call whose fields are mostly valid: the check stops at the first wrong field, so later ones must be reached. */
const right = (check: FieldCheck): fc.Arbitrary<unknown> => {
  if (typeof check === 'object') return fieldsFor(check);
  const kind = check.replace('?', '');
  if (kind === 'string') return fc.string();
  if (kind === 'number') return fc.double({ noNaN: true });
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'function') return fc.constant(() => undefined);
  if (kind === 'signal') return fc.constant(new AbortController().signal);
  return kind === 'object' ? fc.dictionary(fc.string(), fc.string()) : fc.array(fc.string());
};
const fieldsFor = (checks: Record<string, FieldCheck>): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(checks).map(([field, check]) => [
        field,
        fc.oneof({ weight: 8, arbitrary: right(check) }, { weight: 1, arbitrary: value }),
      ]),
    ),
  );
const call = fc
  .constantFrom(...methods)
  .chain((method) => fc.tuple(fc.constant(method), fieldsFor(checksOf(method))));

describe('§5 Client call checks: any call', () => {
  it('a valid call passes, and any other is refused for its first wrong field', () => {
    fc.assert(
      fc.property(call, ([method, fields]) => {
        const [first] = problemsOf(checksOf(method), fields);
        const name = method === 'startOAuthFlow' ? method : `stytch.${method}`;
        expect(callProblem(method, checksOf(method), fields)).toBe(
          first === undefined ? null : `Invalid call to ${name}\n${first}`,
        );
      }),
      { numRuns: 800 },
    );
  });

  it('fields outside the table are not read', () => {
    fc.assert(
      fc.property(
        call,
        fc.dictionary(
          fc.string({ minLength: 1 }).map((name) => `other_${name}`),
          value,
        ),
        ([method, fields], more) => {
          const checks = checksOf(method);
          expect(callProblem(method, checks, { ...more, ...fields })).toBe(
            callProblem(method, checks, fields),
          );
        },
      ),
    );
  });
});
