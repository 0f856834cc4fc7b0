import { useStrings } from '../../ui/text/strings';
import { Text } from '../../ui/text/Text';
import { useWidget } from '../hooks';
import { cryptoStrings } from './strings';
import { Waiting } from './parts/Waiting';

/** Beginning and end of an address, as wallets show it, in a left-to-right isolate. */
const short = (address: string): string => `\u2066${address.slice(0, 8)}…${address.slice(-6)}\u2069`;

/** §4 Crypto flow: asks the wallet to sign the message. */
export function CryptoSignMessage() {
  const t = useStrings(cryptoStrings);
  const { walletAddress } = useWidget(({ widget }) => widget.formState.cryptoState);
  return (
    <Waiting title="crypto.signMessage.title" instruction="crypto.signMessage.instruction">
      <Text variant="helper">{t('crypto.signMessage.account', { address: short(walletAddress) })}</Text>
    </Waiting>
  );
}
