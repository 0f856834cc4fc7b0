/** Languages of the widget's own texts. English is in the code, each other language is a chunk. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** §1 Locale: the language of a mount, from its `locale` and `strings`. */
export interface ResolvedLocale {
  /** Language of the texts that the host does not override. */
  language: Language;
  /** BCP 47 tag of the shown texts; undefined when the host's texts may be in any language. */
  tag: string | undefined;
  /** There are no texts in the requested language. */
  isUnknown?: boolean;
}

/**
 * @param given a BCP 47 language tag; empty or undefined means English.
 * @param hasTexts whether the host gives texts, which may be in a language that the widget lacks.
 */
export function resolveLocale(given: string | undefined, hasTexts: boolean): ResolvedLocale {
  if (!given) return { language: 'en', tag: hasTexts ? undefined : 'en' };
  try {
    // Operating systems and servers write "es_MX"; BCP 47 wants "es-MX".
    const locale = new Intl.Locale(given.replaceAll('_', '-'));
    const language = LANGUAGES.find((name) => name === locale.language);
    if (language || hasTexts) return { language: language ?? 'en', tag: locale.baseName };
  } catch {
    // Not a BCP 47 language tag.
  }
  return { language: 'en', tag: 'en', isUnknown: true };
}
