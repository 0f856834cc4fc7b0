import { LANGUAGES } from '../../../src/domain/text/locales';
import { LANGUAGE_NAMES, listedLanguage } from './languages';

describe('Demo: the language switch', () => {
  it('offers each language with texts of the widget, and no other', () => {
    expect(Object.keys(LANGUAGE_NAMES)).toEqual([...LANGUAGES]);
  });

  it.each([
    ['es-MX', 'es'],
    ['fr-CA', 'fr'],
    ['zh-Hant', 'zh-Hant'],
    ['nb', ''],
  ])('shows %s as "%s"', (tag, listed) => {
    expect(listedLanguage(tag)).toBe(listed);
  });
});
