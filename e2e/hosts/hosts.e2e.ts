import { expect, test } from '../support/test';
import { OTHER_VARIANT } from '../support/variants';
import { HOST_PAGES } from './pages';
import { signInOn } from './signInOn';

/** The rows of `npm test`, at least one of each kind. The others belong to `npm run test:more`. */
const SAMPLE = [
  'beside enumerable properties of Object.prototype and others',
  'with * { all: unset !important }',
  'in a page whose later fields and labels have our ids',
  'in a sandboxed frame without an origin',
  'with htmx, after a visit to another page and back',
  'with elements of a password manager that come after the hydration',
  'with the script as a module',
];

test.describe('§1 Mounting: a code signs in, without an error and without a trace,', () => {
  for (const row of HOST_PAGES)
    test(row.name, { tag: SAMPLE.includes(row.name) ? [] : OTHER_VARIANT }, ({ site }) =>
      signInOn(row, site),
    );

  test('in seven pages of `npm test`, which the table has', () => {
    expect(HOST_PAGES.filter(({ name }) => SAMPLE.includes(name))).toHaveLength(SAMPLE.length);
  });
});
