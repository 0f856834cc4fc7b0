import * as fc from 'fast-check';
import { formatMessage, formatParts } from './messages';

const characters = '{n, plural, =0 {no characters} one {# character} other {# characters}}';

describe('§1 Strings: message format', () => {
  it.each([
    ['plain text', 'Check your email', {}, 'Check your email'],
    ['a placeholder', 'An email was sent to {email}.', { email: 'a@b.co' }, 'An email was sent to a@b.co.'],
    ['spaces in a placeholder', 'Hi { name }', { name: 'Ann' }, 'Hi Ann'],
    ['a number', '{n} left', { n: 0 }, '0 left'],
    ['a placeholder without a value', 'Hi {name}', {}, 'Hi {name}'],
    ['what looks like syntax in a value', '{a}', { a: '{b} <i>x</i> #' }, '{b} <i>x</i> #'],
    ['tags, in plain text', 'Sent to <bold>{to}</bold>.', { to: 'me' }, 'Sent to me.'],
    ['a less-than sign', 'Age < 18 & 3 <4', {}, 'Age < 18 & 3 <4'],
    ['apostrophes', "Didn’t get it? It''s", {}, "Didn’t get it? It's"],
    [
      'apostrophes that quote nothing',
      "It's five o'clock at {who}'s parents'",
      { who: 'Ann' },
      "It's five o'clock at Ann's parents'",
    ],
    ['quoted syntax', "Use '{braces}' and '<tags>'", {}, 'Use {braces} and <tags>'],
    ['a quotation left open', "Use '{braces", {}, 'Use {braces'],
    ['plural, none', characters, { n: 0 }, 'no characters'],
    ['plural, one', characters, { n: 1 }, '1 character'],
    ['plural, many', characters, { n: 8 }, '8 characters'],
    ['plural, thousands', characters, { n: 1200 }, '1,200 characters'],
    ['a # outside plurals', 'Call #1', {}, 'Call #1'],
    ['ordinal', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
    ['select', '{m, select, sms {text} other {email}}', { m: 'sms' }, 'text'],
    [
      'spaces and line breaks between options',
      '{n, plural,\n  one { # } \n  other {many}\n}',
      { n: 1 },
      ' 1 ',
    ],
    ['a hundred tags, one after another', '<b><i>{n}</i></b>'.repeat(50), { n: 1 }, '1'.repeat(50)],
    ['select, something else', '{m, select, sms {text} other {email}}', { m: 'constructor' }, 'email'],
    [
      'a placeholder in a plural',
      '{n, plural, one {# for {who}} other {#s for {who}}}',
      { n: 1, who: 'me' },
      '1 for me',
    ],
  ])('fills in %s', (_, message, variables, text) => {
    expect(formatMessage(message, variables)).toBe(text);
  });

  it('formats numbers for the language, and leaves values given as text unchanged', () => {
    expect(formatMessage('{n} / {time}', { n: 1200, time: '9:05' }, 'de')).toBe('1.200 / 9:05');
  });

  it.each(['fa', 'ar-EG', 'ar-SA', 'hi-u-nu-deva'])(
    'writes Latin digits in %s, as codes have',
    (language) => {
      expect(formatMessage('{n} {n, plural, other {#}}', { n: 12 }, language)).toBe('12 12');
    },
  );

  it('uses the plural rules of the language', () => {
    const message = '{n, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}';

    expect([1, 3, 5].map((n) => formatMessage(message, { n }, 'pl'))).toEqual([
      '1 znak',
      '3 znaki',
      '5 znaków',
    ]);
  });

  it('uses the "other" form for an invalid language', () => {
    expect(formatMessage(characters, { n: 1 }, 'not a language')).toBe('1 characters');
  });

  it.each([
    'Hi {name',
    'Hi name}',
    'Hi {}',
    '{n, plural, one {x}}',
    '{n, plural, one {x} other {y}',
    '{n, date}',
    '{n, date, short}',
    '<bold>text',
    'text</bold>',
    '<bold><i>text</bold></i>',
  ])('shows the malformed message %j as given', (message) => {
    expect(formatMessage(message, { name: 'Ann', n: 1 })).toBe(message);
  });

  it.each([
    ['tags', '<b>', 'x', '</b>'],
    ['selects', '{n, select, other {', 'x', '}}'],
    ['plurals', '{n, plural, other {', 'x', '}}'],
    ['what is never closed', '<b>{n, plural, other {', 'x', ''],
  ])('shows %s nested 20,000 deep as given, and 40 deep as text', (_, open, inside, close) => {
    const nested = (depth: number) => open.repeat(depth) + inside + close.repeat(depth);
    expect(formatMessage(nested(20_000), { n: 1 })).toBe(nested(20_000));
    expect(formatMessage(nested(40), { n: 1 })).toBe(close ? 'x' : nested(40));
  });

  it('returns tags as parts with their texts', () => {
    expect(
      formatParts('Didn’t get it? <resendButton>Send <bold>{n}</bold></resendButton>', { n: 2 }),
    ).toEqual([
      'Didn’t get it? ',
      { tag: 'resendButton', children: ['Send ', { tag: 'bold', children: ['2'] }] },
    ]);
  });

  it('returns neighbouring texts and numbers as one part', () => {
    expect(formatParts('{n} of {all} left <b>{n}#</b>', { n: 1, all: 3 })).toEqual([
      '1 of 3 left ',
      { tag: 'b', children: ['1#'] },
    ]);
  });

  it('marks the text of a placeholder, so that it can be drawn in its own direction', () => {
    expect(formatParts('An <bold>{to}</bold>', { to: 'a@b.co' })).toEqual([
      'An ',
      { tag: 'bold', children: [{ tag: 'value', name: 'to', children: ['a@b.co'] }] },
    ]);
  });

  it.each([
    ['Arabic', 'أرسلنا رسالة إلى {to}.', '\u2068a@b.co\u2069'],
    ['Hebrew', 'שלחנו הודעה אל <bold>{to}</bold>.', '\u2068a@b.co\u2069'],
    ['Spanish', 'Enviamos un correo a {to}.', 'a@b.co'],
  ])('isolates the text of a placeholder in a right-to-left language: %s', (_, message, shown) => {
    expect(formatMessage(message, { to: 'a@b.co' })).toContain(` ${shown}.`);
  });

  it('never throws for any message', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '<',
      '</',
      '>',
      "'",
      '#',
      'n',
      ',',
      ' ',
      'plural',
      'other',
      'bold',
      '=1',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(typeof formatMessage(pieces.join(''), { n: 1 })).toBe('string');
      }),
    );
  });
});
