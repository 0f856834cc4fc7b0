import ts from 'typescript';
import { eachTitles } from './eachTitles';

/** A describe block: the titles that lead to it, and the tests directly inside. */
export interface TestGroup {
  titles: string[];
  tests: string[];
}

const known = new Map<string, TestGroup[]>();

/** Reads test titles from the source, without running the tests. */
export function readTestTitles(fileName: string, text: string): TestGroup[] {
  const groups = known.get(fileName) ?? parseTestTitles(fileName, text);
  known.set(fileName, groups);
  return groups;
}

function parseTestTitles(fileName: string, text: string): TestGroup[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const groups: TestGroup[] = [];

  const visit = (node: ts.Node, group: TestGroup): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (call?.kind === 'test') group.tests.push(...call.titles);
    if (call?.kind !== 'group') {
      ts.forEachChild(node, (child) => visit(child, group));
      return;
    }
    const inner: TestGroup = { titles: [...group.titles, call.titles.join(', ')], tests: [] };
    groups.push(inner);
    ts.forEachChild(node, (child) => visit(child, inner));
  };

  const outermost: TestGroup = { titles: [], tests: [] };
  groups.push(outermost);
  visit(source, outermost);
  return groups.filter(({ tests }) => tests.length > 0);
}

function readCall(node: ts.CallExpression): { kind: 'group' | 'test'; titles: string[] } | undefined {
  const called = readCalled(node.expression);
  const [title] = node.arguments;
  if (!title || !called) return undefined;
  const text = readTitle(title);
  const titles = called.isEach ? eachTitles(text, called.table) : [text];
  if (called.name === 'describe') return { kind: 'group', titles };
  return called.name === 'it' || called.name === 'test' ? { kind: 'test', titles } : undefined;
}

/** `it(…)`, `it.each(table)(…)` and `it.each`table`(…)` are all `it`; the inner call of an `each` has no title of its own. */
function readCalled(
  expression: ts.Expression,
): { name: string; isEach: boolean; table?: ts.Expression } | undefined {
  if (ts.isIdentifier(expression)) return { name: expression.text, isEach: false };
  const isTagged = ts.isTaggedTemplateExpression(expression);
  const each = isTagged
    ? expression.tag
    : ts.isCallExpression(expression)
      ? expression.expression
      : undefined;
  if (!each || !ts.isPropertyAccessExpression(each) || each.name.text !== 'each') return undefined;
  if (!ts.isIdentifier(each.expression)) return undefined;
  const table = ts.isCallExpression(expression) ? expression.arguments[0] : undefined;
  return { name: each.expression.text, isEach: true, ...(table ? { table } : {}) };
}

/** Parts of a title that are known only at run time become an ellipsis. */
function readTitle(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node)) return readTitle(node.left) + readTitle(node.right);
  return '…';
}
