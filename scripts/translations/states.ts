import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Kept beside the files of the languages, and in no bundle. */
export const STATES_FILE = 'src/ui/text/locales/translations.json';

/** What is known about the translation of one text into one language. */
interface Known {
  /** Hash of the English text that was translated. */
  source?: string;
  reviewedBy?: string;
  /** Date of the review, such as 2026-05-31. */
  on?: string;
}

export interface States {
  /** Hash of the English text that all languages follow, by id. */
  sources: Record<string, string>;
  /** What differs in one language, by tag and id. */
  languages: Record<string, Record<string, Known>>;
}

export type TranslationState = 'translated' | 'outdated' | 'reviewed';

export const hashOf = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, 8);

export const readStates = (): States => JSON.parse(readFileSync(STATES_FILE, 'utf8')) as States;

export function stateOf(states: States, tag: string, id: string, english: string): TranslationState {
  const { source = states.sources[id], reviewedBy } = states.languages[tag]?.[id] ?? {};
  if (source !== hashOf(english)) return 'outdated';
  return reviewedBy ? 'reviewed' : 'translated';
}

/** The states after a translation: it follows `english`, and was read by `reviewer` if there is one. */
export function translated(
  states: States,
  tag: string,
  id: string,
  english: string,
  review: { reviewedBy?: string; on?: string } = {},
): States {
  const known = { source: hashOf(english), ...review };
  return {
    ...states,
    languages: { ...states.languages, [tag]: { ...states.languages[tag], [id]: known } },
  };
}

/** Writes a source that all languages follow once. */
export function compacted({ sources, languages }: States, tags: readonly string[]): States {
  const shared: Record<string, string> = { ...sources };
  const rest = structuredClone(languages);
  for (const id of new Set(tags.flatMap((tag) => Object.keys(rest[tag] ?? {})))) {
    const found = new Set(tags.map((tag) => rest[tag]?.[id]?.source ?? sources[id]));
    const [only] = found;
    if (found.size !== 1 || only === undefined) continue;
    shared[id] = only;
    for (const tag of tags) {
      const { source: _, ...review } = rest[tag]?.[id] ?? {};
      if (Object.keys(review).length > 0) rest[tag] = { ...rest[tag], [id]: review };
      else delete rest[tag]?.[id];
    }
  }
  const sorted = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    sources: sorted(shared),
    languages: sorted(
      Object.fromEntries(
        Object.entries(rest)
          .filter(([, known]) => Object.keys(known).length > 0)
          .map(([tag, known]) => [tag, sorted(known)]),
      ),
    ),
  };
}
