import type { Language } from '../../domain/text/locales';
import type { Texts } from './strings';
import { textsById, type LanguagePack } from './packs/textGroups';

/** The chunks of all languages but English and Spanish. */
const CHUNKS: Partial<Record<Language, () => Promise<{ pack: LanguagePack }>>> = {
  'zh-Hans': () => import(/* webpackChunkName: "zhHans" */ './packs/zh-Hans'),
  'zh-Hant': () => import(/* webpackChunkName: "zhHant" */ './packs/zh-Hant'),
  vi: () => import(/* webpackChunkName: "vi" */ './packs/vi'),
  ko: () => import(/* webpackChunkName: "ko" */ './packs/ko'),
  tl: () => import(/* webpackChunkName: "tl" */ './packs/tl'),
  ru: () => import(/* webpackChunkName: "ru" */ './packs/ru'),
  ar: () => import(/* webpackChunkName: "ar" */ './packs/ar'),
  ht: () => import(/* webpackChunkName: "ht" */ './packs/ht'),
  fr: () => import(/* webpackChunkName: "fr" */ './packs/fr'),
  'pt-BR': () => import(/* webpackChunkName: "ptBR" */ './packs/pt-BR'),
  de: () => import(/* webpackChunkName: "de" */ './packs/de'),
  ja: () => import(/* webpackChunkName: "ja" */ './packs/ja'),
  hi: () => import(/* webpackChunkName: "hi" */ './packs/hi'),
  fa: () => import(/* webpackChunkName: "fa" */ './packs/fa'),
  it: () => import(/* webpackChunkName: "it" */ './packs/it'),
  pl: () => import(/* webpackChunkName: "pl" */ './packs/pl'),
};

/** Fetches the texts of one of them. */
export async function fetchPack(language: Language): Promise<{ pack: Texts }> {
  const chunk = CHUNKS[language];
  if (!chunk) throw new Error(`There is no chunk of texts for "${language}".`);
  const { pack } = await chunk();
  return { pack: textsById(pack) };
}
