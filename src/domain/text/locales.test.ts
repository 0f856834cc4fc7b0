import { localeAdvice } from '../config/optionAdvice';
import { chooseLocale, directionOf, LANGUAGES, matchLanguage, resolveLocale } from './locales';

const LISTED = new Intl.ListFormat('en').format(LANGUAGES.map((tag) => `"${tag}"`));

describe('§1 Locale: the direction of a language', () => {
  it.each([
    ['en', 'ltr'],
    ['es-MX', 'ltr'],
    ['zh-Hant', 'ltr'],
    ['ar-EG', 'rtl'],
    ['fa', 'rtl'],
    ['he', 'rtl'],
    ['ur', 'rtl'],
    ['ps', 'rtl'],
    ['ckb', 'rtl'],
    ['ug', 'rtl'],
    ['yi', 'rtl'],
    ['dv', 'rtl'],
    ['pa', 'ltr'],
    ['pa-Arab', 'rtl'],
    ['az-Arab', 'rtl'],
    ['ar-Latn', 'ltr'],
    [undefined, ''],
  ])('%s has the direction of its script: %s', (tag, direction) => {
    expect(directionOf(tag)).toBe(direction);
  });
});

describe('§1 Locale of a widget', () => {
  it.each([
    [undefined, 'en', 'en'],
    ['', 'en', 'en'],
    ['en', 'en', 'en'],
    ['en-GB', 'en', 'en-GB'],
    ['es', 'es', 'es'],
    ['es-MX', 'es', 'es-MX'],
    ['ES-419', 'es', 'es-419'],
    ['es_US', 'es', 'es-US'],
    ['es-ES-u-nu-latn', 'es', 'es-ES'],
  ])('%s selects its language', (given, language, tag) => {
    expect(resolveLocale(given, false)).toEqual({ language, tag });
  });

  it.each(['nb', 'sv-SE', 'est', 'español', 'en us', '-', 'es_MX.UTF-8'])(
    '%s falls back to English with a warning that lists the languages',
    (given) => {
      expect(resolveLocale(given, false)).toEqual({ language: 'en', tag: 'en', isUnknown: true });
      expect(localeAdvice(given, LANGUAGES)).toEqual([
        `locale "${given}": there are texts in ${LISTED} only, so English is shown. Give texts of another language by strings.`,
      ]);
    },
  );

  it('a language of the host’s own strings selects those strings', () => {
    expect(resolveLocale('nb-NO', true)).toEqual({ language: 'en', tag: 'nb-NO' });
    expect(resolveLocale('es', true)).toEqual({ language: 'es', tag: 'es' });
    expect(resolveLocale('español', true)).toMatchObject({ tag: 'en' });
  });

  it('the host’s own strings alone select no language', () => {
    expect(resolveLocale(undefined, true)).toEqual({ language: 'en', tag: undefined });
  });
});

describe('§1 Locale: the language of a tag', () => {
  const known = ['en', 'es', 'zh-Hans', 'zh-Hant', 'tl', 'ar', 'fr', 'pt-BR', 'hi', 'fa'];

  it.each([
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['tl', 'tl'],
    ['fil', 'tl'],
    ['fil-PH', 'tl'],
    ['es-MX', 'es'],
    ['fr-CA', 'fr'],
    ['ar-EG', 'ar'],
    ['fa-AF', 'fa'],
  ])('of %s is %s', (tag, language) => {
    expect(matchLanguage(tag, known)).toBe(language);
  });

  it.each(['nb', 'zh-Latn', 'hi-Latn', 'ur', 'frr'])('%s has none: another language or script', (tag) => {
    expect(matchLanguage(tag, known)).toBeUndefined();
  });
});

describe('§1 Locale: auto', () => {
  it.each([
    ['the page’s', 'es-MX', ['en-US'], { language: 'es', tag: 'es-MX' }],
    ['the visitor’s, where the page names none', '', ['es-US', 'en'], { language: 'es', tag: 'es-US' }],
    [
      'the visitor’s, where there are no texts in the page’s',
      'nb',
      ['nb', 'es', 'en'],
      { language: 'es', tag: 'es' },
    ],
    ['English, where there are no texts in any', 'nb', ['nb', 'sv'], { language: 'en', tag: 'en' }],
    ['the next one, where a page’s tag is malformed', 'en us', ['es'], { language: 'es', tag: 'es' }],
  ])('takes the language: %s', (_, page, visitors, expected) => {
    expect(chooseLocale(page, visitors, false)).toEqual(expected);
  });

  it('treats the host’s own strings as texts in the page’s language, never in the visitor’s', () => {
    expect(chooseLocale('nb', ['es'], true)).toEqual({ language: 'en', tag: 'nb' });
    expect(chooseLocale('', ['nb'], true)).toEqual({ language: 'en', tag: undefined });
  });
});
