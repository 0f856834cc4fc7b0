import { parseMessage, type MessageNode } from './messageParser';

/** Values of a message's `{placeholders}`. */
export type MessageVariables = Readonly<Record<string, string | number>>;

/** A formatted message: plain text and tags, which a component may render as bold text or as a button. */
export type MessagePart = string | { tag: string; name?: string; children: MessagePart[] };

/**
 * Tag around the value of a placeholder, whose text direction may differ from that of the message. It has the placeholder's
 * name.
 */
export const VALUE_TAG = 'value';

/** Reads own properties only, because the keys come from the host's messages. */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** A placeholder without a variable stays unchanged, so that the author notices it. */
function formatNode(
  node: MessageNode,
  variables: MessageVariables,
  locale: string,
  count: string,
): MessagePart[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'count':
      return [count];
    case 'tag':
      return [{ tag: node.name, children: formatNodes(node.children, variables, locale, count) }];
    case 'argument': {
      const value = own(variables, node.name);
      if (typeof value === 'string') return [{ tag: VALUE_TAG, name: node.name, children: [value] }];
      return [value === undefined ? `{${node.name}}` : formatNumber(value, locale)];
    }
    case 'select': {
      const branch = own(node.options, String(own(variables, node.name))) ?? own(node.options, 'other');
      return formatNodes(branch ?? [], variables, locale, count);
    }
    case 'plural': {
      const value = Number(own(variables, node.name));
      const category = pluralCategory(value, locale, node.ordinal);
      const branch = [`=${value}`, category, 'other'].find((key) => Object.hasOwn(node.options, key));
      return formatNodes(node.options[branch ?? ''] ?? [], variables, locale, formatNumber(value, locale));
    }
  }
}

/** Making one takes milliseconds on a slow phone, and a countdown needs it each second. */
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralRulesOf(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${locale} ${type}`;
  const known = pluralRules.get(key) ?? new Intl.PluralRules(locale, { type });
  pluralRules.set(key, known);
  return known;
}

function pluralCategory(value: number, locale: string, ordinal: boolean): string {
  try {
    return pluralRulesOf(locale, ordinal ? 'ordinal' : 'cardinal').select(value);
  } catch {
    return 'other';
  }
}

/** Is written with the same Latin digits, and without a separator, in every language. */
const isPlainNumber = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** Latin digits in every language, as in codes, phone numbers and the countdown. */
function formatNumber(value: number, locale: string): string {
  if (isPlainNumber(value)) return String(value);
  try {
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(value);
  } catch {
    return String(value);
  }
}

function formatNodes(
  nodes: readonly MessageNode[],
  variables: MessageVariables,
  locale: string,
  count: string,
): MessagePart[] {
  const parts: MessagePart[] = [];
  for (const part of nodes.flatMap((node) => formatNode(node, variables, locale, count))) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

/** A text without message syntax. */
const PLAIN = /^[^{}<>'#]+$/;

/** Formats a message to parts. A malformed message is returned unchanged. */
export function formatParts(message: string, variables: MessageVariables = {}, locale = 'en'): MessagePart[] {
  if (PLAIN.test(message)) return [message];
  const nodes = parseMessage(message);
  return nodes ? formatNodes(nodes, variables, locale, '#') : [message];
}

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/**
 * Unicode FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE: the text between them keeps its own direction.
 */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Formats a message to plain text, without its tags. */
export function formatMessage(message: string, variables?: MessageVariables, locale?: string): string {
  const isolates = RIGHT_TO_LEFT.test(message);
  const plain = (part: MessagePart): string => {
    if (typeof part === 'string') return part;
    const text = part.children.map(plain).join('');
    return isolates && part.tag === VALUE_TAG ? isolated(text) : text;
  };
  return formatParts(message, variables, locale).map(plain).join('');
}
