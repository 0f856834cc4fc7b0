/** The languages of the widget's texts, by their own names. The page itself has texts in the first two. */
export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Español',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  vi: 'Tiếng Việt',
  ko: '한국어',
  tl: 'Tagalog',
  ru: 'Русский',
  ar: 'العربية',
  ht: 'Kreyòl ayisyen',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  de: 'Deutsch',
  ja: '日本語',
  hi: 'हिन्दी',
  fa: 'فارسی',
  it: 'Italiano',
  pl: 'Polski',
} as const;

const TAGS = Object.keys(LANGUAGE_NAMES);

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The listed language of a tag such as "es-MX"; empty if there is none. */
export const listedLanguage = (tag: string): string =>
  TAGS.find((name) => name === tag) ?? TAGS.find((name) => baseOf(name) === baseOf(tag)) ?? '';
