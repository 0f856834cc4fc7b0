import { formatMessage } from '../src/domain/text/messages';

/** At most so many words in a sentence. */
const LONGEST_SENTENCE = 15;

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

export interface Readability {
  /** Flesch-Kincaid grade: the years of school in the United States after which the text is understood. */
  grade: number;
  /** Words of the longest sentence. */
  longest: number;
}

export function readabilityOf(message: string): Readability {
  const text = asRead(message);
  const words = wordsOf(text);
  const sentences = sentencesOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const perSentence = words.length / Math.max(1, sentences.length);
  return {
    grade: 0.39 * perSentence + 11.8 * (syllables / Math.max(1, words.length)) - 15.59,
    longest: Math.max(0, ...sentences.map((sentence) => wordsOf(sentence).length)),
  };
}

/** Lines about the hardest texts, and about sentences that are too long. A label of a few words has no grade. */
export function readabilityReport(texts: readonly { id: string; text: string }[]): string[] {
  const distinct = [...new Map(texts.map((entry) => [entry.text, entry])).values()];
  const rated = distinct.map((entry) => ({ ...entry, ...readabilityOf(entry.text) }));
  const sentences = rated.filter(({ text }) => wordsOf(asRead(text)).length >= 6);
  const average = sentences.reduce((sum, { grade }) => sum + grade, 0) / Math.max(1, sentences.length);
  return [
    `Reading level of ${sentences.length} English texts: grade ${average.toFixed(1)} on average. The ten hardest:`,
    ...sentences
      .toSorted((a, b) => b.grade - a.grade)
      .slice(0, 10)
      .map(({ id, grade, text }) => `${grade.toFixed(1).padStart(6)}  ${id}: ${asRead(text)}`),
    ...rated
      .filter(({ longest }) => longest > LONGEST_SENTENCE)
      .map(({ id, longest, text }) => `A sentence of ${longest} words: ${id}: ${asRead(text)}`),
  ];
}
