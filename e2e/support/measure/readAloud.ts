import type { Page } from '@playwright/test';

/** A node of the browser's accessibility tree, which screen readers use. */
interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Roles that are not announced: only their content is read. */
const SILENT = new Set([
  'RootWebArea',
  'main',
  'generic',
  'none',
  'Section',
  'ListMarker',
  'strong',
  'emphasis',
]);
/** Roles whose content is read as one sentence. */
const SENTENCES = new Set(['paragraph', 'LabelText']);
const UNREAD = new Set(['InlineTextBox', 'LineBreak', 'MenuListPopup']);
/** Roles whose accessible name contains their whole content. */
const NAMED_BY_CONTENT = new Set(['button', 'link', 'heading', 'tab', 'option', 'DisclosureTriangle']);
/** Roles that are read by their value, which equals their content. */
const FIELDS = new Set(['textbox', 'combobox', 'searchbox']);
const NEEDS_NAME = new Set([
  ...[...NAMED_BY_CONTENT, ...FIELDS],
  ...['image', 'img', 'meter', 'form', 'region', 'tablist', 'checkbox', 'radio', 'dialog'],
]);
const WORDS: Record<string, string> = {
  textbox: 'field',
  combobox: 'pop-up list',
  tablist: 'tabs',
  tabpanel: 'tab panel',
  listitem: 'item',
  img: 'picture',
  image: 'picture',
  DisclosureTriangle: 'details',
  alert: 'alert, said at once',
  status: 'status, said when it changes',
  timer: 'timer, not said by itself',
};
/** States in the order in which they are announced. */
const STATES: Record<string, (value: unknown) => string | undefined> = {
  disabled: (value) => (value ? 'unavailable' : undefined),
  busy: (value) => (value ? 'busy' : undefined),
  required: (value) => (value ? 'required' : undefined),
  invalid: (value) => (value === 'false' || !value ? undefined : 'invalid'),
  readonly: (value) => (value ? 'read-only' : undefined),
  selected: (value) => (value ? 'selected' : undefined),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  focused: (value) => (value ? 'the focus is here' : undefined),
};

/** The gallery's port differs between runs. */
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/localhost:\d+/g, 'localhost')
    .trim();

/** Chromium's protocol sends the bytes of a value text as characters. */
const utf8Of = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();

function wordOf(node: AXNode, role: string): string {
  const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
  return role === 'heading' ? `heading ${String(level)}` : (WORDS[role] ?? role);
}

function lineOf(node: AXNode, role: string): string {
  const name = tidy(node.name?.value ?? '');
  const states = Object.entries(STATES).flatMap(([state, say]) => {
    const property = node.properties?.find((each) => each.name === state);
    return property ? (say(property.value.value) ?? []) : [];
  });
  const said = node.properties?.find(({ name: each }) => each === 'valuetext')?.value.value;
  const value = tidy(said ? utf8Of(String(said)) : String(node.value?.value ?? ''));
  const description = tidy(node.description?.value ?? '');
  return [
    [wordOf(node, role), ...states].join(', '),
    ...(name ? [`"${name}"`] : NEEDS_NAME.has(role) ? ['WITHOUT A NAME'] : []),
    ...(value && value !== name ? [`= "${value}"`] : []),
    ...(description && description !== name ? [`(${description})`] : []),
  ].join(' ');
}

interface Line {
  depth: number;
  text: string;
  /** Text without a role is joined with the text before it. */
  isText?: boolean;
}

function read(node: AXNode, nodes: Map<string, AXNode>, depth: number): Line[] {
  const role = node.role?.value ?? 'none';
  if (UNREAD.has(role)) return [];
  const inside = (at: number): Line[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = nodes.get(id);
      return child ? read(child, nodes, at) : [];
    });
  // A new screen is announced for some seconds, by texts that it shows.
  if (role === 'generic' && node.properties?.some(({ name }) => name === 'live')) return [];
  if (node.ignored || SILENT.has(role)) return inside(depth);
  if (role === 'StaticText') {
    const text = node.name?.value ?? '';
    return tidy(text) ? [{ depth, text, isText: true }] : [];
  }
  if (SENTENCES.has(role)) return join(inside(depth));
  const line = { depth, text: lineOf(node, role) };
  if (NAMED_BY_CONTENT.has(role) || FIELDS.has(role) || role === 'img') return [line];
  const content = inside(depth + 1);
  const isLive = role === 'alert' || role === 'status' || role === 'timer';
  // An empty live region is not announced.
  return isLive && content.length === 0 ? [] : [line, ...content];
}

const join = (lines: Line[]): Line[] =>
  lines.reduce<Line[]>((joined, line) => {
    const before = joined.at(-1);
    if (before?.isText && line.isText && before.depth === line.depth)
      return [...joined.slice(0, -1), { ...before, text: before.text + line.text }];
    return [...joined, line];
  }, []);

/** The page as a screen reader reads it, from beginning to end: a line for each element with role, states and name. */
export async function readAloud(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as unknown as { nodes: AXNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const [first] = nodes;
    return (first ? read(first, byId, 0) : [])
      .map(({ depth, text, isText }) => `${'  '.repeat(depth)}${isText ? `"${tidy(text)}"` : text}`)
      .join('\n');
  } finally {
    await devtools.detach();
  }
}
