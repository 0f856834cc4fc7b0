import { testMatrix } from '../../support/faults/matrix';
import { ONE_TAP_STEPS } from '../../support/faults/oneTap';
import { RETURN_STEPS } from '../../support/faults/returns';

testMatrix([...RETURN_STEPS, ...ONE_TAP_STEPS]);
