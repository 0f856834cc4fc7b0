import { PASSKEY_STEPS } from '../../support/faults/passkeys';
import { testMatrix } from '../../support/faults/matrix';

testMatrix(PASSKEY_STEPS);
