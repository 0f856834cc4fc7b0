/** Full stop and space between sentences, by language. */
const STOPS: Readonly<Record<string, string>> = { hi: '। ', ja: '。', zh: '。' };

/** Joins sentences, each without its full stop. */
export const joinSentences = (sentences: readonly string[], locale: string): string =>
  sentences.join(STOPS[locale.slice(0, 2)] ?? '. ');
