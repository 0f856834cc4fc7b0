import { attributesOf, type TreeNode } from './tree';

/** Elements without an end tag. */
const VOID = new Set(['img', 'input', 'link']);

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Escapes a value for HTML, in ASCII, so that a page of any encoding shows the same letters.
 * - A text or an attribute gets character references. HTML has none for some control characters: they are left out.
 * - A style sheet gets CSS escapes. A quoted font name may contain `</style`, which would end the element; and an HTML parser replaces
 *   NUL and carriage returns, so that the hash for the page's policy would not match.
 * - A script stays as it is.
 * @param tag the element of the text; that of an attribute does not matter
 */
export function escaped(text: string, tag = ''): string {
  if (tag === 'script') return text;
  if (tag === 'style')
    return text
      .replace(/\r\n?/g, '\n')
      .replace(/[<\0\x80-\u{10ffff}]/gu, (letter) => `\\${(letter.codePointAt(0) || 0xfffd).toString(16)} `);
  return text
    .replace(/[\0\x80-\x9f]/g, '')
    .replace(/[&<>"\r\xa0-\u{10ffff}]/gu, (letter) => REFERENCES[letter] ?? `&#${letter.codePointAt(0)};`);
}

/**
 * Writes a tree as HTML, from which a browser makes the elements that `toDOM.ts` makes. Texts beside each other become one text node.
 * @param parent the tag of the element around the nodes
 * @param chosen the value of the select around the nodes, whose option is marked
 */
export const toHTML = (nodes: readonly TreeNode[], parent?: string, chosen?: unknown): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node, parent);
      const { tag, props, children } = node;
      const attributes = attributesOf(node);
      const written = Object.entries(attributes).map(([name, text]) => ` ${name}="${escaped(text)}"`);
      if (tag === 'option' && attributes.value === chosen) written.push(' selected=""');
      const start = `<${tag}${written.join('')}>`;
      if (VOID.has(tag)) return start;
      return `${start}${toHTML(children, tag, tag === 'select' ? props.defaultValue : chosen)}</${tag}>`;
    })
    .join('');
