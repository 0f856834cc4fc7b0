import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Ids of texts that stand for several ids: `groups.linkUsed`. */
export const GROUP = 'groups.';

export const localeFile = (tag: string): string => `src/ui/text/locales/${tag}.ts`;

/** Characters that an editor does not show are written as escapes. */
const HIDDEN = /[\u00a0\u2011\u202f]/g;

const literal = (text: string): string =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(HIDDEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

interface Place {
  text: string;
  start: number;
  end: number;
}

/** The texts of a language's file by id, with their places in it. */
function placesIn(file: string, source: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node, prefix: string): void => {
    if (ts.isPropertyAssignment(node)) {
      const { text: name } = node.name as ts.StringLiteral | ts.Identifier;
      const { initializer } = node;
      if (ts.isStringLiteral(initializer))
        places.set(prefix + name, {
          text: initializer.text,
          start: initializer.getStart(),
          end: initializer.end,
        });
      else visit(initializer, name === 'groups' ? GROUP : '');
      return;
    }
    ts.forEachChild(node, (child) => visit(child, prefix));
  };
  visit(parsed, '');
  return places;
}

/** The texts in a language's file, by id. */
export function readLocale(tag: string): Map<string, string> {
  const file = localeFile(tag);
  return new Map([...placesIn(file, readFileSync(file, 'utf8'))].map(([id, { text }]) => [id, text]));
}

/** The source of a language with other texts. Comments and the texts that are not given stay. */
export function changedLocale(tag: string, texts: ReadonlyMap<string, string>): string {
  const file = localeFile(tag);
  let source = readFileSync(file, 'utf8');
  const places = [...placesIn(file, source)].toSorted(([, a], [, b]) => b.start - a.start);
  for (const [id, { text, start, end }] of places) {
    const given = texts.get(id);
    if (given !== undefined && given !== text)
      source = source.slice(0, start) + literal(given) + source.slice(end);
  }
  return source;
}
