/** `file: title`: the title of a test or of a group of tests, without its section number. */
export type TestName = `${string}: ${string}`;

export type Standing = 'met' | 'not ours' | 'open';

/** A threat or an item of a standard. */
export interface Row {
  /** The threat, or the paraphrased item with its number. */
  what: string;
  standing: Standing;
  /** The measure, or the reason why the item is not ours or is open. */
  how: string;
  tests: readonly TestName[];
}

/** A row that is met names at least one test. */
export const met = (
  what: string,
  how: string,
  ...tests: readonly [TestName, ...(readonly TestName[])]
): Row => ({
  what,
  standing: 'met',
  how,
  tests,
});

export const notOurs = (what: string, how: string, ...tests: readonly TestName[]): Row => ({
  what,
  standing: 'not ours',
  how,
  tests,
});

export const open = (what: string, how: string, ...tests: readonly TestName[]): Row => ({
  what,
  standing: 'open',
  how,
  tests,
});

/** A table of the page: its heading and its rows. */
export interface Section {
  title: string;
  intro?: string;
  rows: readonly Row[];
}
