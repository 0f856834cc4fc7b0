import ts from 'typescript';
import { commentOf } from './comments';
import { createReader, type Method, type Parameter, type Room } from './model';

export interface Reference {
  createClient: Method;
  options: Parameter[];
  /** Methods of the client itself. */
  client: Room;
  rooms: Room[];
  /** Exported functions beside `createClient`. */
  functions: Method[];
  /** Objects of names, such as `OAuthProviders`. */
  lists: { name: string; text: string; values: string[] }[];
  /** Every exported type, by name. */
  types: ReadonlyMap<string, { text: string; source: string; mentions: string[] }>;
  /** What is public and has no comment. */
  problems: string[];
}

/** The rooms in the order in which a developer meets them; any other comes after them. */
const ROOM_ORDER = [
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
  const at = ROOM_ORDER.indexOf(name);
  return at < 0 ? ROOM_ORDER.length : at;
};

const COMPILER: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noEmit: true,
  types: [],
};

/** Reads the declarations of the front door. */
export function readReference(fileName: string): Reference {
  const program = ts.createProgram([fileName], COMPILER);
  const source = program.getSourceFile(fileName);
  const checker = program.getTypeChecker();
  const door = source && checker.getSymbolAtLocation(source);
  if (!source || !door) throw new Error(`${fileName} exports nothing.`);
  const exported = checker.getExportsOfModule(door);
  const named = (name: string): ts.Symbol => {
    const found = exported.find((symbol) => symbol.name === name);
    if (!found) throw new Error(`${fileName} does not export ${name}.`);
    return found;
  };

  const { readMethod, readRoom, callOf, typeOf } = createReader(checker, source);
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
  const rooms = members
    .filter((member) => !callOf(typeOf(member)))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((member) => readRoom(`client.${member.name}`, member));

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
  const methods = [...functions, ...[client, ...rooms].flatMap((room) => room.methods)];
  return {
    createClient,
    options: options.map((option) => ({ ...option, name: option.name.replace('options.', '') })),
    client,
    rooms,
    functions: functions.filter((method) => method !== createClient),
    lists,
    types,
    problems: methods.flatMap(problemsOf),
  };
}

/** The types that a declaration is made of. */
function namesIn(node: ts.Node, found = new Set<string>()): Set<string> {
  if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
    found.add(name.getText());
  }
  ts.forEachChild(node, (child) => void namesIn(child, found));
  return found;
}

/** A field of a field may be told of together with the others: `name.first_name` under `name`. */
function isToldWithItsGroup(name: string, parameters: readonly Parameter[]): boolean {
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
      .filter(({ name }) => !isToldWithItsGroup(name, parameters))
      .map(({ name }) => `@param ${name.replace(/\?$/, '')}`),
  ];
  return missing.length > 0 ? [`${path} has no comment about: ${missing.join(', ')}.`] : [];
}
