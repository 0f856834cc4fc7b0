import type { Method, Parameter, Room } from './model';

/** GitHub's address of a heading on its page. */
export const anchorOf = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`;

/** Names of errors lead to the section of the page of errors that says what to do about each. */
export const linkErrors = (text: string, sections: ReadonlySet<string>): string =>
  text.replace(/\b\w+Error\b/g, (name) =>
    sections.has(name) ? `[\`${name}\`](errors.md${anchorOf(name)})` : name,
  );

const code = (text: string): string => (text ? `\`${text}\`` : '');

/** A type as code; what is told of on this page leads there. */
export function linkTypes(type: string, known: ReadonlySet<string>): string {
  const names = [...known].join('|');
  // A link in the middle of a function or an object tears it apart.
  if (names === '' || /[({]/.test(type)) return code(type);
  return type
    .split(new RegExp(`\\b(${names})\\b`))
    .map((part) => (known.has(part) ? `[${code(part)}](${anchorOf(part)})` : code(part)))
    .join('');
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

export const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0 ? [] : [row(head), row(head.map(() => '---')), ...rows.map(row), ''];

export const parameterTable = (
  parameters: readonly Parameter[],
  known: ReadonlySet<string>,
  head = 'Argument',
): string[] =>
  table(
    [head, 'Type', ''],
    parameters.map(({ name, type, text }) => [code(name), linkTypes(type, known), capitalised(text)]),
  );

export const codeBlock = (text: string): string[] => ['```ts', text.trim(), '```', ''];

const listed = (names: readonly string[]): string => {
  const quoted = names.map(code);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
};

/** What a promise resolves to, or what is returned at once. */
function resultLine({ result, comment }: Method, known: ReadonlySet<string>): string[] {
  const [, resolved] = /^Promise<(.*)>$/s.exec(result) ?? [];
  const verb = resolved === undefined ? 'Returns' : resolved === 'void' ? 'Resolves' : 'Resolves to';
  const linked = linkTypes(resolved ?? result, known);
  // What the signature has said is said again only where it leads somewhere.
  const type = linked.includes('](#') ? linked : '';
  if (!type && !comment.returns) return [];
  return [`**${verb}** ${[type, comment.returns].filter(Boolean).join(': ')}`, ''];
}

/** What a method's text leads to. */
export interface Targets {
  /** Types that are told of on this page. */
  known: ReadonlySet<string>;
  /** Errors that have a section on their page. */
  errors: ReadonlySet<string>;
}

export function renderMethod(
  method: Method,
  { known, errors }: Targets,
  signatureOf: (method: Method) => string,
): string[] {
  const { path, alike, parameters, comment } = method;
  return [
    `### ${path}`,
    '',
    ...(comment.text ? [comment.text, ''] : []),
    ...codeBlock(signatureOf(method)),
    ...(alike.length > 0 ? [`The same for ${listed(alike)}.`, ''] : []),
    ...parameterTable(parameters, known),
    ...resultLine(method, known),
    ...(comment.throws ? [`**Throws** ${linkErrors(comment.throws, errors)}`, ''] : []),
    ...comment.examples.flatMap((example) => ['**Example**', '', ...codeBlock(example)]),
  ];
}

/** "`client.user`: the signed-in user." says under its own heading what it is, without its name. */
export function roomText({ path, text }: Room): string {
  const prefix = `\`${path}\`: `;
  if (!text.startsWith(prefix)) return text;
  return capitalised(text.slice(prefix.length));
}
