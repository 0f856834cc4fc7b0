import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { visitOf } from '../../tests/data/visit';
import { ScenarioError, scenarioCommand } from './scenarioCommand';

const VISIT = visitOf([
  { at: 0, kind: 'screen', screen: 'Main' },
  { at: 1, kind: 'act', act: 'type', role: 'textbox', name: 'Email address', value: '{{email:1}}' },
  { at: 2, kind: 'act', act: 'click', role: 'button', name: 'Continue' },
  {
    at: 3,
    kind: 'call',
    call: 'POST /otps/email/login_or_create',
    sent: { email: '{{email:1}}' },
    answer: null,
  },
  { at: 4, kind: 'error', error: { kind: 'unreachable' } },
]);

let folder: string;
const file = (name: string): string => path.join(folder, name);
const write = (name: string, value: unknown): string => {
  writeFileSync(file(name), typeof value === 'string' ? value : JSON.stringify(value));
  return file(name);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pricerx-scenario-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('§7 Sandbox: the command scenario', () => {
  it('writes a test of fewer than 40 lines that plays the file', () => {
    const out = file('tests.test.ts');
    scenarioCommand([write('visit.json', VISIT), '--out', out]);
    const text = readFileSync(out, 'utf8');
    expect(text.split('\n').length).toBeLessThan(40);
    expect(text).toContain("import { setUpVisit } from 'pricerx-auth-sandbox/jest';");
    expect(text).toContain("import visit from './visit.json';");
    expect(text).toContain("test('visit.json', async () => {");
  });

  it('imports the helper and the functions of Vitest with --vitest, and prints without --out', () => {
    const text = scenarioCommand([write('visit.json', VISIT), '--vitest']);
    expect(text).toContain("import { setUpVisit } from 'pricerx-auth-sandbox/vitest';");
    expect(text).toContain("import { expect, test } from 'vitest';");
  });

  it('escapes a quote in the name of the file', () => {
    const text = scenarioCommand([write("ada's visit.json", VISIT)]);
    expect(text).toContain("test('ada\\u0027s visit.json'");
  });

  it.each([
    ['call', { ...VISIT.entries[3], call: "GET /users/me\u2028process.exit(1) //'" }],
    ['screen', { at: 0, kind: 'screen', screen: "Main', process.exit(1), '" }],
    ['event', { at: 0, kind: 'event', event: '*/ process.exit(1) /*', data: {} }],
    ['role', { ...VISIT.entries[2], role: 'button\nprocess.exit(1) //' }],
    ['name', { ...VISIT.entries[2], name: 'Continue\r\nprocess.exit(1) //' }],
  ])('refuses a visit with code in a %s', (_what, entry) => {
    const file = write('visit.json', { ...VISIT, entries: [entry] });
    expect(() => scenarioCommand([file])).toThrow(ScenarioError);
  });

  it.each<[string, () => string[], RegExp]>([
    ['no file', () => [], /^Usage: /],
    ['both runners', () => ['a.json', '--jest', '--vitest'], /^Usage: /],
    ['an unknown option', () => ['a.json', '--mocha'], /--mocha[^]*Usage: /],
    ['a missing file', () => [file('none.json')], /none\.json cannot be read/],
    ['a file that is no JSON', () => [write('a.json', '{\u001b')], /a\.json: This is not JSON\.$/],
    [
      'a file that is no visit',
      () => [write('a.json', { log: {} })],
      /a\.json: This is not a recorded visit: it has no "format"/,
    ],
  ])('refuses %s with a message', (_what, given, message) => {
    expect(() => scenarioCommand(given())).toThrow(ScenarioError);
    expect(() => scenarioCommand(given())).toThrow(message);
  });
});
