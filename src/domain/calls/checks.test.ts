import { callProblem, type FieldCheck } from './checks';

const GOOD = {
  string: ['', 'text'],
  number: [0, -1, 1.5, Infinity],
  boolean: [true, false],
  object: [{}, { a: 1 }],
  stringArray: [[], ['a', 'b']],
  // The last one is like a signal of another frame.
  signal: [
    new AbortController().signal,
    AbortSignal.abort(),
    { aborted: false, addEventListener: () => undefined },
  ],
};
const BAD = {
  string: [1, true, {}, ['a'], null, undefined],
  number: ['1', NaN, true, {}, null, undefined],
  boolean: ['true', 0, {}, null, undefined],
  object: ['{}', 1, [], null, undefined],
  stringArray: ['a', {}, [1], ['a', null], null, undefined],
  signal: [
    'stop',
    {},
    { aborted: false },
    { addEventListener: () => undefined },
    new AbortController(),
    null,
    undefined,
  ],
};
const ARTICLES = {
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  object: 'an object',
  stringArray: 'an array of strings',
  signal: 'an AbortSignal',
};
type FieldType = keyof typeof GOOD;
const types = Object.keys(GOOD) as FieldType[];

describe('§5 Client call checks: types', () => {
  it.each(types)('accepts %s', (type) => {
    for (const value of GOOD[type]) expect(callProblem('a.b', { field: type }, { field: value })).toBeNull();
  });

  it.each(types)('names the method, the field and the expected type of %s', (type) => {
    for (const value of BAD[type]) {
      expect(callProblem('a.b', { field: type }, { field: value })).toBe(
        `Invalid call to a.b\nfield must be ${ARTICLES[type]}.`,
      );
    }
  });

  it.each(types)('an optional %s may be missing and nothing else', (type) => {
    const check: FieldCheck = `${type}?`;
    for (const left of [undefined, null]) {
      expect(callProblem('a.b', { field: check }, { field: left })).toBeNull();
    }
    expect(callProblem('a.b', { field: check }, {})).toBeNull();
    for (const value of BAD[type].filter((item) => item != null)) {
      expect(callProblem('a.b', { field: check }, { field: value })).toContain('field must be');
    }
  });

  it('names only the first wrong field, in the table’s order', () => {
    expect(callProblem('a.b', { one: 'string', two: 'string' }, {})).toBe(
      'Invalid call to a.b\none must be a string.',
    );
    expect(callProblem('a.b', { one: 'string', two: 'number' }, { one: '', two: '' })).toContain('two must');
  });

  it('checks the fields of an optional object, and names them without the object', () => {
    const checks: Record<string, FieldCheck> = { options: { size: 'number?' }, name: 'string' };
    const problem = (fields: object) => callProblem('a.b', checks, { name: '', ...fields });
    for (const options of [undefined, null, {}, { size: 1 }]) expect(problem({ options })).toBeNull();
    expect(problem({ options: [] })).toBe('Invalid call to a.b\noptions must be an object.');
    expect(problem({ options: { size: '1' } })).toBe('Invalid call to a.b\nsize must be a number.');
    expect(problem({ options: {}, name: 1 })).toContain('name must');
  });

  it('ignores unknown fields', () => {
    expect(callProblem('a.b', { one: 'string' }, { one: '', other: Symbol('x') })).toBeNull();
  });
});
