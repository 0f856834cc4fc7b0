import { formatMessage } from '../src/domain/text/messages';

/** A message as a visitor reads it: a placeholder is one word of one syllable. */
const asRead = (message: string): string =>
  formatMessage(message, { seconds: 45, characterLength: 8, complexity: 3 }, 'en').replace(/\{\w+\}/g, 'Rx');

const sentencesOf = (text: string): string[] =>
  text.split(/[.!?:…](?:\s|$)/).filter((part) => /\p{L}/u.test(part));
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}@][\p{L}\p{N}’'@.-]*/gu) ?? [];

/** Groups of vowels, without a silent e. */
const syllablesOf = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
      .match(/[aeiouy]{1,2}/g)?.length ?? 0,
  );

/** Words of the longest sentence. */
export const longestSentence = (message: string): number =>
  Math.max(0, ...sentencesOf(asRead(message)).map((sentence) => wordsOf(sentence).length));

/** Flesch-Kincaid grade: the years of school in the United States after which the text is understood. */
function gradeOf(message: string): number {
  const text = asRead(message);
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const perSentence = words.length / Math.max(1, sentencesOf(text).length);
  return 0.39 * perSentence + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
}

/** Lines about the hardest texts. A label of a few words has no grade. */
export function readabilityReport(texts: readonly { id: string; text: string }[]): string[] {
  const distinct = [...new Map(texts.map((entry) => [entry.text, entry])).values()];
  const sentences = distinct
    .filter(({ text }) => wordsOf(asRead(text)).length >= 6)
    .map((entry) => ({ ...entry, grade: gradeOf(entry.text) }));
  const average = sentences.reduce((sum, { grade }) => sum + grade, 0) / Math.max(1, sentences.length);
  return [
    `Reading level of ${sentences.length} English texts: grade ${average.toFixed(1)} on average. The ten hardest:`,
    ...sentences
      .toSorted((a, b) => b.grade - a.grade)
      .slice(0, 10)
      .map(({ id, grade, text }) => `${grade.toFixed(1).padStart(6)}  ${id}: ${asRead(text)}`),
  ];
}
