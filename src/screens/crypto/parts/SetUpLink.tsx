import { transition } from '../../../store/widget';
import { Button } from '../../../ui/buttons/Button';
import { useStrings } from '../../../ui/text/strings';
import { useActions } from '../../hooks';
import { LinkPlace } from './SetUpLink.styles';
import { cryptoStrings } from '../strings';

const ACTIONS = { transition };

export function SetUpLink() {
  const actions = useActions(ACTIONS);
  const t = useStrings(cryptoStrings);
  return (
    <LinkPlace>
      <Button variant="text" onClick={() => actions.transition('CryptoSetupWallet')}>
        {t('crypto.wallet.setupNewWallet')}
      </Button>
    </LinkPlace>
  );
}
