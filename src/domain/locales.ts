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

/**
 * @param given a BCP 47 language tag; empty or left out for English.
 * @param hasTexts the host has texts of its own: a language that we do not speak is then theirs.
 */
export function resolveLocale(given: string | undefined, hasTexts: boolean): ResolvedLocale {
  if (!given) return { language: 'en', tag: hasTexts ? undefined : 'en' };
  try {
    // Operating systems and servers write "es_MX".
    const locale = new Intl.Locale(given.replaceAll('_', '-'));
    const language = LANGUAGES.find((name) => name === locale.language);
    if (language || hasTexts) return { language: language ?? 'en', tag: locale.baseName };
  } catch {
    // No language tag at all (BCP 47).
  }
  return { language: 'en', tag: 'en', isUnknown: true };
}
