/** The languages of the widget's own texts: English stands in the code, each other one is a chunk. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** §1 What a mount's `locale` comes to. */
export interface ResolvedLocale {
  /** The language of the texts that are shown where the host gives none. */
  language: Language;
  /** The language tag of what is shown; undefined when the host's own texts may be in any. */
  tag: string | undefined;
  /** Nobody has texts in that language. */
  isUnknown?: boolean;
}

/** Operating systems and servers write "es_MX". Null for what is no language tag (BCP 47). */
function parse(given: string): Intl.Locale | null {
  try {
    return new Intl.Locale(given.replaceAll('_', '-'));
  } catch {
    return null;
  }
}

/**
 * @param given a BCP 47 language tag; empty or left out for English.
 * @param hasTexts the host has texts of its own: a language that we do not speak is then theirs.
 */
export function resolveLocale(given: string | undefined, hasTexts: boolean): ResolvedLocale {
  if (!given) return { language: 'en', tag: hasTexts ? undefined : 'en' };
  const locale = parse(given);
  const language = LANGUAGES.find((name) => name === locale?.language);
  if (locale && (language || hasTexts)) return { language: language ?? 'en', tag: locale.baseName };
  return { language: 'en', tag: 'en', isUnknown: true };
}
