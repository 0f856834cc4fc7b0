import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a translator must know about a text: the comment above it where it is defined. */
export interface Note {
  note: string;
  /** Longest allowed text in characters; undefined for the limit of the language. */
  maxLength?: number;
}

const MAX_LENGTH = /At most (\d+) characters\./;

const commentAbove = (source: string, node: ts.Node): string =>
  (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
    .map(({ pos, end }) => source.slice(pos, end).replace(/^\/\/\s*/, ''))
    .join(' ');

/** The notes of a file's texts by id. A note applies until the next one. */
export function notesIn(file: string): Map<string, Note> {
  const source = readFileSync(file, 'utf8');
  const notes = new Map<string, Note>();
  const visit = (node: ts.Node, parse: ts.SourceFile): void => {
    if (!ts.isObjectLiteralExpression(node)) return ts.forEachChild(node, (child) => visit(child, parse));
    let note = '';
    for (const property of node.properties) {
      note = commentAbove(source, property) || note;
      if (!property.name || !note) continue;
      const maxLength = MAX_LENGTH.exec(note)?.[1];
      const id = (property.name as ts.StringLiteral | ts.Identifier).text;
      notes.set(id, { note, ...(maxLength && { maxLength: Number(maxLength) }) });
    }
  };
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  visit(parsed, parsed);
  return notes;
}
