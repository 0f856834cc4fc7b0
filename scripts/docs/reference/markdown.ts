import type { Method, Parameter, Resource } from './model';

/** GitHub's anchor of a heading. */
export const anchorOf = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`;

/** Links names of errors to their sections in docs/errors.md. */
export const linkErrors = (text: string, sections: ReadonlySet<string>): string =>
  text.replace(/\b\w+Error\b/g, (name) =>
    sections.has(name) ? `[\`${name}\`](errors.md${anchorOf(name)})` : name,
  );

const code = (text: string): string => (text ? `\`${text}\`` : '');

/** A type as code, linked when this page describes it. */
function linkTypes(type: string, known: ReadonlySet<string>): string {
  const names = [...known].join('|');
  // Types of functions and objects stay one piece of code, because links inside would split it.
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

/** The line about the resolved or returned value. */
function resultLine({ result, comment }: Method, known: ReadonlySet<string>): string[] {
  const [, resolved] = /^Promise<(.*)>$/s.exec(result) ?? [];
  const verb = resolved === undefined ? 'Returns' : resolved === 'void' ? 'Resolves' : 'Resolves to';
  const linked = linkTypes(resolved ?? result, known);
  // The type is in the signature already, so it is repeated only as a link.
  const type = linked.includes('](#') ? linked : '';
  if (!type && !comment.returns) return [];
  return [`**${verb}** ${[type, comment.returns].filter(Boolean).join(': ')}`, ''];
}

/** Link targets of a method's text. */
export interface Targets {
  /** Types that this page describes. */
  known: ReadonlySet<string>;
  /** Errors with a section in docs/errors.md. */
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

/** The text of a resource without its name, which is in the heading: "`client.user`: the signed-in user." */
export function resourceText({ path, text }: Resource): string {
  const prefix = `\`${path}\`: `;
  if (!text.startsWith(prefix)) return text;
  return capitalised(text.slice(prefix.length));
}
