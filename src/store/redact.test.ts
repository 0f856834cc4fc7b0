import * as fc from 'fast-check';
import { SECRET_FIELDS } from '../domain/secrets/secretFields';
import { redact } from './redact';

const MASK = '••••';

describe('§4 DevTools: masked secrets', () => {
  it.each(SECRET_FIELDS)('masks %s at any depth', (field) => {
    expect(redact({ [field]: 's3cret' })).toEqual({ [field]: MASK });
    expect(redact([{ a: { b: [{ [field]: 's3cret', c: 1 }] } }])).toEqual([
      { a: { b: [{ [field]: MASK, c: 1 }] } },
    ]);
  });

  it.each([
    ['a number', 123456],
    ['an object', { value: 's3cret' }],
    ['a list', ['s3cret', 's3cret']],
  ])('masks a value that is %s', (_, value) => {
    expect(redact({ token: value })).toEqual({ token: MASK });
  });

  it('keeps null visible, so that a missing secret shows', () => {
    const empty = { token: null, code: undefined, password: '' };
    expect(redact(empty)).toEqual(empty);
  });

  it('masks inside actions of RTK Query', () => {
    const action = {
      type: 'api/executeMutation/pending',
      payload: undefined,
      meta: { arg: { originalArgs: { fields: { token: '123456', method_id: 'm', captcha_token: 'c' } } } },
    };
    expect(JSON.stringify(redact(action))).not.toMatch(/123456|"c"/);
    expect(redact(action).meta.arg.originalArgs.fields.method_id).toBe('m');
  });

  it('masks no other field', () => {
    const state = {
      publicToken: 'public-token-test-1',
      public_token: 'public-token-test-1',
      status_code: 200,
      error_type: 'otp_code_not_found',
      user: { emails: [{ email: 'ada@example.com' }], name: null },
    };
    expect(redact(state)).toBe(state);
  });

  it.each([null, undefined, 7, 'text', true])('returns %j unchanged', (value) => {
    expect(redact(value)).toBe(value);
  });

  it('masks in cyclic values', () => {
    const circle: Record<string, unknown> = { token: 's3cret' };
    circle.self = circle;
    expect(redact(circle)).toEqual({ token: MASK, self: MASK });
  });

  it('keeps the identity of parts without a secret', () => {
    const state = { kept: { a: [1, { b: 2 }] }, list: [{ c: 1 }, { token: 's3cret' }] };
    const shown = redact(state);
    expect(shown.kept).toBe(state.kept);
    expect(shown.list[0]).toBe(state.list[0]);
    expect(shown.list[1]).toEqual({ token: MASK });
  });

  it('leaves the input unchanged, and masks every secret', () => {
    const key = fc.oneof(fc.constantFrom(...SECRET_FIELDS), fc.string());
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.constant('s3cret'), tie('list'), tie('record')),
      list: fc.array(tie('tree'), { maxLength: 4 }),
      record: fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
    }));
    const leaks = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([name, item]) =>
        SECRET_FIELDS.includes(name) ? item !== MASK : leaks(item),
      );
    fc.assert(
      fc.property(tree, (value) => {
        const before = structuredClone(value);
        expect(leaks(redact(value))).toBe(false);
        expect(value).toEqual(before);
      }),
    );
  });
});
