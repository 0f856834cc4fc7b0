import type { Seen } from './see';

export interface Recording {
  /** The version of the provider's package. */
  version: string;
  flows: Record<string, Seen[]>;
  /** The provider's messages of the wrong calls that its client refuses. */
  usage: Record<string, string>;
}

/** Smaller values are not worth a place of their own. */
const SMALL = 40;

const each = (value: object, change: (inner: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));

/** JSON with a line for each different object, whose place in other objects is its number in `{ "$": 3 }`. */
export function write(recording: Recording): string {
  const lines = new Map<string, number>();
  const shorten = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const short = each(value, shorten);
    const text = JSON.stringify(short);
    if (text.length < SMALL) return short;
    if (!lines.has(text)) lines.set(text, lines.size);
    return { $: lines.get(text) };
  };
  shorten(recording);
  return `[\n${[...lines.keys()].join(',\n')}\n]\n`;
}

export function read(lines: object[]): Recording {
  const whole: unknown[] = [];
  const lengthen = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return '$' in value ? whole[Number(value.$)] : each(value, lengthen);
  };
  for (const line of lines) whole.push(lengthen(line));
  return whole.at(-1) as Recording;
}
