import { parseMessage, type MessageNode } from './messageParser';

/** What fills a message's `{placeholders}`. */
export type MessageVariables = Readonly<Record<string, string | number>>;

/** A formatted message: text, and the parts a host may set in bold or turn into a button. */
export type MessagePart = string | { tag: string; children: MessagePart[] };

/** The tag of what filled a placeholder: a name or an address may read in another direction than the words around it. */
export const VALUE_TAG = 'value';

/** A host's words are keys here: only what is really there counts. */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Without a variable of that name the placeholder stays as written, so that its author sees it. */
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
      if (typeof value === 'string') return [{ tag: VALUE_TAG, children: [value] }];
      return [String(value ?? `{${node.name}}`)];
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

function pluralCategory(value: number, locale: string, ordinal: boolean): string {
  try {
    return new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' }).select(value);
  } catch {
    return 'other';
  }
}

function formatNumber(value: number, locale: string): string {
  try {
    return new Intl.NumberFormat(locale).format(value);
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

/** A message as parts. One that does not parse is shown as given: a host's slip must not blank a screen. */
export function formatParts(message: string, variables: MessageVariables = {}, locale = 'en'): MessagePart[] {
  const nodes = parseMessage(message);
  return nodes ? formatNodes(nodes, variables, locale, '#') : [message];
}

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Unicode's "first strong isolate" and its end: what is between them keeps its own direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A message as one text, without its tags. */
export function formatMessage(message: string, variables?: MessageVariables, locale?: string): string {
  const isolates = RIGHT_TO_LEFT.test(message);
  const plain = (part: MessagePart): string => {
    if (typeof part === 'string') return part;
    const text = part.children.map(plain).join('');
    return isolates && part.tag === VALUE_TAG ? isolated(text) : text;
  };
  return formatParts(message, variables, locale).map(plain).join('');
}
