import { stringAdvice } from './stringAdvice';

const ENGLISH = {
  'button.retry': 'Try again',
  'login.title': 'Sign up or log in',
  'otp.sent': 'Sent to <bold>{to}</bold>.',
  'otp.again': 'Nothing? <resendButton>Send again</resendButton>',
  'password.length': '{n, plural, one {# character} other {# characters}}',
};

describe('§1 Strings: warnings to the developer', () => {
  it.each([
    [
      'an unknown id',
      { 'button.retri': 'Nochmal' },
      ['["button.retri"] is never shown. Did you mean "button.retry"?'],
    ],
    [
      'a text that is malformed',
      { 'login.title': '{name', 'button.retry': '<b>'.repeat(20_000) },
      [
        '["login.title"] cannot be read as an ICU message',
        '["button.retry"] cannot be read as an ICU message',
      ],
    ],
    [
      'a missing placeholder, and a misspelt one',
      { 'otp.sent': 'Gesendet an <bold>{too}</bold>.' },
      [
        '["otp.sent"] leaves out {to}, which the English text has.',
        '["otp.sent"] has {too}, which this text does not know: it has {to}.',
      ],
    ],
    [
      'a placeholder where there is none',
      { 'login.title': 'Hi {name}' },
      ['["login.title"] has {name}, which this text does not know: it has none.'],
    ],
    ['a missing tag', { 'otp.again': 'Nichts?' }, ['["otp.again"] leaves out <resendButton>']],
    [
      'an unknown tag',
      { 'button.retry': '<i>Noch</i>mal' },
      ['["button.retry"] has <i>, which this text does not know: it has none.'],
    ],
    [
      'plural forms that the language does not have',
      { 'password.length': '{n, plural, one {# c} few {# c} other {# c}}' },
      [
        '["password.length"] has the form few of {n}, which is never shown by the rules of "en", whose plural forms are one and other.',
      ],
    ],
  ])('names %s', (_, strings, lines) => {
    const said = stringAdvice(strings, ENGLISH);
    expect(said).toEqual(lines.map((line) => expect.stringContaining(`strings${line}`) as string));
  });

  it('names plural forms that are missing in the language of the texts', () => {
    const strings = { 'password.length': '{n, plural, one {# знак} other {# знака}}' };
    expect(stringAdvice(strings, ENGLISH, 'ru')).toEqual([
      'strings["password.length"] lacks the form few and many of {n}: it is read by the rules of "ru", whose plural forms are one, few, many, and other.',
    ]);
  });

  it.each([
    ['nothing', {}],
    ['an empty text, which is ignored', { 'otp.sent': '' }],
    ['an error of the provider', { 'error.brandNew': 'Fehler' }],
    ['bold parts anywhere or nowhere', { 'login.title': '<bold>Willkommen</bold>', 'otp.sent': 'An {to}' }],
    ['a plural for millions', { 'password.length': '{n, plural, one {# c} many {# de c} other {# c}}' }],
    ['a form for one number', { 'password.length': '{n, plural, =0 {nada} one {# c} other {# c}}' }],
    ['a text without plural forms', { 'password.length': 'Zeichen: {n}' }],
  ])('accepts %s', (_, strings: Record<string, string>) => {
    expect(stringAdvice(strings, ENGLISH, 'es')).toEqual([]);
  });
});
