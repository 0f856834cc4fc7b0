import { parseMessage } from '../../src/domain/text/messageParser';
import { LANGUAGES } from '../../src/domain/text/locales';
import { changedLocale, readLocale } from './localeFile';
import type { Translations } from './exchange';
import { compacted, translated, type States } from './states';

export interface Imported {
  /** New content of the language's file. */
  locale: string;
  states: States;
  /** Ids of the texts that have changed. */
  changed: string[];
  /** Why texts were left out. */
  refused: string[];
}

/** Takes over a translator's file. A translation of an earlier English text stays outdated. */
export function importTranslations({ language, texts }: Translations, states: States): Imported {
  const tags = LANGUAGES.filter((tag) => tag !== 'en');
  if (!tags.some((tag) => tag === language)) throw new Error(`There is no language "${language}".`);
  const current = readLocale(language);
  const refused: string[] = [];
  const good = new Map<string, string>();
  let next = states;
  for (const [id, { source, target, reviewedBy, on }] of Object.entries(texts)) {
    const problem = !current.has(id)
      ? 'there is no such text'
      : !target || !parseMessage(target)
        ? 'the translation is empty or malformed'
        : undefined;
    if (problem) {
      refused.push(`${id}: ${problem}.`);
      continue;
    }
    const isNew = target !== current.get(id);
    if (isNew) good.set(id, target);
    if (isNew || reviewedBy)
      next = translated(next, language, id, source, reviewedBy ? { reviewedBy, on } : {});
  }
  return {
    locale: changedLocale(language, good),
    states: compacted(next, tags),
    changed: [...good.keys()],
    refused,
  };
}
