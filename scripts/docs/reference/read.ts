import ts from 'typescript';
import { commentOf } from './comments';
import { createReader, type Method, type Parameter, type Resource } from './model';

export interface Reference {
  createClient: Method;
  options: Parameter[];
  /** Methods of the client itself. */
  client: Resource;
  resources: Resource[];
  /** Exported functions other than `createClient`. */
  functions: Method[];
  /** Objects of names, such as `OAuthProviders`. */
  lists: { name: string; text: string; values: string[] }[];
  /** All exported types by name. */
  types: ReadonlyMap<string, { text: string; source: string; mentions: string[] }>;
  /** Messages about public names without a doc comment. */
  problems: string[];
}

/** Resources in the order of the page. Others come after them. */
const RESOURCE_ORDER = [
  'user',
  'session',
  'magicLinks',
  'otps',
  'oauth',
  'cryptoWallets',
  'totps',
  'webauthn',
  'passwords',
  'impersonation',
  'rbac',
  'idp',
  'organizations',
];
const orderOf = ({ name }: ts.Symbol): number => {
  const at = RESOURCE_ORDER.indexOf(name);
  return at < 0 ? RESOURCE_ORDER.length : at;
};

const COMPILER: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noEmit: true,
  types: [],
};

/** Reads the declarations of an entry point. */
export function readReference(fileName: string): Reference {
  const program = ts.createProgram([fileName], COMPILER);
  const source = program.getSourceFile(fileName);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${fileName} exports nothing.`);
  const exported = checker.getExportsOfModule(module);
  const named = (name: string): ts.Symbol => {
    const found = exported.find((symbol) => symbol.name === name);
    if (!found) throw new Error(`${fileName} does not export ${name}.`);
    return found;
  };

  const { readMethod, readResource, callOf, typeOf } = createReader(checker, source);
  const functions = exported.flatMap((symbol) => {
    const call = symbol.flags & ts.SymbolFlags.Function ? callOf(typeOf(symbol)) : undefined;
    return call ? [readMethod(symbol.name, symbol, call)] : [];
  });
  const [createClient] = functions.filter(({ path }) => path === 'createClient');
  if (!createClient) throw new Error(`${fileName} has no createClient.`);

  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(named('Client')));
  const calls = members.flatMap((member) => {
    const call = callOf(typeOf(member));
    return call ? [readMethod(`client.${member.name}`, member, call)] : [];
  });
  const resources = members
    .filter((member) => !callOf(typeOf(member)))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((member) => readResource(`client.${member.name}`, member));

  const lists = exported
    .filter(({ flags }) => (flags & ts.SymbolFlags.Variable) !== 0)
    .map((symbol) => ({
      name: symbol.name,
      text: commentOf(symbol, checker).text,
      values: checker
        .getPropertiesOfType(typeOf(symbol))
        .map((field) => typeOf(field))
        .flatMap((type) => (type.isStringLiteral() ? [type.value] : [])),
    }))
    .filter(({ values }) => values.length > 0);

  const isType = (node: ts.Node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const types = new Map(
    source.statements.filter(isType).map((node) => [
      node.name.text,
      {
        text: commentOf(named(node.name.text), checker).text,
        source: node.getText(source).replace(/^export /, ''),
        mentions: [...namesIn(node)],
      },
    ]),
  );

  const client = { path: 'client', text: commentOf(named('Client'), checker).text, methods: calls };
  const options = createClient.parameters.filter(({ name }) => name.startsWith('options.'));
  const methods = [...functions, ...[client, ...resources].flatMap((resource) => resource.methods)];
  return {
    createClient,
    options: options.map((option) => ({ ...option, name: option.name.replace('options.', '') })),
    client,
    resources,
    functions: functions.filter((method) => method !== createClient),
    lists,
    types,
    problems: methods.flatMap(problemsOf),
  };
}

/** The names of the types in a declaration. */
function namesIn(node: ts.Node, found = new Set<string>()): Set<string> {
  if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
    found.add(name.getText());
  }
  ts.forEachChild(node, (child) => void namesIn(child, found));
  return found;
}

/** Whether a nested field is described together with its parent: `name.first_name` by `name`. */
function isDescribedByParent(name: string, parameters: readonly Parameter[]): boolean {
  const groups = name.split('.').slice(0, -1);
  if (groups.length < 2) return false;
  const path = groups.join('.');
  return parameters.some((group) => group.name.replace(/\?$/, '') === path && group.text !== '');
}

function problemsOf({ path, parameters, comment, result }: Method): string[] {
  const missing = [
    ...(comment.text ? [] : ['what it does']),
    ...(result.startsWith('Promise<') && !comment.throws ? ['@throws'] : []),
    ...parameters
      .filter(({ type, text }) => type !== 'object' && text === '')
      .filter(({ name }) => !isDescribedByParent(name, parameters))
      .map(({ name }) => `@param ${name.replace(/\?$/, '')}`),
  ];
  return missing.length > 0 ? [`${path} has no comment about: ${missing.join(', ')}.`] : [];
}
