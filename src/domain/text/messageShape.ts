import { parseMessage, type MessageNode } from './messageParser';

interface MessagePlural {
  placeholder: string;
  ordinal: boolean;
  /** Its branches, such as `one` and `other`, without those for one number (`=0`). */
  categories: readonly string[];
}

/** The arguments and tags of a message, without duplicates. */
export interface MessageShape {
  placeholders: readonly string[];
  tags: readonly string[];
  plurals: readonly MessagePlural[];
}

function walk(nodes: readonly MessageNode[], visit: (node: MessageNode) => void): void {
  for (const node of nodes) {
    visit(node);
    if (node.type === 'tag') walk(node.children, visit);
    if (node.type === 'plural' || node.type === 'select')
      Object.values(node.options).forEach((branch) => walk(branch, visit));
  }
}

/** The shape of a message; null when it is malformed. */
export function messageShape(source: string): MessageShape | null {
  const nodes = parseMessage(source);
  if (!nodes) return null;
  const placeholders = new Set<string>();
  const tags = new Set<string>();
  const plurals: MessagePlural[] = [];
  walk(nodes, (node) => {
    if (node.type === 'tag') tags.add(node.name);
    if (node.type === 'argument' || node.type === 'plural' || node.type === 'select')
      placeholders.add(node.name);
    if (node.type !== 'plural') return;
    const categories = Object.keys(node.options).filter((key) => !key.startsWith('='));
    plurals.push({ placeholder: node.name, ordinal: node.ordinal, categories });
  });
  return { placeholders: [...placeholders], tags: [...tags], plurals };
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural categories of whole numbers in a language. French, Spanish and others have one more for millions. */
export function pluralCategories(language: string, ordinal = false): string[] {
  const rules = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' });
  const used = new Set<string>([...Array.from({ length: 201 }, (_, n) => rules.select(n)), 'other']);
  return CATEGORIES.filter((category) => used.has(category));
}
