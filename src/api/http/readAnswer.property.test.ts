import * as fc from 'fast-check';
import { answer } from '../../../tests/fakeServices';
import { toError } from '../../client/errors/toError';
import { readAnswer } from './readAnswer';

const fields = fc.record(
  {
    status_code: fc.anything(),
    error_type: fc.anything(),
    error_message: fc.anything(),
    error_url: fc.anything(),
    request_id: fc.anything(),
    error_details: fc.anything(),
    data: fc.anything(),
    body: fc.anything(),
    params: fc.array(fc.record({ dataPath: fc.anything(), message: fc.anything() }, { requiredKeys: [] })),
    query: fc.array(fc.anything()),
  },
  { requiredKeys: [] },
);
const text = fc.oneof(
  fields.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'Captcha required',
    '{"error_message":"Captcha required"',
    '<html>Captcha required</html>',
  ),
);
const status = fc.oneof(
  fc.constantFrom(200, 204, 299, 300, 400, 401, 403, 404, 429, 500, 503),
  fc.integer({ min: 0, max: 999 }),
);
const headerValue = fc
  .string({ unit: fc.constantFrom(...'0123456789 -.e,:GMTMonJan') })
  .map((value) => value.trim());
const headers = fc.record(
  {
    'Content-Type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/problem+json',
      'text/html',
      '',
    ),
    'Retry-After': fc.oneof(
      headerValue,
      fc.constantFrom('7', '-7', '1e9', '9'.repeat(400), 'Tue, 01 Jan 2030 00:00:07 GMT', 'soon'),
    ),
    Date: fc.oneof(headerValue, fc.constantFrom('Tue, 01 Jan 2030 00:00:00 GMT')),
  },
  { requiredKeys: [] },
);

const anyAnswer = fc
  .tuple(status, text, headers)
  .map(([code, body, sent]) => ({ ...answer(code, body, sent), type: sent['Content-Type'] ?? '' }));
type AnyAnswer = typeof anyAnswer extends fc.Arbitrary<infer T> ? T : never;

const parsed = (source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
};
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reference implementation: the error kinds of §8, in the order in which they are checked. */
function kindOf({ status: code, text: body, type }: AnyAnswer): string {
  const json = parsed(body);
  if (code <= 299) return isObject(json) && 'data' in json && isObject(json.data) ? 'data' : 'unreachable';
  if (type.includes('application/json')) {
    if (!isObject(json)) return 'unreachable';
    return ['body', 'params', 'query'].some((part) => part in json) ? 'schema' : 'api';
  }
  return body.includes('Captcha required') ? 'captchaRequired' : 'unreachable';
}

const NAMES: Record<string, string> = {
  unreachable: 'StytchAPIUnreachableError',
  captchaRequired: 'StytchAPIUnreachableError',
  schema: 'StytchAPISchemaError',
  api: 'StytchAPIError',
};

describe('§8 Network and API: any answer', () => {
  it('any answer becomes data or exactly the error kind of the table, and nothing throws', () => {
    fc.assert(
      fc.property(anyAnswer, (given) => {
        const { data, error } = readAnswer(given);
        expect(error?.kind ?? 'data').toBe(kindOf(given));
        expect(isObject(data)).toBe(error === undefined);
      }),
      { numRuns: 300 },
    );
  });

  it('any error reaches the host as an Error with a documented name, a text and fields of the documented types', () => {
    fc.assert(
      fc.property(
        anyAnswer.filter((given) => kindOf(given) !== 'data'),
        (given) => {
          const { error } = readAnswer(given);
          const thrown: Error = toError(error!);
          expect(thrown).toBeInstanceOf(Error);
          expect(thrown.name).toBe(NAMES[error!.kind]);
          expect(thrown.message).not.toBe('');
          if (error!.kind === 'api') {
            expect(thrown).toMatchObject({
              status_code: expect.any(Number),
              error_type: expect.stringMatching(/./s),
              error_message: expect.stringMatching(/./s),
              error_url: expect.any(String),
              request_id: expect.any(String),
            });
          }
          if (error!.kind === 'schema') {
            for (const issue of error!.issues) {
              expect(issue).toEqual({ path: expect.any(String), message: expect.any(String) });
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('the Retry-After of any answer is undefined or a number of milliseconds', () => {
    fc.assert(
      fc.property(anyAnswer, (given) => {
        const { error } = readAnswer(given);
        const wait = error && 'retryAfterMs' in error ? error.retryAfterMs : undefined;
        if (wait !== undefined) expect(wait).toBeGreaterThanOrEqual(0);
        const asked = given.header('Retry-After');
        if (error && asked && /^\d{1,9}$/.test(asked)) expect(wait).toBe(Number(asked) * 1000);
      }),
    );
  });
});
