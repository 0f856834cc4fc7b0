import { CODES } from '../../support/faults/codes';
import { testMatrix } from '../../support/faults/matrix';

testMatrix(CODES);
