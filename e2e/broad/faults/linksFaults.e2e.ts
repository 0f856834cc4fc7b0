import { LINK_STEPS } from '../../support/faults/links';
import { testMatrix } from '../../support/faults/matrix';

testMatrix(LINK_STEPS);
