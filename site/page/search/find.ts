import MiniSearch from 'minisearch';

/** A page, or the part of a page below a heading. */
export interface Part {
  title: string;
  /** Name of the page. */
  page: string;
  /** Relative to the site's root. */
  address: string;
  text: string;
}

export interface Found extends Omit<Part, 'text'> {
  excerpt: string;
}

const MOST_RESULTS = 20;
const EXCERPT_LENGTH = 140;

/** The words around the first of the terms. */
const excerptOf = (text: string, terms: readonly string[]): string => {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, text.length) - EXCERPT_LENGTH / 3);
  const begin = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const part = text.slice(begin, begin + EXCERPT_LENGTH);
  return `${begin > 0 ? '… ' : ''}${part}${begin + EXCERPT_LENGTH < text.length ? ' …' : ''}`;
};

/** Finds parts by all of the words, the last of which may be unfinished. */
export const createFinder = (parts: readonly Part[]) => {
  const index = new MiniSearch<Part>({
    idField: 'address',
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page', 'text'],
    searchOptions: { boost: { title: 4, page: 2 }, combineWith: 'AND', prefix: true, fuzzy: 0.2 },
  });
  index.addAll(parts);
  return (words: string): Found[] =>
    index
      .search(words)
      .slice(0, MOST_RESULTS)
      .map(({ id, title, page, text, terms }) => ({
        title: String(title),
        page: String(page),
        address: String(id),
        excerpt: excerptOf(String(text), terms),
      }));
};
