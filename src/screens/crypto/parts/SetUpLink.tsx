import { transition } from '../../../store/widget';
import { TextButton } from '../../../ui/buttons/TextButton';
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
      <TextButton onClick={() => actions.transition('CryptoSetupWallet')}>
        {t('crypto.wallet.setupNewWallet')}
      </TextButton>
    </LinkPlace>
  );
}
