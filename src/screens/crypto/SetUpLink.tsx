import { transition } from '../../store/widget';
import { Button } from '../../ui/Button';
import { useStrings } from '../../ui/strings';
import { Text } from '../../ui/Text';
import { useActions } from '../hooks';
import { cryptoStrings } from './strings';

const ACTIONS = { transition };

/** As tall as a button, whose place it may take while it waits. */
export function SetUpLink() {
  const actions = useActions(ACTIONS);
  const t = useStrings(cryptoStrings);
  return (
    <Text centered>
      <Button variant="text" onClick={() => actions.transition('CryptoSetupWallet')}>
        {t('crypto.wallet.setupNewWallet')}
      </Button>
    </Text>
  );
}
