import ts from 'typescript';

/** A parsed doc comment. */
export interface Comment {
  text: string;
  /** Texts by parameter name, such as `options.session_duration_minutes`. */
  params: ReadonlyMap<string, string>;
  returns: string;
  throws: string;
  examples: string[];
}

/** Removes section numbers of the specification, which are of no use to hosts. */
const withoutSections = (text: string): string =>
  text
    .trim()
    .replace(/^§\d (?:[^:.]+: )?(.)/, (_, first: string) => first.toUpperCase())
    .replace(/ \(§[^)]*\)/g, '');

const WORDS_FIRST = /^(\S+)\s*([\s\S]*)$/;

/** Reads the doc comment of a symbol. */
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
