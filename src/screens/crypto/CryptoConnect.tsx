import { Waiting } from './parts/Waiting';

/** §4 Crypto flow: asks the wallet for its address, and the provider for the message to sign. */
export const CryptoConnect = () => (
  <Waiting title="crypto.connectWallet.title" instruction="crypto.connectWallet.instructionPopup" />
);
