import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../domain/text/locales';
import { loadedLocaleMessages, loadLocaleMessages } from './localeMessages';

interface Term {
  name: string;
  /** At least one of them is in a text. */
  forms: string[];
  /** None of them is in a text. */
  excluded: string[];
}

const listOf = (words: string) => words.split(',').map((word) => word.trim());

/** The tables of docs/languages.md, by language. A cell is "form, form (not word, word)". */
function readGlossary(): Record<string, Term[]> {
  const [, section = ''] = readFileSync('docs/languages.md', 'utf8').split('\n## Glossary\n');
  const [tables = ''] = section.split('\n## ');
  const glossary: Record<string, Term[]> = {};
  let tags: string[] = [];
  for (const line of tables.split('\n').filter((each) => each.startsWith('|'))) {
    const [name = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (name === 'Term') tags = cells.map((cell) => cell.replaceAll('`', ''));
    if (name === 'Term' || name.startsWith('-')) continue;
    tags.forEach((tag, index) => {
      const [, forms = '', excluded] = /^(.+?)(?: \(not (.+)\))?$/.exec(cells[index] ?? '') ?? [];
      (glossary[tag] ??= []).push({ name, forms: listOf(forms), excluded: excluded ? listOf(excluded) : [] });
    });
  }
  return glossary;
}

/** Chinese and Japanese have no spaces between words, Korean adds particles to them. */
const HAS_NO_WORD_ENDS = /^(zh-.*|ja|ko)$/;

const GLOSSARY = readGlossary();
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('§1 Locale: the glossary of %s', (language: Language) => {
  const terms = GLOSSARY[language] ?? [];
  let texts: string[];

  beforeAll(async () => {
    await loadLocaleMessages(language);
    texts = Object.entries(loadedLocaleMessages(language)!)
      .filter(([id]) => id !== 'formField.email.placeholder')
      .map(([, text]) => text.replace(/\{\w+\}/g, '').replaceAll('\u2011', '-'));
  });

  it('has the twenty terms', () => {
    expect(terms).toHaveLength(20);
    expect(terms.map(({ name }) => name)).toEqual(GLOSSARY['es']?.map(({ name }) => name));
  });

  it('has the words that the texts use', () => {
    const isUsed = (word: string) => texts.some((text) => text.toLowerCase().includes(word.toLowerCase()));
    expect(terms.filter(({ forms }) => !forms.some(isUsed))).toEqual([]);
  });

  it('excludes words that no text uses', () => {
    const using = (word: string) => {
      const pattern = HAS_NO_WORD_ENDS.test(language) ? word : `(?<!\\p{L})${word}(?!\\p{L})`;
      return texts.filter((text) => new RegExp(pattern, 'iu').test(text));
    };
    expect(
      terms
        .flatMap(({ excluded }) => excluded.map((word) => [word, using(word)]))
        .filter(([, used]) => used?.length),
    ).toEqual([]);
  });
});
