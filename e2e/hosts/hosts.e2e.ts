import { test } from '../support/test';
import { OTHER_VARIANT } from '../support/variants';
import { HOST_PAGES } from './pages';
import { signInOn } from './signInOn';

/** The first rows belong to `npm test`, the others to `npm run test:more`. */
const SAMPLE = 10;

test.describe('§1 Mounting: a code signs in, without an error and without a trace,', () => {
  for (const [index, row] of HOST_PAGES.entries())
    test(row.name, { tag: index < SAMPLE ? [] : OTHER_VARIANT }, ({ site }) => signInOn(row, site));
});
