import { useStrings } from '../../ui/strings';
import { Text } from '../../ui/Text';
import { useWidget } from '../hooks';
import { cryptoStrings } from './strings';
import { Waiting } from './Waiting';

/** Both ends, as wallets show it: enough to see which of one's accounts it is. Isolated, since it reads from left to right. */
const short = (address: string): string => `\u2066${address.slice(0, 8)}…${address.slice(-6)}\u2069`;

/** §4 Crypto flow: the wallet is asked for a signature of that text. */
export function CryptoSignMessage() {
  const t = useStrings(cryptoStrings);
  const { walletAddress } = useWidget(({ widget }) => widget.formState.cryptoState);
  return (
    <Waiting title="crypto.signMessage.title" instruction="crypto.signMessage.instruction">
      <Text variant="helper">{t('crypto.signMessage.account', { address: short(walletAddress) })}</Text>
    </Waiting>
  );
}
