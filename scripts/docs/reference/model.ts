import ts from 'typescript';
import { commentOf, type Comment } from './comments';

/** An argument or a field of one. */
export interface Parameter {
  name: string;
  type: string;
  text: string;
}

export interface Method {
  /** The call as a host writes it: `client.otps.sms.send`. */
  path: string;
  /** Other names with the same method in place of the path's last object: `whatsapp`, `email`. */
  alike: string[];
  /** Arguments and result, as written after the path. */
  signature: string;
  parameters: Parameter[];
  result: string;
  comment: Comment;
}

export interface Resource {
  path: string;
  text: string;
  methods: Method[];
}

const FULL = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
/** Fields of arguments are listed up to this depth. */
const DEEPEST = 3;

/** Creates functions that read methods and their arguments from declarations. */
export function createReader(checker: ts.TypeChecker, at: ts.Node) {
  const show = (type: ts.Type): string => checker.typeToString(type, at, FULL);
  const typeOf = (symbol: ts.Symbol): ts.Type =>
    checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
  const callOf = (type: ts.Type): ts.Signature | undefined => type.getCallSignatures()[0];
  const isOptional = (symbol: ts.Symbol): boolean =>
    (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
    (symbol.valueDeclaration !== undefined &&
      ts.isParameter(symbol.valueDeclaration) &&
      checker.isOptionalParameter(symbol.valueDeclaration));
  /** Whether a type is declared in this project, and not in the DOM library. */
  const isOurs = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.every(
      (declaration) => !/[\\/]lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName),
    ) ?? true;

  function fieldsOf(type: ts.Type): ts.Symbol[] {
    const isPlain = (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection();
    if (!isPlain || callOf(type) || checker.isArrayType(type)) return [];
    const fields = checker.getPropertiesOfType(type);
    return fields.every(isOurs) ? fields : [];
  }

  function parametersOf(symbol: ts.Symbol, comment: Comment, prefix = '', depth = 1): Parameter[] {
    const name = `${prefix}${symbol.name}`;
    const type = typeOf(symbol);
    const fields = depth > DEEPEST ? [] : fieldsOf(type);
    const text = comment.params.get(name) ?? commentOf(symbol, checker).text;
    const shown = show(checker.getTypeOfSymbolAtLocation(symbol, at)).replace(/ \| undefined$/, '');
    const own = { name: isOptional(symbol) ? `${name}?` : name, type: shown, text };
    const inner = fields.flatMap((field) => parametersOf(field, comment, `${name}.`, depth + 1));
    if (fields.length === 0) return [own];
    return text ? [{ ...own, type: 'object' }, ...inner] : inner;
  }

  function readMethod(path: string, symbol: ts.Symbol, call: ts.Signature, alike: string[] = []): Method {
    const comment = commentOf(symbol, checker);
    return {
      path,
      alike,
      signature: checker.signatureToString(call, at, FULL),
      parameters: call.parameters.flatMap((parameter) => parametersOf(parameter, comment)),
      result: show(call.getReturnType()),
      comment,
    };
  }

  /** Of several objects with the same type, returns the one in the examples. */
  const shownOf = (path: string, resource: ts.Type, names: readonly string[]): string => {
    const examples = checker
      .getPropertiesOfType(resource)
      .flatMap((member) => commentOf(member, checker).examples);
    const named = names.find((name) => examples.some((example) => example.includes(`${path}.${name}.`)));
    return named ?? names[0] ?? '';
  };

  /** The methods of an object and its nested objects. Objects with the same type are listed once. */
  function methodsOf(path: string, type: ts.Type, alike: string[] = []): Method[] {
    const members = checker.getPropertiesOfType(type);
    const inner = new Map<ts.Type, string[]>();
    const methods = members.flatMap((member) => {
      const memberType = typeOf(member);
      const call = callOf(memberType);
      if (call) return [readMethod(`${path}.${member.name}`, member, call, alike)];
      inner.set(memberType, [...(inner.get(memberType) ?? []), member.name]);
      return [];
    });
    return [
      ...methods,
      ...[...inner].flatMap(([resource, names]) => {
        const shown = shownOf(path, resource, names);
        return methodsOf(`${path}.${shown}`, resource, names.filter((name) => name !== shown).sort());
      }),
    ];
  }

  function readResource(path: string, symbol: ts.Symbol): Resource {
    const type = typeOf(symbol);
    const named = type.aliasSymbol ?? type.getSymbol();
    const text = commentOf(symbol, checker).text || (named ? commentOf(named, checker).text : '');
    return { path, text, methods: methodsOf(path, type) };
  }

  return { readMethod, readResource, callOf, typeOf, show };
}
