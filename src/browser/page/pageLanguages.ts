/** The `lang` of the page; empty if it has none. */
export const pageLanguage = (): string => document.documentElement.lang;

/** The languages of the visitor's browser, the preferred one first. */
export const visitorLanguages = (): readonly string[] => navigator.languages;
