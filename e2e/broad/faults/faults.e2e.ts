import { testMatrix } from '../../support/faults/matrix';
import { STEPS } from '../../support/faults/steps';
import { test } from '../../support/test';

test.describe.configure({ mode: 'parallel' });
// A third of the faults at each step, another one than at the step before. `PRICERX_ALL_FAULTS=1` tests all of them.
const isTested = process.env['PRICERX_ALL_FAULTS']
  ? undefined
  : ({ row, column }: { row: number; column: number }) => (row + column) % 3 === 0;
testMatrix('§8 Network and API: faults', STEPS, isTested);
