import ts from 'typescript';

/** A describe with the tests directly inside it, under its path of titles. */
export interface TestGroup {
  titles: string[];
  tests: string[];
}

/** Reads the titles from the source, so that the list needs no run, no browser and no order. */
export function readTestTitles(fileName: string, text: string): TestGroup[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const groups: TestGroup[] = [];

  const visit = (node: ts.Node, group: TestGroup): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (call?.kind === 'test') group.tests.push(call.title);
    if (call?.kind !== 'group') {
      ts.forEachChild(node, (child) => visit(child, group));
      return;
    }
    const inner: TestGroup = { titles: [...group.titles, call.title], tests: [] };
    groups.push(inner);
    ts.forEachChild(node, (child) => visit(child, inner));
  };

  const outermost: TestGroup = { titles: [], tests: [] };
  groups.push(outermost);
  visit(source, outermost);
  return groups.filter(({ tests }) => tests.length > 0);
}

function readCall(node: ts.CallExpression): { kind: 'group' | 'test'; title: string } | undefined {
  const name = calledName(node.expression);
  const [title] = node.arguments;
  if (!title || !name) return undefined;
  if (name === 'describe') return { kind: 'group', title: readTitle(title) };
  if (name === 'it' || name === 'test') return { kind: 'test', title: readTitle(title) };
  return undefined;
}

/** `it(…)`, `it.each(…)(…)` and `it.each`…`(…)` are all `it`; the inner call of an `each` has no title of its own. */
function calledName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  const tagged = ts.isTaggedTemplateExpression(expression) ? expression.tag : undefined;
  const each = tagged ?? (ts.isCallExpression(expression) ? expression.expression : undefined);
  if (each && ts.isPropertyAccessExpression(each) && each.name.text === 'each')
    return calledName(each.expression);
  return undefined;
}

/** What a title leaves open until it runs is shown as an ellipsis. */
function readTitle(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text.replace(/%[a-z#%]|\$[\w.]+/g, '…');
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node)) return readTitle(node.left) + readTitle(node.right);
  return '…';
}
