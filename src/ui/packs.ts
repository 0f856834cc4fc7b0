import type { Language } from '../domain/locales';
import type { Texts } from './strings';

/** The packs that have arrived, for all widgets of the page. English needs none. */
const loaded: Partial<Record<Language, Texts>> = { en: {} };

/** Every other language: the only dynamic imports of texts. */
const PACKS: Record<Exclude<Language, 'en'>, () => Promise<{ pack: Texts }>> = {
  es: () => import(/* webpackChunkName: "es" */ './packs/es'),
};

/** A pack that is here already: its texts can be drawn at once. */
export const loadedPack = (language: Language): Texts | undefined => loaded[language];

/** Fetches the texts of a language. Rejects when the network fails; the next call tries again. */
export async function loadPack(language: Exclude<Language, 'en'>): Promise<void> {
  loaded[language] = (await PACKS[language]()).pack;
}
