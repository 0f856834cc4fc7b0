import { WALLET_STEPS } from '../../support/faults/wallets';
import { testMatrix } from '../../support/faults/matrix';

testMatrix(WALLET_STEPS);
