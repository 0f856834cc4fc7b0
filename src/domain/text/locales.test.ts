import { localeAdvice } from './localeAdvice';
import { LANGUAGES, resolveLocale } from './locales';

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

  it.each(['fr', 'pt-BR', 'est', 'español', 'en us', '-', 'es_MX.UTF-8'])(
    '%s falls back to English with a warning that lists the languages',
    (given) => {
      expect(resolveLocale(given, false)).toEqual({ language: 'en', tag: 'en', isUnknown: true });
      expect(localeAdvice(given, LANGUAGES)).toEqual([
        `locale "${given}": there are texts in "en" and "es" only, so English is shown. Give texts of another language by strings.`,
      ]);
    },
  );

  it('a language of the host’s own strings selects those strings', () => {
    expect(resolveLocale('pt-BR', true)).toEqual({ language: 'en', tag: 'pt-BR' });
    expect(resolveLocale('es', true)).toEqual({ language: 'es', tag: 'es' });
    expect(resolveLocale('español', true)).toMatchObject({ tag: 'en' });
  });

  it('the host’s own strings alone select no language', () => {
    expect(resolveLocale(undefined, true)).toEqual({ language: 'en', tag: undefined });
  });
});
