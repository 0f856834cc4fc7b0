import type { Language } from '../../domain/text/locales';
import type { Texts } from './strings';

/** The chunks of all languages but English and Spanish. */
const CHUNKS: Partial<Record<Language, () => Promise<{ pack: Texts }>>> = {};

/** Fetches the texts of one of them. */
export async function fetchPack(language: Language): Promise<{ pack: Texts }> {
  const chunk = CHUNKS[language];
  if (!chunk) throw new Error(`There is no chunk of texts for "${language}".`);
  return chunk();
}
