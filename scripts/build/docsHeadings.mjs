// The headings of the specification, and the titles of tests, which begin with one.
/** The titles in the text of a test file. */
const TITLE = /['"`](§\d[^'"`\n]*)/g;

/** @returns whether a text begins with a heading: "§4 Session: …" begins with "§4 Session", and "§4 Sessions" does not. */
export const beginsWith = (text, heading) =>
  text.startsWith(heading) && !/^[\p{L}\d]/u.test(text.slice(heading.length));

/**
 * A heading without a statement needs no test. A title may name several headings, with commas between them.
 *
 * @param statements the number of statements of each heading
 * @param tests the texts of the test files
 * @returns the headings that have statements and no test
 */
export function headingsWithoutTest(statements, tests) {
  const headings = Object.keys(statements).toSorted((a, b) => b.length - a.length);
  const titles = tests
    .flatMap((test) => [...test.matchAll(TITLE)])
    .flatMap(([, title]) => title.split(/(?=§)/));
  const tested = new Set(titles.map((title) => headings.find((heading) => beginsWith(title, heading))));
  return headings.filter((heading) => statements[heading] > 0 && !tested.has(heading)).toSorted();
}
