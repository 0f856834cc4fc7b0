import { headingsWithoutTest } from './docsHeadings.mjs';

const STATEMENTS = { '§1 Storage': 2, '§4 Session': 1, '§4 Session lifecycle': 3, '§7 Words': 0 };

describe('docs:check: headings of the specification without a test', () => {
  it.each([
    ["describe('§1 Storage: a title', () => {});", ['§4 Session', '§4 Session lifecycle']],
    ["describe('§1 Storage, §4 Session: two headings', () => {});", ['§4 Session lifecycle']],
    ['test(`§4 Session lifecycle: ${what}`, () => {});', ['§1 Storage', '§4 Session']],
    ['// §1 Storage is no title', ['§1 Storage', '§4 Session', '§4 Session lifecycle']],
  ])('%j', (test, headings) => {
    expect(headingsWithoutTest(STATEMENTS, [test])).toEqual(headings);
  });
});
