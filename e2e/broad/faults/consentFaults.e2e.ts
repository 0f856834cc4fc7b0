import { CONSENT_STEPS } from '../../support/faults/consent';
import { testMatrix } from '../../support/faults/matrix';

testMatrix(CONSENT_STEPS);
