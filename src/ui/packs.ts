import type { Language } from '../domain/locales';
import type { Texts } from './strings';

/** Loaded texts by language, for all widgets of the page. English is in the code. */
const loaded: Partial<Record<Language, Texts>> = { en: {} };

/** The chunk of each other language. */
const PACKS: Record<Exclude<Language, 'en'>, () => Promise<{ pack: Texts }>> = {
  es: () => import(/* webpackChunkName: "es" */ './packs/es'),
};

/** The texts of a language, if already loaded. */
export const loadedPack = (language: Language): Texts | undefined => loaded[language];

/** Fetches the texts of a language. Rejects when that fails; the next call tries again. */
export async function loadPack(language: Exclude<Language, 'en'>): Promise<void> {
  loaded[language] = (await PACKS[language]()).pack;
}
