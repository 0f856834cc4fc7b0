import ts from 'typescript';

type Case = readonly (string | undefined)[] | ReadonlyMap<string, string | undefined>;

/** Placeholder for values that are known only when the tests run. */
const OPEN = '…';

/** The titles of `it.each(table)(title)`: one for each row of a literal table, else one title with ellipses. */
export function eachTitles(title: string, table: ts.Expression | undefined): string[] {
  const rows = table && findArray(table)?.elements.map(readCase);
  const titles = rows?.map((row) => fill(title, row)) ?? [fill(title, [])];
  return [...new Set(titles)];
}

/** The array literal, or that of a constant in the same file. `as const` and `satisfies` are skipped. */
function findArray(node: ts.Expression): ts.ArrayLiteralExpression | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return findArray(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(ts.isSpreadElement) ? undefined : node;
  if (!ts.isIdentifier(node)) return undefined;
  const declared = node
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => ts.isIdentifier(name) && name.text === node.text);
  return declared?.initializer && findArray(declared.initializer);
}

function readCase(node: ts.Expression): Case {
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(readLiteral);
  if (!ts.isObjectLiteralExpression(node)) return [readLiteral(node)];
  return new Map(
    node.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), readLiteral(initializer)]),
  );
}

function readLiteral(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  const isWord = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword];
  return isWord.includes(node.kind) ? node.getText() : undefined;
}

function fill(title: string, row: Case): string {
  let column = 0;
  return title.replace(/%[sdifjop]|%#|\$(\w+)(?:\.\w+)*/g, (placeholder, name: string | undefined) => {
    if (placeholder === '%#') return OPEN;
    const value =
      row instanceof Map ? row.get(name ?? '') : (row as readonly (string | undefined)[])[column++];
    return value === undefined || placeholder.includes('.') ? OPEN : value;
  });
}
