import fc from 'fast-check';
import { isThemeValue } from './theme';

const anyValue = () => true;
const isColor = (value: string) => isThemeValue('primary', value, anyValue);
const isLogo = (value: string) => isThemeValue('logoImageUrl', value, anyValue);

describe('§3 Theme values: one valid CSS value', () => {
  it.each([
    '#19303D',
    'tomato',
    'rgb(0 0 0 / 50%)',
    'hsl(210deg, 40%, 20%)',
    'oklch(0.95 0 0)',
    'color-mix(in srgb, red 20%, var(--brand, #fff))',
    'calc(1rem + 2 * var(--gap_2))',
    'min(400px, 100%)',
    '1.5e3px',
    '"Comic Sans MS", \'Brush Script\', Größe, 游ゴシック, serif',
    '\n  Arial,\n  sans-serif\n',
    '-apple-system',
  ])('accepts %j', (value) => expect(isColor(value)).toBe(true));

  it.each([
    ['the end of the declaration', 'red; display: none'],
    ['the end of the rule', 'red} #host{display:none'],
    ['a block', '{'],
    ['an at-rule', 'red @import "x"'],
    ['a comment', 'red/**/'],
    ['a comment of the preprocessor', 'red//'],
    ['an escape', 'red\\3b display'],
    ['an address', 'url(https://evil.example)'],
    ['an address in capitals', 'URL (https://evil.example)'],
    ['an address in quotes', 'image-set("https://evil.example" 1x)'],
    ['a source', 'src("https://evil.example")'],
    ['another declaration’s name', 'red display:none'],
    ['importance', 'red !important'],
    ['a parenthesis left open', 'rgb(0, 0, 0'],
    ['a parenthesis too many', 'rgb(0, 0, 0))'],
    ['parentheses the wrong way round', ')('],
    ['a quotation left open', '"red'],
    ['a quotation over a line end', '"a\nb"'],
    ['a block in a quotation', '"a}b"'],
    ['a parent of the preprocessor', '& '],
    ['an attribute selector', '[x]'],
    ['a null', 'red\u0000'],
  ])('refuses %s', (_, value) => expect(isColor(value)).toBe(false));

  it('no accepted value ends its declaration or starts a rule', () => {
    const piece = fc.constantFrom(...'(){};:@\\/*"\'#.,!& \n', 'url(', 'red', '--x', '10px');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const value = pieces.join('');
        if (value.trim() === '' || !isColor(value)) return;
        const bare = value.replace(/"[^"]*"|'[^']*'/g, 'q');
        expect(value).not.toMatch(/[{};\\]/);
        expect(bare).not.toMatch(/[@!&]|\/[*/]|url\(/);
        expect(bare).not.toMatch(/["']/);
        expect(bare.split('(').length).toBe(bare.split(')').length);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['primary', 'color'],
    ['placeholderColor', 'color'],
    ['borderRadius', 'border-radius'],
    ['fontFamily', 'font-family'],
    ['constructor', 'color'],
  ])('asks the browser whether %s is a value of %s', (key, property) => {
    const asked = jest.fn().mockReturnValue(false);
    expect(isThemeValue(key, '4px', asked)).toBe(false);
    expect(asked.mock.calls).toEqual([[property, '4px']]);
  });
});

describe('§3 Theme values: lengths, with which the widget calculates', () => {
  /** Like a browser: keywords and a 0 without a unit are values of the property, and not of a calculation. */
  const supports = (_property: string, value: string) => !/max\((?:[a-z]|0\))/.test(value);

  it.each([
    ['fontSize', '18px'],
    ['fontSize', '1.125rem'],
    ['fontSize', '.9rem'],
    ['outlineWidth', '3px'],
    ['outlineWidth', '0'],
    ['width', '100%'],
  ])('accepts %s: %s', (key, value) => expect(isThemeValue(key, value, supports)).toBe(true));

  it.each([
    ['fontSize', 'large'],
    ['fontSize', '120%'],
    ['fontSize', '1.25em'],
    ['outlineWidth', 'medium'],
    ['width', 'max-content'],
  ])('refuses %s: %s', (key, value) => expect(isThemeValue(key, value, supports)).toBe(false));
});

describe('§3 Theme values: the logo’s address', () => {
  it.each([
    'https://example.com/logo.svg',
    'HTTP://localhost/logo.svg',
    'data:image/png;base64,AA==',
    '/logo.svg',
    'logo.svg?a=b:c',
    '//cdn.example/logo.svg',
    './a b.png',
  ])('accepts %s', (value) => expect(isLogo(value)).toBe(true));

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'javascript:alert(1)//https://example.com/logo.svg',
    'data:text/html,data:image/png',
    '\u0000javascript:alert(1)',
    'data:text/html,<script>',
    'data:,',
    'file:///etc/passwd',
    'https:example.com',
    'ftp://example.com/logo.svg',
  ])('refuses %s', (value) => expect(isLogo(value)).toBe(false));
});
