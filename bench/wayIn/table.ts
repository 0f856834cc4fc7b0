import { readFileSync, writeFileSync } from 'node:fs';
import type { Result } from './measure';
import type { Measured } from './visitor';

const DOCUMENT = 'docs/way-in.md';
const [BEGIN, END] = ['<!-- bench:way-in -->', '<!-- /bench:way-in -->'];

const waited = ({ waits }: Measured): number => waits.reduce((sum, { ms }) => sum + ms, 0);
const roundTrips = ({ waits }: Measured): number => waits.reduce((sum, { series }) => sum + series.length, 0);

const COLUMNS = [
  'Way in',
  'Visitor',
  'Acts',
  'Provider’s',
  'Round trips',
  'Provider’s',
  'Waiting, ms',
  'Provider’s',
  'Waiting, ours / provider’s',
];

function cellsOf({ way, visitor, ours, provider }: Result): string[] {
  const both = (count: (measured: Measured) => number) => [
    ours ? count(ours).toFixed(0) : '–',
    provider ? count(provider).toFixed(0) : '–',
  ];
  const ratio = ours && provider ? (waited(ours) / waited(provider)).toFixed(2) : '–';
  return [way, visitor, ...both(({ acts }) => acts), ...both(roundTrips), ...both(waited), ratio];
}

/** A Markdown table, formatted as Prettier does. */
function tableOf(lines: readonly string[][]): string {
  const rows = [COLUMNS, ...lines];
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  const isText = (at: number) => at < 2;
  const padded = (text: string, at: number) => {
    const width = widths[at] ?? 0;
    return isText(at) ? text.padEnd(width) : text.padStart(width);
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(
    widths.map((width, at) => (isText(at) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  const [head = [], ...body] = rows.map((cells) => line(cells.map(padded)));
  return [head, rule, ...body].join('\n');
}

export const printTable = (results: readonly Result[]): void => console.log(tableOf(results.map(cellsOf)));

/** The rows of a written table. */
const rowsIn = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Writes the table; rows of ways that were not measured now stay. */
export function writeTable(results: readonly Result[]): void {
  const [before, rest = ''] = readFileSync(DOCUMENT, 'utf8').split(BEGIN);
  const [table = '', after] = rest.split(END);
  if (after === undefined) throw new Error(`${DOCUMENT} has no place for the table.`);
  const rows = new Map(
    [...rowsIn(table), ...results.map(cellsOf)].map((cells) => [cells.slice(0, 2).join(), cells]),
  );
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${tableOf([...rows.values()])}\n\n${END}${after}`);
}

/** Lists each wait, and the requests that were made one after the other meanwhile. */
export function printSteps(results: readonly Result[]): void {
  for (const { way, visitor, ours, provider } of results)
    for (const [widget, measured] of Object.entries({ ours, provider }))
      for (const { forWhat, ms, series } of measured?.waits ?? [])
        console.log(`${way}, ${visitor}, ${widget}: ${forWhat}, ${ms.toFixed(0)} ms: ${series.join(' > ')}`);
}
