/** §1 Locale: warning about a mount's `locale` for which there are no texts. */
export const localeAdvice = (given: string, known: readonly string[]): string[] => [
  `locale "${given}": there are texts in ${new Intl.ListFormat('en').format(known.map((name) => `"${name}"`))} only, so English is shown. Give texts of another language by strings.`,
];
