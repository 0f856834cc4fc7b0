import { testMatrix } from '../../support/faults/matrix';
import { STEPS } from '../../support/faults/steps';
import { RUNS_ALL } from '../../support/sample';
import { test } from '../../support/test';

test.describe.configure({ mode: 'parallel' });
testMatrix('§8 Network and API: faults', STEPS, RUNS_ALL ? 'all' : 'a sixth');
