import * as fc from 'fast-check';
import { ALL_CHECKS } from '../../tests/calls/clientCalls';
import { SECRET_FIELDS } from '../domain/secrets/secretFields';
import { redact } from './redact';

const CANARY = 'canary-7e57';

const harmless = fc.string({ minLength: 1 }).filter((name) => !SECRET_FIELDS.includes(name));
const plainValue = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined));
/** A secret in different forms: alone, inside a text, nested in lists and objects. */
const secretValue = fc.letrec<{ secret: unknown }>((tie) => ({
  secret: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(CANARY, `Bearer ${CANARY}`),
    fc.array(tie('secret'), { minLength: 1, maxLength: 3 }),
    fc.dictionary(harmless, tie('secret'), { minKeys: 1, maxKeys: 3 }),
  ),
})).secret;
const record = (inner: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      fc.dictionary(harmless, inner, { maxKeys: 3 }),
      fc.dictionary(fc.constantFrom(...SECRET_FIELDS), secretValue, { maxKeys: 2 }),
    )
    .map(([open, hidden]): unknown => ({ ...open, ...hidden }));
/** A state or a payload with secrets at any depth, each in a field of `SECRET_FIELDS`. */
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    plainValue,
    fc.array(tie('tree'), { maxLength: 3 }),
    record(tie('tree')),
  ),
}));
const action = fc.record({
  type: fc.constantFrom(
    'api/executeMutation/pending',
    'api/executeMutation/fulfilled',
    'widget/otp/codeEntered',
  ),
  payload: tree,
  meta: fc.record({ arg: fc.record({ originalArgs: tree, requestId: fc.uuid() }), mountId: fc.string() }),
});

/** The reference implementation of masking, with JSON's own traversal. */
const maskedByName = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify({ value }, (name, item: unknown) =>
      SECRET_FIELDS.includes(name) && item !== null && item !== undefined && item !== '' ? '••••' : item,
    ),
  ).value;

describe('§4 DevTools: any action or state', () => {
  it('a secret of any shape at any depth is masked', () => {
    fc.assert(
      fc.property(fc.oneof(action, tree), (value) => {
        expect(JSON.stringify({ shown: redact(value) })).not.toContain(CANARY);
      }),
      { numRuns: 500 },
    );
  });

  it('fields are masked by name, and all else is shown', () => {
    fc.assert(
      fc.property(fc.oneof(action, tree), (value) => {
        const shown = redact(value);
        expect(JSON.stringify({ shown })).toBe(JSON.stringify({ shown: maskedByName(value) }));
        expect(redact(shown)).toBe(shown);
      }),
      { numRuns: 500 },
    );
  });
});

describe('§4 DevTools: fields of every call', () => {
  const fieldsOf = (checks: object): string[] =>
    Object.entries(checks).flatMap(([field, check]) =>
      typeof check === 'object' ? fieldsOf(check as object) : [field],
    );
  const soundsSecret = /(token|password|codes?|secret|signature|credential|jwt|verifier|challenge|hint)$/;

  it('a call’s field whose name suggests a secret is masked', () => {
    const secrets = ALL_CHECKS.flatMap(fieldsOf).filter((field) => soundsSecret.test(field));
    expect(secrets).toContain('password');
    expect(secrets.filter((field) => redact({ [field]: CANARY })[field] === CANARY)).toEqual([]);
  });
});
