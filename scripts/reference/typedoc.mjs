// TypeDoc's reading of an entry point of dist/, and its Markdown in the form of docs/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Application } from 'typedoc';

export const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/reference');
mkdirSync(cache, { recursive: true });
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  types: [],
};

/** TypeDoc's reading of the declarations of an entry point. Its lists are sorted as `sort` says, or as in the source. */
export async function read(name, sort = 'source-order') {
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
    sort: [sort],
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

const errors = new Set(
  [...readFileSync(path.join(root, 'docs/errors.md'), 'utf8').matchAll(/^#+ (\w+)$/gm)].map(([, one]) => one),
);
const linkErrors = (line) =>
  line.replace(/\b[A-Z]\w+\b/g, (one) =>
    errors.has(one) ? `[\`${one}\`](errors.md#${one.toLowerCase()})` : one,
  );

/** The Markdown of what is left in the project, in the form of these pages; `withBase` names the type that an interface extends. */
export async function markdownOf({ app, project }, name, withBase = false) {
  await app.generateOutputs(project);
  return (
    readFileSync(path.join(cache, `out/${name}.md`), 'utf8')
      .replace(/<a id="[^"]*"><\/a> /g, '')
      // A type and the class of its name have one heading here.
      .replace(/\]\((#\w+)-1\)/g, ']($1)')
      .replace(/^\*\*\*\n\n/gm, '')
      .replace(/^#+ (?:Extended by|Inherited from)\n\n(?:.+\n)+\n/gm, '')
      .replace(/^#+ Extends\n\n- (.+)\n\n/gm, withBase ? 'Also the fields of $1.\n\n' : '')
      .replace(/^#+ Extends\n\n(?:.+\n)+\n/gm, '')
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
      )
  );
}

const has = (page, address) => new RegExp(`^#+ ${address}$`, 'im').test(page);

/** Links to types of the page, or of the client's page, which has those that both share; without a heading the name stays alone. */
export const linkedTo = (page, clientPage) =>
  page.replace(/\[([^\]]*)\]\(#(\w+)\)/g, (link, label, address) => {
    if (has(page, address)) return link;
    return has(clientPage, address) ? `[${label}](client.md#${address})` : label;
  });
