import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readVisit } from '../../src/domain/visit/readVisit';
import { scenarioText, type Runner } from './scenario';

const SCENARIO_USAGE =
  'Usage: pricerx-auth-sandbox scenario <visit.json> [--jest | --vitest] [--out <file.test.ts>]';

/** Thrown for a wrong command line or file. The command prints the message alone. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
}

function readArguments(given: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { jest: { type: 'boolean' }, vitest: { type: 'boolean' }, out: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || (values.jest && values.vitest)) throw new Error('');
    const runner: Runner = values.vitest ? 'vitest' : 'jest';
    return { file, runner, out: values.out };
  } catch (error) {
    const { message } = error as Error;
    throw new ScenarioError(message ? `${message}\n${SCENARIO_USAGE}` : SCENARIO_USAGE);
  }
}

function checkVisit(file: string): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ScenarioError(`${file} cannot be read. ${SCENARIO_USAGE}`);
  }
  try {
    readVisit(JSON.parse(text));
  } catch (error) {
    // The message of a SyntaxError quotes the file.
    const problem = error instanceof SyntaxError ? 'This is not JSON.' : (error as Error).message;
    throw new ScenarioError(`${file}: ${problem}`);
  }
}

/** `pricerx-auth-sandbox scenario …`: writes the test of a visit, or returns its text without `--out`. */
export function scenarioCommand(given: readonly string[]): string {
  const { file, runner, out } = readArguments(given);
  checkVisit(file);
  const from = path.relative(path.dirname(out ?? 'scenario.test.ts'), file).replaceAll(path.sep, '/');
  const text = scenarioText(from.startsWith('../') ? from : `./${from}`, runner);
  if (out === undefined) return text;
  writeFileSync(out, text);
  return `${out} plays ${file}.\n`;
}
