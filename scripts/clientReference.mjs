// Writes docs/client.md and docs/server-reference.md with TypeDoc from the doc comments in dist/*.d.ts. The client's page has a section
// for each resource with its methods by their paths, and one for each type. Fails when a public name has no doc comment.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Application, Comment, ReflectionGroup, ReflectionKind } from 'typedoc';

const root = path.resolve(import.meta.dirname, '..');
const CLIENT = `# The client

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

const SERVER = `# The server reference

What \`pricerx-auth/server\` exports. [Your server](server.md) shows how it is used, [errors](errors.md#your-server) what to do with each error.

Generated from the doc comments by \`npm run docs:client\`: change a comment, not this page.

`;

const cache = path.join(root, 'node_modules/.cache/client-reference');
mkdirSync(cache, { recursive: true });
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  types: [],
};

/** TypeDoc's reading of the declarations of an entry point. */
async function read(name) {
  const types = path.join(root, `dist/${name}.d.ts`);
  if (!existsSync(types)) throw new Error(`dist/${name}.d.ts is missing: run \`npm run build:types\` first.`);
  const entryPoint = path.join(cache, `${name}.d.ts`);
  /** TypeDoc lists the fields of an interface and of a type with the tag, but not those of `Omit<…>` or `A & B`. */
  const withFields = readFileSync(types, 'utf8')
    .replace(/^export type (\w+) = ((?:Omit|Partial|Given)<.*>);$/gm, 'export interface $1 extends $2 {}')
    .replace(/(?: ?\*\/\n|^)(?=export type \w+ = \w+ &)/gm, (end) => `${end ? '' : '/**'} @interface */\n`);
  writeFileSync(entryPoint, withFields);
  const tsconfig = path.join(cache, `tsconfig.${name}.json`);
  const options = { ...compilerOptions, lib: ['es2023', 'dom'] };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions: options, files: [`${name}.d.ts`] }));

  const app = await Application.bootstrapWithPlugins({
    name: 'pricerx-auth',
    entryPoints: [entryPoint],
    tsconfig,
    plugin: ['typedoc-plugin-markdown'],
    out: path.join(cache, 'out'),
    entryFileName: name,
    router: 'module',
    readme: 'none',
    logLevel: 'Warn',
    disableSources: true,
    // The client's resources are in the order of their use.
    sort: [name === 'server' ? 'alphabetical' : 'source-order'],
    groupOrder: ['Functions', 'Interfaces', '*'],
    validation: { notExported: false, invalidLink: true },
    hidePageHeader: true,
    hidePageTitle: true,
    hideBreadcrumbs: true,
    hideGroupHeadings: true,
    useCodeBlocks: true,
    expandParameters: true,
    tableColumnSettings: { hideInherited: true, hideOverrides: true, hideModifiers: true, hideSources: true },
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    typeDeclarationVisibility: 'compact',
  });
  const project = await app.convert();
  if (!project) process.exit(1);
  app.validate(project);
  return { app, project };
}

const { app, project } = await read('headless');

/** The resources, in the order of the client. */
const resources = [];

const examplesOf = ({ children }) =>
  children
    .flatMap(({ signatures = [] }) => signatures)
    .map(({ comment }) => Comment.combineDisplayParts(comment?.getTag('@example')?.content))
    .join('\n');

/** Gives the methods of an object, and of the objects in it, the paths by which a host calls them. */
function nameMethods(resource, at) {
  const methods = [];
  resources.push(resource);
  const collect = (owner, prefix) => {
    for (const member of owner.children ?? []) {
      const { declaration, reflection } = member.type ?? {};
      if (member.signatures) {
        member.name = `${prefix}.${member.name}`;
        for (const signature of member.signatures) signature.name = member.name;
        member.parent = resource;
        methods.push(member);
      } else if (declaration) collect(declaration, `${prefix}.${member.name}`);
      else if (reflection?.kind === ReflectionKind.Interface && !resources.includes(reflection)) {
        const alike = owner.children.filter(({ type }) => type?.reflection === reflection);
        const paths = alike.map(({ name }) => `${prefix}.${name}`);
        const [shown] = new RegExp(paths.join('|')).exec(examplesOf(reflection)) ?? paths;
        const others = paths.filter((one) => one !== shown).map((one) => `\`${one}\``);
        if (others.length > 0) {
          reflection.comment ??= new Comment();
          reflection.comment.summary.push({
            kind: 'text',
            text: `\n\nThe same methods: ${others.join(', ')}.`,
          });
        }
        reflection.name = shown;
        nameMethods(reflection, shown);
      }
    }
  };
  collect(resource, at);
  const group = new ReflectionGroup('Methods', resource);
  group.children = resource.children = methods;
  resource.groups = [group];
}

nameMethods(project.getChildByName('Client'), 'client');
const functions = [...resources.flatMap(({ children }) => children), ...project.children];
for (const { name, comment, parameters = [] } of functions.flatMap(({ signatures = [] }) => signatures)) {
  if (!comment) app.logger.error(`${name} has no doc comment.`);
  for (const parameter of parameters.filter(
    ({ type, comment: text }) => !text && !type.declaration && !type.reflection,
  ))
    app.logger.error(`${name}: the argument ${parameter.name} has no comment.`);
}
// The objects that resources extend have the same methods.
const hidden = new Set([
  ...resources,
  ...resources.flatMap(({ extendedTypes = [] }) => extendedTypes.map(({ reflection }) => reflection)),
]);
for (const group of project.groups.filter(({ title }) => title === 'Interfaces'))
  group.children = [...resources, ...group.children.filter((one) => !hidden.has(one))];
const [firstType] = project.groups
  .find(({ title }) => title === 'Interfaces')
  .children.slice(resources.length);
await app.generateOutputs(project);

const errors = new Set(
  [...readFileSync(path.join(root, 'docs/errors.md'), 'utf8').matchAll(/^#+ (\w+)$/gm)].map(([, one]) => one),
);
const linkErrors = (line) =>
  line.replace(/\b[A-Z]\w+\b/g, (one) =>
    errors.has(one) ? `[\`${one}\`](errors.md#${one.toLowerCase()})` : one,
  );
/** TypeDoc's Markdown in the form of these pages. */
const polished = (name) =>
  readFileSync(path.join(cache, `out/${name}.md`), 'utf8')
    .replace(/<a id="[^"]*"><\/a> /g, '')
    // A type and the class of its name have one heading here.
    .replace(/\]\((#\w+)-1\)/g, ']($1)')
    .replace(/^\*\*\*\n\n/gm, '')
    .replace(/^#+ (?:Extended by|Extends|Inherited from)\n\n(?:.+\n)+\n/gm, '')
    .replace(/^#+ (?:Methods|Parameters|Properties|Type Declaration)\n\n/gm, '')
    .replace(/^#+ Throws\n\n((?:.+\n)+)/gm, (_, text) => `**Throws** ${linkErrors(text)}`)
    .replace(/^#+ Union Members\n\n|^#+ Type Literal\n\n```ts\n[^]*?```\n\n/gm, '')
    .replace(/^#+ Returns\n\n/gm, '**Returns** ')
    .replace(/^#+ (Examples?|Indexable|Type Parameters)$/gm, '**$1**')
    .replace(/^"(client\.[\w.]+)"\(/gm, '$1(')
    .replace(/^####? (client\.[\w.]+)\(\)$/gm, '### $1')
    .replace(/^## (\w+)\(\)$/gm, '## $1')
    .replace(/^§[\d.]+ [\w ]+: (\w)/gm, (_, letter) => letter.toUpperCase())
    .replace(
      /(\| )([a-z])([^|]*\|)$/gm,
      (_, before, letter, after) => `${before}${letter.toUpperCase()}${after}`,
    );

const [calls = '', rest = ''] = polished('headless').split(new RegExp(`^(?=## ${firstType.name}$)`, 'm'));
const anchor = (name) => `#${name.toLowerCase().replace(/\W/g, '')}`;
const contents = resources.map(({ name, children }) => {
  const links = children.map((method) => `[${method.name.slice(name.length + 1)}](${anchor(method.name)})`);
  return `- [\`${name.toLowerCase() === 'client' ? 'client' : name}\`](${anchor(name)}): ${links.join(', ')}\n`;
});
const isUsed = (section) => calls.includes(anchor(section)) || rest.includes(`(${anchor(section)})`);
/** Types that nothing mentions are parts of others. */
const typeSections = rest
  .split(/^(?=## )/m)
  .filter((section) => section.includes('```ts\nconst ') || isUsed(/^## (\w+)/.exec(section)?.[1] ?? ''))
  .map((section) => section.replace(/^##/gm, '###'));
const text = `${CLIENT}\n${contents.join('')}\n${calls}## Types\n\n${typeSections.join('')}`;

const server = await read('server');
/** The render functions take the arguments of the mount functions, whose types are those of the widget. */
const named = new Set(readFileSync(path.join(root, 'src/server.ts'), 'utf8').match(/\w+/g));
const ofWidget = readFileSync(path.join(root, 'dist/index.d.ts'), 'utf8');
const isOfServer = ({ name }) =>
  named.has(name) || !new RegExp(`^export (declare )?\\w+ ${name}\\b`, 'm').test(ofWidget);
for (const list of [server.project, ...server.project.groups])
  list.children = list.children.filter(isOfServer);
for (const { name, comment, signatures = [] } of server.project.children)
  if (!comment && !signatures[0]?.comment) server.app.logger.error(`${name} has no doc comment.`);
await server.app.generateOutputs(server.project);

/** The types that the server shares with the client are described in the client's page, those of the widget with its arguments. */
function linkedTo(page, others) {
  const has = (where, address) => new RegExp(`^#+ ${address}$`, 'im').test(where);
  return page.replace(/\[([^\]]*)\]\(#(\w+)\)/g, (link, label, address) => {
    if (has(page, address)) return link;
    return has(others, address) ? `[${label}](client.md#${address})` : label;
  });
}

for (const [file, page] of [
  ['docs/client.md', text],
  ['docs/server-reference.md', linkedTo(SERVER + polished('server'), text)],
]) {
  const target = path.join(root, file);
  if (!process.argv.includes('--check')) writeFileSync(target, page);
  else if (readFileSync(target, 'utf8') !== page) {
    console.error(`${file} is out of date: run \`npm run docs:client\` and commit it.`);
    process.exitCode = 1;
  }
}
if ([app, server.app].some(({ logger }) => logger.hasErrors() || logger.hasWarnings())) process.exitCode = 1;
