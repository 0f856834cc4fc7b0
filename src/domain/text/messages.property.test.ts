import * as fc from 'fast-check';
import { formatMessage, formatParts, type MessagePart } from './messages';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const SYNTAX = '{}#<>';
/** Texts with much syntax and few words, like a host's mistakes. */
const syntaxy = fc
  .array(
    fc.constantFrom(
      ...SYNTAX,
      "'",
      '</',
      ' ',
      ',',
      'n',
      'plural',
      'select',
      'selectordinal',
      'other',
      'one',
      '=1',
      'b',
      '{n, plural, other {',
      '{n, select, a {',
      '}}',
      '<b>',
      '</b>',
      '__proto__',
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));
const variables = fc.dictionary(
  fc.constantFrom('n', 'b', '__proto__', 'constructor', 'toString'),
  fc.oneof(anyText, fc.double(), fc.integer()),
);

/** Quotes a text in ICU syntax. */
const quoted = (text: string): string =>
  text.replace(/'/g, "''").replace(/[{}#<>]/g, (character) => `'${character}'`);

const tagsOf = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part.tag, ...tagsOf(part.children)]));

const textOf = (parts: readonly MessagePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part.children))).join('');

describe('§1 Strings: any message', () => {
  it('any message with any values formats as text', () => {
    fc.assert(
      fc.property(fc.oneof(syntaxy, anyText), variables, anyText, (message, given, locale) => {
        expect(typeof formatMessage(message, given, locale)).toBe('string');
      }),
      { numRuns: 1_000 },
    );
  });

  it('a message without syntax formats as itself', () => {
    const plain = anyText.filter((text) => ![...text].some((character) => `${SYNTAX}'`.includes(character)));
    fc.assert(
      fc.property(plain, variables, (text, given) => {
        expect(formatParts(text, given)).toEqual(text === '' ? [] : [text]);
      }),
    );
  });

  it('a quoted message formats as itself, inside plurals and tags too', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, syntaxy), (text) => {
        const message = quoted(text);
        expect(formatMessage(message, { n: 1 })).toBe(text);
        expect(formatMessage(`{n, plural, other {${message}}}`, { n: 1 })).toBe(text);
        expect(formatMessage(`<b>${message}</b>`)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('a value is neither parsed as a message nor as a tag', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, syntaxy), (value) => {
        const parts = formatParts('To <bold>{to}</bold>, {to}!', { to: value });
        expect(textOf(parts)).toBe(`To ${value}, ${value}!`);
        expect(tagsOf(parts)).toEqual(['bold', 'value', 'value']);
      }),
    );
  });

  it('the branch of the value is chosen, and "other" for every other value', () => {
    const key = fc.oneof(
      fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty'),
      fc.stringMatching(/^[a-z_][\w-]{0,8}$/),
    );
    const keys = fc.uniqueArray(
      key.filter((name) => name !== 'other'),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(keys, key, (known, value) => {
        const branches = known.map((name) => `${name} {is ${name}}`).join(' ');
        expect(formatMessage(`{v, select, ${branches} other {is other}}`, { v: value })).toBe(
          known.includes(value) ? `is ${value}` : 'is other',
        );
      }),
      { numRuns: 300 },
    );
  });
});
