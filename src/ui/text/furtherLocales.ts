import type { Language } from '../../domain/text/locales';
import { messagesByTag, type LocaleMessages, type MessagesByTag } from './messageGroups';

/** The chunks of all languages but English and Spanish. */
const CHUNKS: Partial<Record<Language, () => Promise<{ locale: LocaleMessages }>>> = {
  'zh-Hans': () => import(/* webpackChunkName: "zhHans" */ './locales/zh-Hans'),
  'zh-Hant': () => import(/* webpackChunkName: "zhHant" */ './locales/zh-Hant'),
  vi: () => import(/* webpackChunkName: "vi" */ './locales/vi'),
  ko: () => import(/* webpackChunkName: "ko" */ './locales/ko'),
  tl: () => import(/* webpackChunkName: "tl" */ './locales/tl'),
  ru: () => import(/* webpackChunkName: "ru" */ './locales/ru'),
  ar: () => import(/* webpackChunkName: "ar" */ './locales/ar'),
  ht: () => import(/* webpackChunkName: "ht" */ './locales/ht'),
  fr: () => import(/* webpackChunkName: "fr" */ './locales/fr'),
  'pt-BR': () => import(/* webpackChunkName: "ptBR" */ './locales/pt-BR'),
  de: () => import(/* webpackChunkName: "de" */ './locales/de'),
  ja: () => import(/* webpackChunkName: "ja" */ './locales/ja'),
  hi: () => import(/* webpackChunkName: "hi" */ './locales/hi'),
  fa: () => import(/* webpackChunkName: "fa" */ './locales/fa'),
  it: () => import(/* webpackChunkName: "it" */ './locales/it'),
  pl: () => import(/* webpackChunkName: "pl" */ './locales/pl'),
};

/** Fetches the messages of one of them. */
export async function fetchLocaleMessages(language: Language): Promise<{ messagesOf: MessagesByTag }> {
  const chunk = CHUNKS[language];
  if (!chunk) throw new Error(`There is no chunk of messages for "${language}".`);
  return { messagesOf: messagesByTag((await chunk()).locale) };
}
