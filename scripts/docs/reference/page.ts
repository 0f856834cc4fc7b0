import {
  anchorOf,
  codeBlock,
  linkErrors,
  parameterTable,
  renderMethod,
  resourceText,
  table,
} from './markdown';
import type { Method } from './model';
import type { Reference } from './read';

const INTRODUCTION = `# The client

Every call of a client, resource by resource. \`createClient\` comes from \`pricerx-auth\`, and without React from
\`pricerx-auth/headless\`.

\`\`\`ts
import { createClient } from 'pricerx-auth/headless';

const client = createClient('public-token-test-…');
const { method_id } = await client.otps.email.loginOrCreate('ada@example.com');
const { user } = await client.otps.authenticate('123456', method_id, { session_duration_minutes: 60 });
\`\`\`

- Make one client per page and pass it around: header, widgets and your own code then share one session.
- What asks the provider answers with a promise. It rejects with an \`Error\` whose \`name\` is stable: [errors](errors.md).
- A call with an argument of the wrong type rejects with \`StytchSDKUsageError\`, and nothing is sent.
- Arguments and answers have the provider's field names. An \`options?\` or \`field?\` may be left out.

Generated from the doc comments by \`npm run docs:client\`: change a comment, not this page.
`;

/** Formats TypeScript with lines that fit the page. */
export type Format = (source: string) => Promise<string>;

/** Formats `client.otps.sms.send(…): …`. It is not valid TypeScript, so it is formatted as a function declaration. */
async function formatSignature({ path, signature }: Method, format: Format): Promise<string> {
  const name = path.replaceAll('.', '$');
  const formatted = await format(`declare function ${name}${signature};`);
  return formatted.replace(`declare function ${name}`, path).replace(/;\s*$/, '');
}

/** The types in the texts, and the types that those contain. */
function typesIn(texts: readonly string[], types: Reference['types']): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const type = types.get(name);
    if (!type || found.has(name)) return;
    found.add(name);
    type.mentions.forEach(visit);
  };
  texts.flatMap((text) => text.match(/\b[A-Z]\w*\b/g) ?? []).forEach(visit);
  return [...found].sort();
}

/** @param errors names of errors with a section in docs/errors.md. */
export async function renderReference(
  reference: Reference,
  format: Format,
  errors: ReadonlySet<string>,
): Promise<string> {
  const { createClient, options, client, resources, functions, lists, types } = reference;
  const methods = [client, ...resources].flatMap((resource) => resource.methods).concat(functions);
  const told = methods.flatMap(({ parameters, result }) => [result, ...parameters.map(({ type }) => type)]);
  const names = typesIn([...told, ...options.map(({ type }) => type)], types);
  const known = new Set(names);

  const signatures = new Map<Method, string>();
  for (const method of [createClient, ...methods])
    signatures.set(method, await formatSignature(method, format));
  const signatureOf = (method: Method): string => signatures.get(method) ?? '';
  const render = (method: Method) => renderMethod(method, { known, errors }, signatureOf);

  const link = (method: Method): string => {
    const short = method.path.split('.').slice(2).join('.') || method.path.split('.').slice(1).join('.');
    return `[${short}](${anchorOf(method.path)})`;
  };
  const contents = [client, ...resources].map((resource) => [
    `[\`${resource.path}\`](${anchorOf(resource.path === 'client' ? 'The client itself' : resource.path)})`,
    resource.methods.map(link).join(', '),
  ]);
  const printed = await Promise.all(
    names.map(async (name) => {
      const { text = '', source = '' } = types.get(name) ?? {};
      return [`### ${name}`, '', ...(text ? [text, ''] : []), ...codeBlock(await format(source))];
    }),
  );

  const lines = [
    INTRODUCTION,
    ...table(['Resource', 'Methods'], contents),
    '## createClient',
    '',
    createClient.comment.text,
    '',
    ...codeBlock(signatureOf(createClient)),
    ...parameterTable(
      createClient.parameters.filter(({ name }) => !name.includes('.')),
      known,
    ),
    ...(createClient.comment.throws
      ? [`**Throws** ${linkErrors(createClient.comment.throws, errors)}`, '']
      : []),
    '### Options',
    '',
    ...parameterTable(options, known, 'Option'),
    '## The client itself',
    '',
    ...client.methods.flatMap(render),
    ...resources.flatMap((resource) => [
      `## ${resource.path}`,
      '',
      resourceText(resource),
      '',
      ...resource.methods.flatMap(render),
    ]),
    ...(functions.length > 0 ? ['## Functions', '', ...functions.flatMap(render)] : []),
    '## Name lists',
    '',
    'Frozen objects of names, for code that would rather not spell them.',
    '',
    ...table(
      ['Object', 'Values'],
      lists.map(({ name, values }) => [`\`${name}\``, values.map((value) => `\`${value}\``).join(', ')]),
    ),
    '## Types',
    '',
    ...printed.flat(),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
