import path from 'node:path';
import ts from 'typescript';

const DECLARATIONS = path.resolve('node_modules/stytch/types/lib/index.d.ts');

/**
 * Fields that the declarations have by accident: a resource's class has the name of an entity, and the field `x5t#S256` of a key is
 * misspelled.
 */
const IMPRECISE = new Set(['clients', 'x5tS256']);

/** Compares values with the types that the provider's Node package declares for the answers of its methods. */
export function answerTypes(): (method: string, answer: unknown) => string[] {
  const program = ts.createProgram([DECLARATIONS], {
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(DECLARATIONS);
  const index = source && checker.getSymbolAtLocation(source);
  const exported = index && checker.getExportsOfModule(index).find(({ name }) => name === 'Client');
  if (!exported) throw new Error('The package declares no Client.');
  const { flags } = exported;
  const client = checker.getDeclaredTypeOfSymbol(
    flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
  );

  function answerOf(method: string): ts.Type {
    const found = method.split('.').reduce((type, name) => {
      const property = checker.getPropertyOfType(type, name);
      if (!property) throw new Error(`The package declares no ${method}.`);
      return checker.getTypeOfSymbol(property);
    }, client);
    const signature = checker.getSignaturesOfType(found, ts.SignatureKind.Call)[0];
    if (!signature) throw new Error(`${method} is no method.`);
    const promised = checker.getReturnTypeOfSignature(signature);
    return checker.getAwaitedType(promised) ?? promised;
  }

  /** The provider writes null where the package's types have an optional field. */
  function differences(type: ts.Type, value: unknown, at: string): string[] {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
    if (type.isUnion()) {
      const each = type.types.map((one) => differences(one, value, at));
      return each.some((list) => list.length === 0) ? [] : (each.at(-1) ?? []);
    }
    const wrong = [`${at} is ${JSON.stringify(value)}, not ${checker.typeToString(type)}`];
    if (type.flags & ts.TypeFlags.Undefined) return value === undefined ? [] : wrong;
    if (type.flags & ts.TypeFlags.StringLike) return typeof value === 'string' ? [] : wrong;
    if (type.flags & ts.TypeFlags.NumberLike) return typeof value === 'number' ? [] : wrong;
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return checker.typeToString(type) === String(value) ? [] : wrong;
    if (typeof value !== 'object' || value === null) return wrong;
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      if (!Array.isArray(value) || !item) return wrong;
      return value.flatMap((one, n) => differences(item, one, `${at}[${n}]`));
    }
    return checker.getPropertiesOfType(type).flatMap((property) => {
      if (IMPRECISE.has(property.name)) return [];
      const inner = (value as Record<string, unknown>)[property.name];
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (isOptional && (inner === undefined || inner === null)) return [];
      return differences(checker.getTypeOfSymbol(property), inner, `${at}.${property.name}`);
    });
  }

  return (method, answer) => differences(answerOf(method), answer, method);
}
