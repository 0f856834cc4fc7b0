const WIDEST = 90;
const INDENT = '  ';

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

/** A text in quotes. `<` is escaped, so that no text can end a script element. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('<', '\\u003C')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}'`;

/** A variable of the printed code. */
export class Name {
  constructor(readonly text: string) {}
}

const joined = (
  parts: string[],
  [open, close]: readonly [string, string],
  indent: string,
  prefixLength: number,
): string => {
  if (parts.length === 0) return open.trim() + close.trim();
  const line = `${open}${parts.join(', ')}${close}`;
  if (!line.includes('\n') && indent.length + prefixLength + line.length <= WIDEST) return line;
  return `${open.trim()}\n${parts.map((part) => `${indent}${INDENT}${part},\n`).join('')}${indent}${close.trim()}`;
};

/**
 * A value as JavaScript, on one line if it fits.
 * @param prefixLength number of characters before the value on its line.
 */
export const literal = (value: unknown, indent = '', prefixLength = 0): string => {
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Name) return value.text;
  if (Array.isArray(value)) {
    return joined(
      value.map((item) => literal(item, indent + INDENT)),
      ['[', ']'],
      indent,
      prefixLength,
    );
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => {
      const name = isName(key) ? key : quoted(key);
      if (inner instanceof Name && inner.text === key) return key;
      return `${name}: ${literal(inner, indent + INDENT, name.length + 2)}`;
    });
  return joined(fields, ['{ ', ' }'], indent, prefixLength);
};
