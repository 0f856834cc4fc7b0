/** Syntax tree of the supported part of ICU MessageFormat: arguments, plural, select, and named tags. */
export type MessageNode =
  | { type: 'text'; value: string }
  | { type: 'argument'; name: string }
  /** `#`: the number of the plural around it; outside of a plural, itself. */
  | { type: 'count' }
  | { type: 'tag'; name: string; children: MessageNode[] }
  | { type: 'plural'; name: string; ordinal: boolean; options: MessageOptions }
  | { type: 'select'; name: string; options: MessageOptions };

type MessageOptions = Readonly<Record<string, MessageNode[]>>;

const OPEN_TAG = /<([a-zA-Z][\w-]*)>/y;
const CLOSE_TAG = /<\/([a-zA-Z][\w-]*)>/y;
const NAME = /\s*([\w.-]+)\s*/y;
const SELECTOR = /\s*(=\d+|[\w-]+)\s*\{/y;
const END_OF_OPTIONS = /\s*(\})/y;
/** A `<` that begins no tag is text. */
const TEXT = /(<|[^{}<'#]+)/y;
/** ICU quoting: an apostrophe before syntax quotes the text up to the next one. */
const QUOTED = /'([{}#<>][^']*)'?/y;
/** Any other apostrophe is literal, and `''` is one too. */
const APOSTROPHE = /(')'?/y;

/** Limit of nesting, because parsing and formatting are recursive. A message that is nested deeper counts as malformed. */
const MAX_DEPTH = 50;

/** A position in a message. Each read function advances `at`. */
interface Reader {
  readonly source: string;
  at: number;
  depth: number;
}

const malformed = (reader: Reader) => new SyntaxError(`Malformed message at ${reader.at}: ${reader.source}`);

const peek = (reader: Reader): string => reader.source[reader.at] ?? '';

function match(reader: Reader, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source);
  if (!found) return null;
  reader.at = pattern.lastIndex;
  return found[1] ?? '';
}

function take(reader: Reader, character: string): boolean {
  if (peek(reader) !== character) return false;
  reader.at += 1;
  return true;
}

function expect(reader: Reader, character: string): void {
  if (!take(reader, character)) throw malformed(reader);
}

function expectMatch(reader: Reader, pattern: RegExp): string {
  const found = match(reader, pattern);
  if (found === null) throw malformed(reader);
  return found;
}

/** Reads up to the end of the message, the `}` of its branch, or the closing tag. */
function readNodes(reader: Reader): MessageNode[] {
  if (reader.depth === MAX_DEPTH) throw malformed(reader);
  reader.depth += 1;
  const nodes: MessageNode[] = [];
  while (reader.at < reader.source.length) {
    const character = peek(reader);
    if (character === '}' || reader.source.startsWith('</', reader.at)) break;
    nodes.push(readNode(reader, character));
  }
  reader.depth -= 1;
  return nodes;
}

function readNode(reader: Reader, character: string): MessageNode {
  if (character === "'")
    return { type: 'text', value: match(reader, QUOTED) ?? expectMatch(reader, APOSTROPHE) };
  if (character === '{') return readArgument(reader);
  const tag = match(reader, OPEN_TAG);
  if (tag !== null) return readTag(reader, tag);
  if (take(reader, '#')) return { type: 'count' };
  return { type: 'text', value: expectMatch(reader, TEXT) };
}

function readTag(reader: Reader, name: string): MessageNode {
  const children = readNodes(reader);
  if (match(reader, CLOSE_TAG) !== name) throw malformed(reader);
  return { type: 'tag', name, children };
}

function readArgument(reader: Reader): MessageNode {
  expect(reader, '{');
  const name = expectMatch(reader, NAME);
  if (take(reader, '}')) return { type: 'argument', name };
  expect(reader, ',');
  const kind = expectMatch(reader, NAME);
  expect(reader, ',');
  switch (kind) {
    case 'select':
      return { type: 'select', name, options: readOptions(reader) };
    case 'plural':
    case 'selectordinal':
      return { type: 'plural', name, ordinal: kind === 'selectordinal', options: readOptions(reader) };
    default:
      throw malformed(reader);
  }
}

function readOptions(reader: Reader): MessageOptions {
  const branches: [string, MessageNode[]][] = [];
  for (let key = match(reader, SELECTOR); key !== null; key = match(reader, SELECTOR)) {
    branches.push([key, readNodes(reader)]);
    expect(reader, '}');
  }
  // `fromEntries` defines own properties, so that "__proto__" is an ordinary key.
  const options = Object.fromEntries(branches);
  expectMatch(reader, END_OF_OPTIONS);
  if (!Object.hasOwn(options, 'other')) throw malformed(reader);
  return options;
}

/** Syntax tree of a message, or null when it is malformed. */
export function parseMessage(source: string): MessageNode[] | null {
  const reader = { source, at: 0, depth: 0 };
  try {
    const nodes = readNodes(reader);
    return reader.at === source.length ? nodes : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
