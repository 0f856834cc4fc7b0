import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiRefusal, isRefusalType, refuse } from '../../../sandbox/verify/refusals';
import { DEVICE_ERRORS } from '../../domain/errors/deviceErrors';
import { INVALID_JSON, INVALID_RESPONSE, UNRECOVERABLE_ERROR_TYPES } from '../../domain/errors/errorRules';
import { UNREACHABLE } from '../../domain/errors/errors';
import { InternalError } from './thrownError';
import { toError } from './toError';

const ROOT = path.join(__dirname, '../../..');
const PAGE = readFileSync(path.join(ROOT, 'docs/errors.md'), 'utf8');

/** Our code, without its tests and without comments. */
const CODE = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(path.join(ROOT, 'src', file), 'utf8'))
  .map((code) => code.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, ''))
  .join('\n');

/** The text below a heading of the page, up to the next heading. */
function section(heading: string): string {
  const [, after = ''] = PAGE.split(new RegExp(`^#+ ${heading}$`, 'm'));
  return after.split(/^#+ /m)[0] ?? '';
}

/** The rows of the table in a section whose first column has that head. */
function rowsOf(heading: string, head: string): string[][] {
  const tables = section(heading).split('\n\n');
  const lines =
    tables
      .find((lines) => lines.startsWith(`| ${head} `))
      ?.trimEnd()
      .split('\n') ?? [];
  const cells = (line: string) => line.split('|').slice(1, -1);
  return lines.slice(2).map((line) => cells(line).map((cell) => cell.trim()));
}
const plain = (cell = ''): string => cell.replaceAll('`', '');

/** Names in the code that end in "Error" and are no errors of ours: the screen CryptoError, and two of the runtime's. */
const NOT_ERRORS = ['CryptoError', 'SyntaxError', 'TimeoutError'];
const namesInCode = [
  ...[...CODE.matchAll(/['"`]([A-Z]\w*Error)\b/g)].map(([, name = '']) => name),
  ...Object.keys(DEVICE_ERRORS),
].filter((name) => !NOT_ERRORS.includes(name) && !name.startsWith('Wallet'));
/** The error names that docs/errors.md explains: in a heading, or in the table of device errors. */
const namesOnPage = [
  ...[...PAGE.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name),
  ...rowsOf('Device and native errors', 'Name').map(([name]) => plain(name)),
];

describe('§8 Errors for hosts: docs/errors.md matches the code', () => {
  it('lists every error name of the code', () => {
    const isThere = (name: string) => namesOnPage.includes(name) || PAGE.includes(`\`${name}\``);
    expect([...new Set(namesInCode)].filter((name) => !isThere(name))).toEqual([]);
  });

  it('explains no name that the code lacks', () => {
    expect(namesOnPage.filter((name) => !namesInCode.includes(name))).toEqual([]);
    expect(namesOnPage.length).toBeGreaterThan(Object.keys(DEVICE_ERRORS).length);
  });

  const API_FIELDS = {
    status_code: 404,
    error_type: 'a',
    error_message: 'b',
    error_url: 'c',
    request_id: 'd',
    error_details: {},
  };
  it.each<[string, Error]>([
    ['StytchAPIError', toError({ kind: 'api', message: '', retryAfterMs: 1_000, ...API_FIELDS })],
    ['StytchAPISchemaError', toError({ kind: 'schema', message: '', issues: [], status_code: 400 })],
    ['StytchAPIUnreachableError', toError({ kind: 'unreachable', message: '', retryAfterMs: 1_000 })],
    ['StytchSDKUsageError', toError({ kind: 'usage', message: '' })],
    ['StytchSDKError', toError({ kind: 'local', id: '', message: '' })],
    ['InternalError', new InternalError({})],
  ])('lists each field of %s with its type', (name, error) => {
    expect(error.name).toBe(name);
    const { name: _, ...fields } = error as unknown as Record<string, unknown>;
    const documented = rowsOf(name, 'Field').map(([field, type]) => [
      plain(field),
      plain(type).split(/[: ]/)[0],
    ]);
    expect(Object.fromEntries(documented)).toEqual(
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, key === 'cause' ? 'any' : typeof value]),
      ),
    );
  });

  it('lists code and text of each device and native error', () => {
    const documented = rowsOf('Device and native errors', 'Name').map(([name, codes, message]) => [
      plain(name),
      { codes: codes === '–' ? [] : plain(codes).split(', '), message },
    ]);
    expect(Object.fromEntries(documented)).toEqual(DEVICE_ERRORS);
  });

  it('quotes the fixed texts and the errors that end a session', () => {
    for (const text of [
      UNREACHABLE.message,
      INVALID_JSON.message,
      INVALID_RESPONSE.message,
      ...UNRECOVERABLE_ERROR_TYPES,
    ]) {
      expect(PAGE).toContain(`\`${text}\``);
    }
  });

  it('quotes no text that the code lacks', () => {
    const texts = rowsOf('StytchAPIUnreachableError', '`message`').map(([text]) => plain(text));
    expect(texts.length).toBeGreaterThan(3);
    const code = CODE.replace(/' \+\s*'/g, '');
    expect(texts.filter((text) => !code.includes(text))).toEqual([]);
  });

  it('gives each error type the status that the sandbox answers', () => {
    const documented = rowsOf('StytchAPIError', '`error_type`');
    expect(documented.length).toBeGreaterThan(20);
    for (const [types, status] of documented) {
      for (const type of plain(types).split(', ')) {
        if (!isRefusalType(type)) throw new Error(`${type} is no error type of the sandbox.`);
        expect(() => refuse(type)).toThrow(expect.objectContaining({ status: Number(status) }) as ApiRefusal);
      }
    }
  });
});
