/**
 * Languages of the widget's own texts, with the script or region where a language has several. Each language except
 * English is a chunk.
 */
export const LANGUAGES = [
  'en',
  'es',
  'zh-Hans',
  'zh-Hant',
  'vi',
  'ko',
  'tl',
  'ru',
  'ar',
  'ht',
  'fr',
  'pt-BR',
  'de',
  'ja',
  'hi',
  'fa',
  'it',
  'pl',
] as const;
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
 * Language and script of a tag. The script is the usual one of the language in that region (CLDR likely subtags), so
 * that "zh-HK" is the same as "zh-Hant" and "pt-PT" the same as "pt-BR".
 */
function writingOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return language + script;
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** The direction of a language's usual script, or of the script in the tag; empty for an unknown language: the page's. */
export function directionOf(tag: string | undefined): 'ltr' | 'rtl' | '' {
  if (!tag) return '';
  // The first question to Intl takes a slow phone 12 ms.
  if (tag === 'en') return 'ltr';
  return RIGHT_TO_LEFT.test(writingOf(tag)) ? 'rtl' : 'ltr';
}

/** The known language with the same language and script as the given one; undefined if there is none. */
export const matchLanguage = <Known extends string>(
  tag: string,
  known: readonly Known[],
): Known | undefined => known.find((name) => writingOf(name) === writingOf(tag));

/**
 * @param given a BCP 47 language tag; empty or undefined means English.
 * @param hasStrings whether the host passes texts, which may be in an unsupported language
 */
export function resolveLocale(given: string | undefined, hasStrings: boolean): ResolvedLocale {
  if (!given) return { language: 'en', tag: hasStrings ? undefined : 'en' };
  try {
    // Operating systems and servers write "es_MX"; BCP 47 wants "es-MX".
    const locale = new Intl.Locale(given.replaceAll('_', '-'));
    const language = matchLanguage(locale.baseName, LANGUAGES);
    if (language || hasStrings) return { language: language ?? 'en', tag: locale.baseName };
  } catch {
    // Not a BCP 47 language tag.
  }
  return { language: 'en', tag: 'en', isUnknown: true };
}

/**
 * §1 Locale: `auto`. The first supported language of the page and then of the visitor's browser, or English. The host's
 * texts are assumed to be in the page's language.
 */
export function chooseLocale(page: string, visitors: readonly string[], hasStrings: boolean): ResolvedLocale {
  for (const tag of [page, ...visitors]) {
    const found = resolveLocale(tag, hasStrings && tag === page);
    if (tag && !found.isUnknown) return found;
  }
  return resolveLocale('', hasStrings);
}
