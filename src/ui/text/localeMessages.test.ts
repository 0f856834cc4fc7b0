import { readTexts, type Text } from '../../../gallery/texts';
import { ERROR_TYPES } from '../../../tests/data/errorTypes';
import { CONVENTIONS, isName, saysMore } from '../../../tests/data/languages';
import { LANGUAGES, matchLanguage, type Language } from '../../domain/text/locales';
import { parseMessage, type MessageNode } from '../../domain/text/messageParser';
import { formatMessage } from '../../domain/text/messages';
import { loadedLocaleMessages, loadLocaleMessages } from './localeMessages';
import type { Messages } from './messages';

/** The placeholders and tags of a message, sorted. For a plural or select: its argument, and those of its branches. */
function shapeOf(nodes: readonly MessageNode[]): string[] {
  return nodes
    .flatMap((node) => {
      switch (node.type) {
        case 'argument':
          return [`{${node.name}}`];
        case 'tag':
          return [`<${node.name}>`, ...shapeOf(node.children)];
        case 'plural':
        case 'select':
          return [`{${node.name}, ${node.type}}`, ...new Set(Object.values(node.options).flatMap(shapeOf))];
        default:
          return [];
      }
    })
    .sort();
}

const shape = (message: string) => {
  const nodes = parseMessage(message);
  if (!nodes) throw new Error(`Malformed: ${message}`);
  return String(shapeOf(nodes));
};

/** The text id of a provider's error type. Its English text is the provider's message, not an entry of a strings file. */
const idOf = (type: string) =>
  `error.${type.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
const isError = (id: string) => /^error\.\w+$/.test(id);

/** A text without its tags; placeholders stay in braces. */
const asRead = (text: string, language: string) =>
  formatMessage(text, { characterLength: 8, seconds: 45 }, language);
/** A text without tags and placeholders. */
const wordsOf = (text: string, language: string) => asRead(text, language).replace(/\{\w+\}/g, '0');

/** Plural categories of whole numbers up to 200. French and Spanish have one more for millions. */
const categoriesOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set([...Array.from({ length: 201 }, (_, n) => rules.select(n)), 'other'])];
};

/** The messages that a visitor with this tag reads. */
async function messagesFor(tag: string): Promise<Messages> {
  const language = matchLanguage(tag, LANGUAGES) as Language;
  await loadLocaleMessages(language);
  return loadedLocaleMessages(language, tag)!;
}

describe.each(Object.keys(CONVENTIONS))('§1 Locale: the texts of %s', (language) => {
  const rules = CONVENTIONS[language]!;
  let english: Text[];
  let messages: Messages;

  beforeAll(async () => {
    english = await readTexts();
    messages = await messagesFor(language);
  });

  /** The texts that break a rule, with their ids. */
  const breaking = (isBroken: (text: string, id: string) => boolean) =>
    Object.entries(messages).filter(([id, text]) => isBroken(text, id));

  it('cover every id, and no other', () => {
    const ids = new Set(english.map(({ id }) => id));
    expect({
      missing: [...ids].filter((id) => !messages[id]),
      strange: Object.keys(messages).filter((id) => !ids.has(id) && !isError(id)),
    }).toEqual({ missing: [], strange: [] });
  });

  it('cover every error type of the provider', () => {
    expect(ERROR_TYPES.map(idOf).filter((id) => !messages[id])).toEqual([]);
  });

  it('name the two buttons with Coinbase differently: the provider’s and the wallet’s', () => {
    const [provider, wallet] = ['oauth.continueWithCoinbase', 'crypto.wallet.continueWithCoinbase'].map(
      (id) => messages[id],
    );
    expect(wallet).toContain('Coinbase');
    expect(wallet).not.toBe(provider);
  });

  it('have the placeholders and tags of the English ones', () => {
    const different = english.filter(({ id, text }) => shape(text) !== shape(messages[id] ?? ''));
    expect(different.map(({ id, text }) => [id, text, messages[id]])).toEqual([]);
  });

  it('have the plural forms of the language', () => {
    const plurals = Object.entries(messages).flatMap(([id, text]) =>
      (parseMessage(text) ?? []).flatMap((node) =>
        node.type === 'plural' ? [[id, Object.keys(node.options).toSorted()]] : [],
      ),
    );
    expect(plurals).toEqual(plurals.map(([id]) => [id, categoriesOf(language).toSorted()]));
    expect(plurals.length).toBeGreaterThan(0);
  });

  it('are translated: no text but a name equals the English one, and none contains an English word', () => {
    const texts = new Map(english.map(({ id, text }) => [id, text]));
    expect(
      breaking((text, id) => texts.get(id) === text && !isName(id) && !rules.same?.includes(id)),
    ).toEqual([]);
    expect(breaking((text) => rules.foreign.test(wordsOf(text, language)))).toEqual([]);
  });

  it('use one form of address throughout', () => {
    const { otherAddress } = rules;
    expect(breaking((text) => otherAddress?.test(wordsOf(text, language)) ?? false)).toEqual([]);
  });

  it('have no word whose form depends on the inserted value', () => {
    const { besideValue } = rules;
    expect(breaking((text) => besideValue?.test(text) ?? false)).toEqual([]);
  });

  it('have the punctuation of the language', () => {
    const { punctuation } = rules;
    expect(
      breaking((text, id) => {
        const read = wordsOf(text, language);
        return (
          /["']|^\s|\s$| {2}/.test(read) || (id !== 'formField.email.placeholder' && punctuation.test(read))
        );
      }),
    ).toEqual([]);
  });

  it('exceed the length of the English texts by no more than the language’s limit', () => {
    const { ratio, slack } = rules.length;
    const tooLong = english.filter(({ id, text }) => {
      const limit = Math.floor(asRead(text, 'en').length * ratio) + slack;
      return (
        asRead(messages[id] ?? '', language).length > limit && !rules.long?.includes(id) && !saysMore(id)
      );
    });
    expect(tooLong.map(({ id, text }) => [id, text, messages[id]])).toEqual([]);
  });
});

describe('§1 Locale: the texts of regions', () => {
  it('every language has rules', () => {
    expect(LANGUAGES.filter((language) => language !== 'en' && !CONVENTIONS[language])).toEqual([]);
  });

  it.each([
    ['es-ES', 'es', 'passcode.expired'],
    ['fr-CA', 'fr', 'tab.email'],
    ['pt-PT', 'pt-BR', 'login.title'],
    ['zh-HK', 'zh-Hant', 'tab.text'],
  ])('%s has texts of its own, and those of %s where they are the same', async (tag, language, id) => {
    const [own, base] = [await messagesFor(tag), await messagesFor(language)];
    expect(Object.keys(own)).toEqual(Object.keys(base));
    expect(own['button.continue']).toBe(base['button.continue']);
    expect(own[id]).not.toBe(base[id]);
  });

  it.each([
    ['pt-AO', 'pt-PT'],
    ['pt-MZ', 'pt-PT'],
    ['zh-MO', 'zh-HK'],
    ['zh-Hant-HK', 'zh-HK'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['es-MX', 'es'],
    ['es-419', 'es'],
    ['fr-CH', 'fr'],
    ['pt', 'pt-BR'],
    ['zh-TW', 'zh-Hant'],
  ])('%s has the texts of %s', async (tag, other) => {
    expect(await messagesFor(tag)).toEqual(await messagesFor(other));
  });
});
