import { PASSWORD_STEPS } from '../../support/faults/passwords';
import { testMatrix } from '../../support/faults/matrix';

testMatrix(PASSWORD_STEPS);
