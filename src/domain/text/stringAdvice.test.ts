import { stringAdvice } from './stringAdvice';

const ENGLISH = {
  'button.retry': 'Try again',
  'login.title': 'Sign up or log in',
  'otp.sent': 'Sent to <bold>{to}</bold>.',
  'otp.again': 'Nothing? <resendButton>Send again</resendButton>',
  'otp.sentBy':
    '{method, select, sms {Texted to <b>{to}</b>} other {{n, plural, one {A mail} other {# mails}}}}',
  attempt: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} attempt',
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
    [
      'placeholders and tags that options leave out',
      { 'otp.sentBy': 'Gesendet' },
      [
        '["otp.sentBy"] leaves out {method}, {to}, and {n}, which the English text has.',
        '["otp.sentBy"] leaves out <b>, which the English text has.',
      ],
    ],
    [
      'placeholders and tags in options that the English text does not have',
      { 'password.length': '{n, plural, one {<i>{one}</i>} other {{m, select, other {{all}}}}}' },
      [
        '["password.length"] has {one}, {m}, and {all}, which this text does not know: it has {n}.',
        '["password.length"] has <i>, which this text does not know: it has none.',
      ],
    ],
    [
      'ordinal forms that are missing',
      { attempt: '{n, selectordinal, one {#st} other {#th}} try' },
      [
        '["attempt"] lacks the form two and few of {n}: it is read by the rules of "en", whose plural forms are one, two, few, and other.',
      ],
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

  it('accepts the ordinal forms of the language', () => {
    expect(stringAdvice({ attempt: ENGLISH.attempt }, ENGLISH, 'en')).toEqual([]);
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
