import * as fc from 'fast-check';
import { isEmail } from './email';
import { passcodeFrom } from './validation';

const LETTERS = 'abcxyzABCXYZ';
const LOCAL = `${LETTERS}0189.!#$%&'*+/=?^_\`{|}~-`;
const textOf = (characters: string, limits: fc.StringConstraints = {}) =>
  fc.string({ ...limits, unit: fc.constantFrom(...characters) });

/** The pattern of §5, checked character by character. */
function isEmailByHand(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  const last = labels.pop() ?? '';
  const isOf = (characters: RegExp, part: string) =>
    [...part].every((character) => characters.test(character));
  return (
    text.length <= 254 &&
    rest.length === 0 &&
    local !== '' &&
    isOf(/[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]/, local) &&
    labels.join('.') !== '' &&
    isOf(/[a-zA-Z0-9.-]/, labels.join('.')) &&
    last.length >= 2 &&
    (isOf(/[a-zA-Z]/, last) || (/^xn--./.test(last) && isOf(/[a-zA-Z0-9-]/, last) && !last.endsWith('-')))
  );
}

describe('§5 Email: any text', () => {
  const address = fc
    .tuple(
      fc.oneof(
        textOf(LOCAL, { minLength: 1 }),
        textOf(LOCAL, { minLength: 230, maxLength: 260, size: 'max' }),
      ),
      textOf(`${LETTERS}09.-`, { minLength: 1, maxLength: 60 }),
      textOf(LETTERS, { minLength: 2, maxLength: 10 }),
    )
    .map(([local, domain, end]) => `${local}@${domain}.${end}`);

  it('is accepted when it matches the pattern and can be delivered', () => {
    fc.assert(fc.property(address, (text) => expect(isEmail(text)).toBe(text.length <= 254)));
  });

  it('is refused with a character that the pattern excludes, at any position', () => {
    const stranger = fc.constantFrom(
      ' ',
      '\n',
      '\t',
      '"',
      '(',
      ',',
      ':',
      ';',
      '<',
      '[',
      '\\',
      '@',
      'ä',
      '\u0000',
      '\u200b',
    );
    fc.assert(
      fc.property(address, fc.nat(), stranger, (text, place, character) => {
        const at = place % (text.length + 1);
        expect(isEmail(text.slice(0, at) + character + text.slice(at))).toBe(false);
      }),
    );
  });

  it('is accepted exactly when a character-by-character check accepts it', () => {
    const nearly = textOf(`${LOCAL}@@@...ä ,`, { maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string({ unit: 'binary' }), address), (text) => {
        expect(isEmail(text)).toBe(isEmailByHand(text));
      }),
      { numRuns: 500 },
    );
  });
});

describe('§5 Passcode: any message', () => {
  const digits = (limits: fc.StringConstraints) => textOf('0123456789', limits);
  const words = textOf('abc.,:!', { minLength: 1, maxLength: 8 }).map((text) => `${text}x`);
  const otherNumber = digits({ minLength: 1, maxLength: 9 }).filter((number) => number.length !== 6);
  const chatter = fc.array(
    fc.oneof(
      words,
      fc.tuple(otherNumber, words).map((pair) => pair.join(' ')),
    ),
    {
      maxLength: 4,
    },
  );
  const dash = fc.constantFrom('-', ' ', '\u00a0', '\u202f', '\u2009', '‐', '‑', '–', '—', ' - ', '\n');

  it('its code is found among words and other numbers, with or without groups', () => {
    fc.assert(
      fc.property(
        chatter,
        digits({ minLength: 6, maxLength: 6 }),
        fc.subarray([1, 2, 3, 4, 5]),
        dash,
        chatter,
        (before, code, breaks, between, after) => {
          const grouped = [...code]
            .map((digit, at) => (breaks.includes(at) ? between + digit : digit))
            .join('');
          expect(passcodeFrom([...before, 'is', grouped, 'x', ...after].join(' '))).toBe(code);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('its code is found in the digits of other scripts', () => {
    const zero = fc.constantFrom(0x0660, 0x06f0, 0xff10);
    const inScript = (text: string, first: number) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(first + Number(digit)));
    fc.assert(
      fc.property(chatter, zero, (message, first) => {
        const text = message.join(' ');
        expect(passcodeFrom(inScript(text, first))).toBe(passcodeFrom(text));
      }),
    );
  });

  it('typed digits are kept one by one, up to six', () => {
    fc.assert(
      fc.property(digits({ maxLength: 12 }), (typed) => {
        let shown = '';
        for (const digit of typed) shown = passcodeFrom(shown + digit);
        expect(shown).toBe(typed.slice(0, 6));
      }),
    );
  });
});
