/** Prints a table in Markdown. */
export function table(first: string, columns: readonly string[], rows: readonly (string | number)[][]): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(line([first, ...columns]));
  console.log(line(['---', ...columns.map(() => '---')]));
  rows.forEach((row) => console.log(line(row)));
}
