import { LANGUAGES } from './locales';

/** §1 A mount's `locale` that nobody has texts for. */
export const localeAdvice = (given: string): string[] => [
  `locale "${given}": there are texts in ${LANGUAGES.map((name) => `"${name}"`).join(' and ')} only, so English is shown. Give texts of another language by strings.`,
];
