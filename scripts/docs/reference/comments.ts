import ts from 'typescript';

/** What a doc comment says, tag by tag. */
export interface Comment {
  text: string;
  /** By name as it is written: `options.session_duration_minutes`. */
  params: ReadonlyMap<string, string>;
  returns: string;
  throws: string;
  examples: string[];
}

/** Sections of the specification say nothing to a host. */
const withoutSections = (text: string): string =>
  text
    .trim()
    .replace(/^§\d (?:[^:.]+: )?(.)/, (_, first: string) => first.toUpperCase())
    .replace(/ \(§[^)]*\)/g, '');

const WORDS_FIRST = /^(\S+)\s*([\s\S]*)$/;

/** The comment of a declared thing. */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => ({ name, text: withoutSections(ts.displayPartsToString(text)) }));
  const textsOf = (name: string) => tags.filter((tag) => tag.name === name).map(({ text }) => text);
  return {
    text: withoutSections(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    params: new Map(
      textsOf('param').map((text): [string, string] => {
        const [, name = '', meaning = ''] = WORDS_FIRST.exec(text) ?? [];
        return [name, meaning.replace(/^-\s*/, '')];
      }),
    ),
    returns: textsOf('returns').join(' '),
    throws: textsOf('throws').join(', '),
    examples: textsOf('example'),
  };
}
