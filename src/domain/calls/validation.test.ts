import * as fc from 'fast-check';
import { isEmail } from './email';
import { isCompletePasscode, passcodeFrom } from './validation';

describe('§5 Email', () => {
  it.each([
    'a@b.co',
    'Ada.Lovelace+tag@mail.example.com',
    "o'neil@example.ie",
    "!#$%&'*+/=?^_`{|}~-@example.com",
    '1@2.io',
    'a@1.2.3.com',
    'a@sub-domain.example.museum',
    'a@example.xn--p1ai',
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    '@',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a@b.c1',
    'a@b.123',
    'a@@b.co',
    'a@b@c.co',
    'a b@c.co',
    'a@b .co',
    ' a@b.co',
    'a@b.co ',
    'a@b.co\n',
    'a@b.co\nBcc: c@d.co',
    'a@b_c.co',
    'a@exämple.com',
    'a@example.x--p1ai',
    'a@example.xn--',
    'ä@example.com',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    'a,b@c.co',
    '<a@b.co>',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts an address of the greatest deliverable length and no longer', () => {
    expect(isEmail(`${'a'.repeat(249)}@b.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
  });

  it.each([
    ['letters without an end', 'a'.repeat(1_000_000)],
    ['dots and letters after the @', `a@${'a.'.repeat(500_000)}`],
    ['hyphens that never become a domain', `a@${'-'.repeat(1_000_000)}!`],
    ['just inside the longest address', `a@${'a.'.repeat(125)}!`],
  ])('answers in linear time: %s', (_, text) => {
    const start = process.hrtime.bigint();
    expect(isEmail(text)).toBe(false);
    expect(Number(process.hrtime.bigint() - start) / 1e6).toBeLessThan(100);
  });
});

describe('§5 Passcode', () => {
  it.each([
    ['nothing', '', ''],
    ['nothing but words', 'no digits here', ''],
    ['the first digit typed', '1', '1'],
    ['five digits typed', '12345', '12345'],
    ['six digits typed', '123456', '123456'],
    ['a seventh digit typed', '1234567', '123456'],
    ['a letter typed in between', '12a3', '123'],
    ['a pasted code with spaces around it', ' 123456\n', '123456'],
    ['two groups with a space', '123 456', '123456'],
    ['two groups with a hyphen', '123-456', '123456'],
    ['two groups with a dash', '123–456', '123456'],
    ['two groups with a narrow space that does not break', '123\u202f456', '123456'],
    ['three groups', '12 34 56', '123456'],
    ['a digit in each place', '1 2 3 4 5 6', '123456'],
    ['a message', 'Your code is 123456', '123456'],
    ['a message with another number before the code', 'Your 2 minute code is 123456', '123456'],
    ['the same with the code in groups', 'Your 2 minute code is 654-321', '654321'],
    ['a number that touches its word with a hyphen', 'Your 2-minute code is 654 321', '654321'],
    [
      'our own message',
      'Your PriceRx code is 324929. It is good for 5 minutes.\n\n@localhost #324929',
      '324929',
    ],
    ['a code with another number on the next line', '123456\n5 minutes', '123456'],
    ['a message with a phone number', 'Call +1 415 555 0123, then give 765-432', '765432'],
    ['too few digits in a message', 'Code 12 of 34', '1234'],
    ['Arabic-Indic digits', '١٢٣٤٥٦', '123456'],
    ['Persian digits', '۱۲۳ ۴۵۶', '123456'],
    ['fullwidth digits', '１２３４５６', '123456'],
    ['Devanagari digits', '१२३४५६', '123456'],
    ['digits beyond what we read', '๑๒๓๔๕๖', ''],
  ])('reads %s', (_, text, code) => {
    expect(passcodeFrom(text)).toBe(code);
  });

  it('returns only up to six ASCII digits', () => {
    const digits = fc.constantFrom(...'0123456789٣۴５ -\n–a.#');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: digits })), (text) => {
        expect(passcodeFrom(text)).toMatch(/^[0-9]{0,6}$/);
      }),
    );
  });

  it('reads its own result as the same code', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -a') }), (text) => {
        expect(passcodeFrom(passcodeFrom(text))).toBe(passcodeFrom(text));
      }),
    );
  });

  it('finds a code anywhere in a message without other digits', () => {
    const words = fc.string({ unit: fc.constantFrom(...'abc .,:!@#\n-') });
    const code = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(words, code, words, (before, six, after) => {
        expect(passcodeFrom(`${before}${six}${after}`)).toBe(six);
      }),
    );
  });

  it.each([
    ['', false],
    ['12345', false],
    ['123456', true],
  ])('%j is complete: %s', (code, complete) => {
    expect(isCompletePasscode(code)).toBe(complete);
  });
});
