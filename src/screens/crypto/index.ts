import type { Flow } from '../flows/flow';
import { CryptoConfirmation, CryptoConnect, CryptoSignMessage } from './CryptoConnect';
import { CryptoError } from './CryptoError';
import { CryptoOtherScreen } from './CryptoOtherScreen';
import { CryptoSetupWallet } from './CryptoSetupWallet';
import { completeFlow } from '../shared/screenEffects';
import { cryptoSaga } from './saga';
import { cryptoSlice } from './slice';
import { onConnect, onSign } from './walletSagas';
import { WalletButtons } from './parts/WalletButtons';

export default {
  slices: [cryptoSlice],
  saga: cryptoSaga,
  onScreen: { CryptoConnect: onConnect, CryptoSignMessage: onSign, CryptoConfirmation: completeFlow },
  screens: {
    CryptoConnect,
    CryptoSignMessage,
    CryptoOtherScreen,
    CryptoSetupWallet,
    CryptoError,
    CryptoConfirmation,
  },
  slot: WalletButtons,
} satisfies Flow;
