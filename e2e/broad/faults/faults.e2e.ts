import { testMatrix } from '../../support/faults/matrix';
import { STEPS } from '../../support/faults/steps';
import { test } from '../../support/test';

test.describe.configure({ mode: 'parallel' });
testMatrix('§8 Network and API: faults', STEPS, process.env['PRICERX_ALL_FAULTS'] ? 'all' : 'a third');
