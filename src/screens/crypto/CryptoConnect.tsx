import { Waiting } from './Waiting';

/** §4 Crypto flow: the wallet is asked for its address, and the provider for the text to sign. */
export const CryptoConnect = () => (
  <Waiting title="crypto.connectWallet.title" instruction="crypto.connectWallet.instructionPopup" />
);
