import type { Language } from '../domain/locales';
import type { Texts } from './strings';

type PackLanguage = Exclude<Language, 'en'>;

/** Every language but English: the only dynamic imports of texts. */
const PACKS: Record<PackLanguage, () => Promise<{ pack: Texts }>> = {
  es: () => import(/* webpackChunkName: "es" */ './packs/es'),
};

/** The packs that have arrived, for all widgets of the page. */
const loaded = new Map<Language, Texts>([['en', {}]]);

/** A pack that is here already: its texts can be drawn at once. */
export const loadedPack = (language: Language): Texts | undefined => loaded.get(language);

/** Fetches the texts of a language. Rejects when the network fails; the next call tries again. */
export async function loadPack(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  loaded.set(language, (await PACKS[language]()).pack);
}
