type Letter =
  | ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M')
  | ('N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z');

/** The codes of two letters in a table. */
type CountriesIn<Table extends string, Found = never> = Table extends `${infer First}${infer Rest}`
  ? First extends Letter
    ? Rest extends `${infer Second}${infer Others}`
      ? CountriesIn<Others, Found | `${First}${Second}`>
      : Found
    : CountriesIn<Rest, Found>
  : Found;

/** Reads a table of dial codes, each after the code of its country: `US1AX358`. As an object, the tables would be 200 bytes larger. */
export const readTable = <const Table extends string>(table: Table): Record<CountriesIn<Table>, string> =>
  Object.fromEntries([...table.matchAll(/(..)(\d+)/g)].map((match) => match.slice(1))) as Record<
    CountriesIn<Table>,
    string
  >;
