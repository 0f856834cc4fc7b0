/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import ts from 'typescript';
import { visitOf } from '../../tests/data/visit';
import { ScenarioError, scenarioCommand } from './scenarioCommand';

/** Texts that end a comment, a string or a template, among others. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\r', '\u2028', '\u2029', '*/', '//', "'", '"', '`', '${', '}', '\\', '\0'),
      fc.constantFrom('Main', 'process.exit(1);', 'POST /otps/authenticate', '{{email:1}}', 'button'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const anyValue = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.dictionary(hostileText, hostileText, { maxKeys: 2 }),
);

const at = fc.nat();
const entry = fc.oneof(
  fc.record({
    at,
    kind: fc.constant('act'),
    act: fc.constantFrom('click', 'type'),
    role: hostileText,
    name: hostileText,
    value: hostileText,
  }),
  fc.record({
    at,
    kind: fc.constant('call'),
    call: hostileText,
    sent: anyValue,
    answer: fc.record({ status: fc.nat(), body: anyValue }),
  }),
  fc.record({ at, kind: fc.constant('screen'), screen: hostileText }),
  fc.record({ at, kind: fc.constant('event'), event: hostileText, data: anyValue }),
  fc.record({ at, kind: fc.constant('error'), error: fc.dictionary(hostileText, anyValue, { maxKeys: 2 }) }),
);
const hostileVisit = fc
  .record({
    recordedBy: hostileText,
    address: hostileText,
    phones: fc.dictionary(hostileText, hostileText, { maxKeys: 2 }),
    entries: fc.array(entry, { maxLength: 4 }),
  })
  .map((parts) => ({ ...visitOf([]), ...parts }));

/** The kinds of all nodes of a file, and the texts of its strings. Fails for a file with syntax errors. */
function syntaxOf(text: string): { kinds: ts.SyntaxKind[]; strings: string[] } {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  const kinds: ts.SyntaxKind[] = [];
  const strings: string[] = [];
  const visitNode = (node: ts.Node): void => {
    kinds.push(node.kind);
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    ts.forEachChild(node, visitNode);
  };
  visitNode(ts.createSourceFile('visit.test.ts', text, ts.ScriptTarget.Latest));
  return { kinds, strings };
}

describe('§7 Sandbox: the test of a hostile visit', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pricerx-hostile-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const scenarioOf = (visit: unknown, name = 'visit.json'): string => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(visit));
    return scenarioCommand([file, '--out', path.join(folder, 'out.test.ts')]) && readOut();
  };
  const readOut = (): string => ts.sys.readFile(path.join(folder, 'out.test.ts')) ?? '';

  it('is the test of every other visit, or the visit is refused', () => {
    const honest = scenarioOf(visitOf([{ at: 0, kind: 'screen', screen: 'Main' }]));
    fc.assert(
      fc.property(hostileVisit, (visit) => {
        try {
          expect(scenarioOf(visit)).toBe(honest);
        } catch (error) {
          if (!(error instanceof ScenarioError)) throw error;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has the name of its file as a string, whatever the name', () => {
    const visit = visitOf([{ at: 0, kind: 'screen', screen: 'Main' }]);
    const honest = syntaxOf(scenarioOf(visit));
    const name = hostileText.map((text) => `${text.replace(/[/\0]/g, '')}.json`);
    fc.assert(
      fc.property(
        name.filter((text) => !/\p{Cs}/u.test(text)),
        (file) => {
          const { kinds, strings } = syntaxOf(scenarioOf(visit, file));
          expect(kinds).toEqual(honest.kinds);
          expect(strings).toEqual(honest.strings.map((text) => text.replace('visit.json', file)));
        },
      ),
    );
  });
});
