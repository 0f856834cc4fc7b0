import { chooseLocale, resolveLocale, type Language, type ResolvedLocale } from '../../domain/text/locales';
import { locale as ar } from '../../ui/text/locales/ar';
import { locale as de } from '../../ui/text/locales/de';
import { locale as es } from '../../ui/text/locales/es';
import { locale as fa } from '../../ui/text/locales/fa';
import { locale as fr } from '../../ui/text/locales/fr';
import { locale as hi } from '../../ui/text/locales/hi';
import { locale as ht } from '../../ui/text/locales/ht';
import { locale as it } from '../../ui/text/locales/it';
import { locale as ja } from '../../ui/text/locales/ja';
import { locale as ko } from '../../ui/text/locales/ko';
import { locale as pl } from '../../ui/text/locales/pl';
import { locale as ptBR } from '../../ui/text/locales/pt-BR';
import { locale as ru } from '../../ui/text/locales/ru';
import { locale as tl } from '../../ui/text/locales/tl';
import { locale as vi } from '../../ui/text/locales/vi';
import { locale as zhHans } from '../../ui/text/locales/zh-Hans';
import { locale as zhHant } from '../../ui/text/locales/zh-Hant';
import { messagesByTag, type LocaleMessages, type MessagesByTag } from '../../ui/text/messageGroups';
import type { Messages } from '../../ui/text/messages';

/** English is in the code. */
const ENGLISH: Messages = {};

/** The texts of all languages. A browser fetches one of them. */
const LOCALES: Record<Exclude<Language, 'en'>, LocaleMessages> = {
  ar,
  de,
  es,
  fa,
  fr,
  hi,
  ht,
  it,
  ja,
  ko,
  pl,
  'pt-BR': ptBR,
  ru,
  tl,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

const byTag = new Map<Language, MessagesByTag>([['en', () => ENGLISH]]);

/** The texts of a language and a tag in it by id. */
export function messagesOf(language: Language, tag: string | undefined): Messages {
  const known = byTag.get(language) ?? messagesByTag(LOCALES[language as keyof typeof LOCALES]);
  byTag.set(language, known);
  return known(tag ?? language);
}

/** The language tags of an Accept-Language header (RFC 9110, 12.5.4), the preferred one first. */
function languagesOf(header: string): string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  return ranges
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

export const languageFor = (
  locale: string | undefined,
  acceptLanguage: string,
  hasStrings: boolean,
): ResolvedLocale =>
  locale === 'auto'
    ? chooseLocale('', languagesOf(acceptLanguage), hasStrings)
    : resolveLocale(locale, hasStrings);
