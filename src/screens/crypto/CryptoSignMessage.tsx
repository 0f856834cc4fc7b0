import { useStrings } from '../../ui/strings';
import { Ltr, Text } from '../../ui/Text';
import { useWidget } from '../hooks';
import { cryptoStrings } from './strings';
import { Waiting } from './Waiting';

/** §4 Crypto flow: the wallet is asked for a signature of that text. */
export function CryptoSignMessage() {
  const t = useStrings(cryptoStrings);
  const { walletAddress } = useWidget(({ widget }) => widget.formState.cryptoState);
  return (
    <Waiting title="crypto.signMessage.title" instruction="crypto.signMessage.instruction">
      <Text variant="helper">
        {t('crypto.signMessage.account')} <Ltr>{walletAddress}</Ltr>
      </Text>
    </Waiting>
  );
}
