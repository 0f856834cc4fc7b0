import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readVisit } from '../../src/domain/visit/readVisit';
import type { Visit } from '../../src/domain/visit/visit';
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

function visitIn(file: string): Visit {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ScenarioError(`${file} cannot be read. ${SCENARIO_USAGE}`);
  }
  try {
    return readVisit(JSON.parse(text));
  } catch (error) {
    throw new ScenarioError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** `pricerx-auth-sandbox scenario …`: writes the test of a visit, or returns its text without `--out`. */
export function scenarioCommand(given: readonly string[]): string {
  const { file, runner, out } = readArguments(given);
  const visit = visitIn(file);
  const from = path.relative(path.dirname(out ?? 'scenario.test.ts'), file).replaceAll(path.sep, '/');
  const imported = from.startsWith('.') ? from : `./${from}`;
  const text = scenarioText(visit, { file: imported, runner });
  if (out === undefined) return text;
  writeFileSync(out, text);
  return `${out} plays ${file}.\n`;
}
